/** What the laws of all exercises do not say of these. */
import { beforeAll, expect, test } from "vitest";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { hybridLab } from "../lesson/hybridLab.tsx";
import { realRegistry } from "../test-support/testEngine.ts";
import { conservatively, decisionsOf } from "./decision.ts";
import { moves } from "./moves.tsx";
import { perform } from "./perform.tsx";
import { conservative, played, thereAndBack } from "./scene.ts";
import { counted, type Slip, type Stay, sumLines } from "./stays.ts";

/** The paper's. */
const prices = { rf: 1, wf: 118, rm: 23, wm: 12 };

let lab: LessonLab;
beforeAll(async () => {
  lab = hybridLab(await realRegistry()) as LessonLab;
});

test("at the paper's prices a page that is only read moves after six reads of 22, as 132 is more than 130", () => {
  const requests = Array.from({ length: 6 }, () => ["R7", "R1", "R2", "R3"]).flat();
  const decisions = decisionsOf(played({ prices, frames: 3, lane: conservative, requests }, lab), 7);
  expect(thereAndBack(prices)).toBe(130);
  expect(decisions.map(({ saving }) => saving)).toEqual([22, 44, 66, 88, 110, 132]);
  expect(decisions.map(({ moved }) => moved)).toEqual([false, false, false, false, false, true]);
  for (const decision of decisions) expect(conservatively(decision, prices).right.moves).toBe(decision.moved);
});

// Changed on the magnetic disk, moved after six reads, hit and changed on flash.
const stay = (disk: "f" | "m", requests: string, dirty: boolean, moved = false): Stay => ({
  ...{ disk, requests: [...requests], left: { dirty, moved } },
});
const story = [
  stay("m", "W", true),
  ...Array.from({ length: 5 }, () => stay("m", "R", false)),
  stay("m", "R", false, true),
  stay("f", "RR", false),
  stay("f", "RW", true),
];

// By hand: 6 · 22 = 132 and a move; on flash −22, kept at 0, twice, then 118 − 12.
test.each<[Slip | undefined, number]>([
  [undefined, 106],
  ["hits", 106],
  // 132 − 22 − 22 + 106.
  ["noReset", 194],
  // From the move on: −22 − 22 + 106.
  ["noFloor", 62],
  // 1 + 1 + 118.
  ["wholePrice", 120],
  // 22 + 22 − 106 is below 0.
  ["fromMagnetic", 0],
  ["noWrite", 0],
  ["early", 106],
])("the wrong rule %s gives the C that it gives by hand", (slip, c) => {
  expect(counted(story, prices, slip)).toBe(c);
});

test("the sum begins at the last move and joins equal operations", () => {
  expect(sumLines(story, prices).map(({ what, times, c }) => [what, times, c])).toEqual([
    ["move", 1, 0],
    ["read", 2, 0],
    ["write", 1, 106],
  ]);
});

test("between 40 and 60% of the pages that leave move", () => {
  const questions = Array.from({ length: 300 }, (_, seed) => moves.draw(seed + 1, 0, lab));
  const share = questions.filter(({ answer }) => answer[0] === "1").length / questions.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});

test("twelve questions are the requests of one scene, in which each outcome comes two to four times", () => {
  const ofScene = (first: number) =>
    Array.from({ length: 12 }, (_, at) => {
      const { answer, question } = perform.draw(7, first + at, lab);
      return { answer: answer[0], request: String(question).replace(/^Request \d+ of 12: /, "") };
    });
  const [one, next] = [ofScene(0), ofScene(12)];
  for (const scene of [one, next])
    for (const outcome of ["0", "1", "2", "3"]) {
      const times = scene.filter(({ answer }) => answer === outcome).length;
      expect([outcome, times >= 2 && times <= 4, times]).toEqual([outcome, true, times]);
    }
  expect(one.map(({ request }) => request)).not.toEqual(next.map(({ request }) => request));
});
