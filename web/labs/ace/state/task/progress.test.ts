import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../state/url/tests/runs.ts";
import { advanced, begun, canUndo, type Progress, type Step, score, triedPart } from "./progress.ts";

const PARTS = 2;
const commit = (...rights: boolean[]): Step => ({
  kind: "commit",
  parts: rights.map((right, part) => ({ part, right, code: String(right) })),
  of: PARTS,
});
const after = (...steps: Step[]): Progress => steps.reduce(advanced, begun);

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc
      .tuple(fc.nat(PARTS - 1), fc.boolean())
      .map(([part, right]): Step => ({ kind: "commit", parts: [{ part, right, code: "1" }], of: PARTS })),
    fc.tuple(fc.boolean(), fc.boolean()).map((rights): Step => commit(...rights)),
    fc.nat(PARTS - 1).map((part): Step => ({ kind: "show", parts: [part], of: PARTS })),
    fc.constant<Step>({ kind: "next" }),
    fc.constant<Step>({ kind: "undo" }),
  ),
  { maxLength: 60 },
);

test("a first try is never taken back, whatever follows it", () => {
  fc.assert(
    fc.property(steps, (list) => {
      let progress = begun;
      const first = new Map<string, boolean>();
      for (const step of list) {
        progress = advanced(progress, step);
        progress.tried.forEach((parts, question) => {
          parts.forEach((tried, part) => {
            const key = `${question} ${part}`;
            if (first.has(key)) expect(tried.first).toBe(first.get(key));
            else if (tried.first !== null) first.set(key, tried.first);
          });
        });
      }
    }),
    runs(500),
  );
});

test("the score counts questions all parts of which were right at the first try, among those tried in full", () => {
  fc.assert(
    fc.property(steps, (list) => {
      const progress = after(...list);
      const { right, of } = score(progress);
      const full = progress.tried.filter(
        (parts) => parts.length > 0 && parts.every(({ first }) => first !== null),
      );
      expect(of).toBe(full.length);
      expect(right).toBe(full.filter((parts) => parts.every(({ first }) => first)).length);
      expect(right).toBeLessThanOrEqual(of);
    }),
    runs(300),
  );
});

test("right at the second try is not right at the first", () => {
  const progress = after(commit(false, true), {
    kind: "commit",
    parts: [{ part: 0, right: true, code: "second" }],
    of: PARTS,
  });
  expect(triedPart(progress, 0, 0)).toEqual({ first: false, code: "false", solved: true });
  expect(score(progress)).toEqual({ right: 0, of: 1 });
});

test("who looks first has not answered", () => {
  expect(score(after({ kind: "show", parts: [0, 1], of: PARTS }))).toEqual({ right: 0, of: 1 });
});

test("undo opens the last part again, then those before it, across questions", () => {
  const two = after(commit(true, true), { kind: "next" }, commit(true, true), { kind: "next" });
  const opened: [number, number][] = [];
  let progress = two;
  while (canUndo(progress)) {
    const before = progress;
    progress = advanced(progress, { kind: "undo" });
    const part = [1, 0].find((at) => {
      const solved = (state: Progress) => triedPart(state, progress.at, at).solved;
      return solved(before) && !solved(progress);
    });
    opened.push([progress.at, part ?? -1]);
  }
  expect(opened).toEqual([
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ]);
  expect(score(progress)).toEqual(score(two));
  expect(advanced(progress, { kind: "undo" })).toBe(progress);
});
