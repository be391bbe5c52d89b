import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Evictions, opened, type Picture, turned } from "./asking.ts";

/** A run of which it is known which requests evict. */
const runs = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }).map(
  (evicting): Evictions => ({
    requests: evicting.length,
    evicts: (position) => evicting[position] === true,
    next: (from) => {
      const found = evicting.indexOf(true, from);
      return found < 0 ? evicting.length : found;
    },
  }),
);
const presses = fc.array(fc.constantFrom("step", "step", "step", "back", "start", "end"), { maxLength: 120 });

const evictionsOf = ({ requests, evicts }: Evictions) =>
  Array.from({ length: requests }, (_, position) => position).filter(evicts).length;

test("whatever is pressed, no eviction is passed without its question", () => {
  fc.assert(
    fc.property(runs, presses, (run, actions) => {
      let picture: Picture = opened(0, run);
      for (const action of actions) {
        const before = picture;
        picture = turned(before, action, run);
        expect(picture.at).toBeLessThanOrEqual(run.requests);
        if (picture.phase === "asked") expect(run.evicts(picture.at)).toBe(true);
        for (let passed = before.at; passed < picture.at; passed += 1)
          expect(run.evicts(passed)).toBe(before.phase === "asked" && passed === before.at);
      }
    }),
  );
});

test("presses to the end are steps and evictions, and as many lead back through the same pictures", () => {
  fc.assert(
    fc.property(runs, (run) => {
      const start: Picture = { at: 0, phase: "shown" };
      const seen = [start];
      while (seen.at(-1)?.at !== run.requests) seen.push(turned(seen.at(-1) ?? start, "step", run));
      expect(seen).toHaveLength(1 + run.requests + evictionsOf(run));
      const back = [seen.at(-1) ?? start];
      for (let press = 1; press < seen.length; press += 1)
        back.push(turned(back.at(-1) ?? start, "back", run));
      expect(back.reverse()).toEqual(seen);
    }),
  );
});
