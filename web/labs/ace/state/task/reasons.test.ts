import { expect, test } from "vitest";
import { byDay } from "../../../../test-support/day.ts";
import { realRegistry } from "../testEngine.ts";
import { everyLane, laneName, sceneOf, taskOf } from "../tests/runs.ts";
import { openTask } from "./open.ts";
import type { Question } from "./questions.ts";
import { type Claim, type Reason, reasonsFor } from "./reasons.ts";

const registry = await realRegistry();

/** Whether a rule holds of a page, by looking at every request one by one. */
function holds({ kind, victim }: Claim, { asked }: Question, requests: Uint32Array): boolean {
  const pages = asked.cells.map(({ page }) => Number(page));
  const own = Number(victim);
  const at = (page: number) => [...requests.keys()].filter((t) => (requests[t] ?? 0) >>> 1 === page);
  const past = (page: number) => at(page).filter((t) => t < asked.position);
  const next = (page: number) => at(page).find((t) => t >= asked.position) ?? Number.POSITIVE_INFINITY;
  const last = (page: number) => past(page).at(-1) ?? -1;
  const dirty = asked.cells.find(({ page }) => page === victim)?.dirty ?? false;
  switch (kind) {
    case "unused-longest":
      return pages.every((page) => last(page) >= last(own));
    case "fewest-requests":
      return pages.every((page) => past(page).length >= past(own).length);
    case "needed-last":
      return pages.every((page) => next(page) <= next(own));
    case "clean":
      return !dirty;
    case "dirty":
      return dirty;
  }
}

const textOf = (reason: Reason) =>
  reason.kind === "engine" ? reason.phrase.template : `${reason.claim.kind} ${reason.claim.victim}`;

test.each(everyLane(registry).map((lane) => [laneName(lane), lane] as const))(
  "%s: one reason is the policy's, and no other rule that is offered holds",
  (_, lane) => {
    const { session, questions } = openTask(registry, sceneOf(lane), taskOf("why", { count: byDay(10, 40) }));
    const requests = session.requestsBetween(0, session.requests);
    const kinds = new Set<string>();
    for (const question of questions) {
      const { options, right } = reasonsFor(session, question, 42);
      expect(options[right]?.kind).toBe("engine");
      expect(options.length).toBeGreaterThanOrEqual(2);
      expect(options.length).toBeLessThanOrEqual(4);
      expect(new Set(options.map(textOf)).size).toBe(options.length);
      for (const option of options) {
        if (option.kind !== "claim") continue;
        kinds.add(option.claim.kind);
        expect(holds(option.claim, question, requests), textOf(option)).toBe(false);
      }
    }
    expect(kinds.size).toBeGreaterThan(0);
    session.close();
  },
);

test("the right reason stands now here, now there, and at the same place for everyone", () => {
  const [lane] = everyLane(registry);
  if (lane === undefined) throw new Error("a policy");
  const places = (sequence: number) => {
    const { session, questions } = openTask(registry, sceneOf(lane), taskOf("why", { count: 40 }));
    const found = questions.map((question) => reasonsFor(session, question, sequence).right);
    session.close();
    return found;
  };
  expect(new Set(places(42)).size).toBeGreaterThan(2);
  expect(places(42)).toEqual(places(42));
});
