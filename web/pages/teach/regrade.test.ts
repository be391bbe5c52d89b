/** Lines of a class, graded against the exercise that was set: by what a fake lab says of links. */
import { expect, test, vi } from "vitest";
import { LIMITS } from "../../engine/limits.ts";
import { markOf } from "../../shell/exercise/attempt.ts";
import { writeAnswers } from "../../shell/exercise/run.ts";
import type { Regraded, Site } from "../../shell/site.ts";
import { linesOf, markIn, regraded } from "./regrade.ts";

/** Three questions whose right answer is 0; a number may be written in any way. */
const graded = (hash: string): Regraded => {
  const scene = /scene=(\w+)/.exec(hash)?.[1] ?? "";
  if (scene === "broken") throw new Error("the grader broke down");
  return {
    ...{ title: "Predict · LRU", seed: "42", exercise: scene, scene: `scene ${scene}`, asked: 3 },
    attempt: Number(/attempt:(\d+)/.exec(hash)?.[1] ?? 1),
    grade: (code) =>
      /^\d+$/.test(code) ? { right: Number(code) === 0, chosen: String(Number(code)) } : null,
  };
};
const manifest = { regrade: async (hash: string) => graded(hash) };
const site = { labs: [{ id: "ace", path: "/ace", load: async () => ({ manifest }) }] } as unknown as Site;

interface Wish {
  name?: string;
  scene?: string;
  attempt?: number;
  mark?: string | null;
  said?: string;
}

function line(codes: readonly string[], wish: Wish = {}): string {
  const { name = "Anna", scene = "set", attempt = 1, said = "3 of 3" } = wish;
  const link = `https://lab.example/#/ace?scene=${scene}&task=predict${attempt > 1 ? `~attempt:${attempt}` : ""}`;
  const { mark = markOf(scene) } = wish;
  const named = mark === null ? "" : ` · exercise ${mark}`;
  return `${name}: Bufferpool Lab · predict · seed 42${named} · ${said} at first try · answers ${writeAnswers(link, codes)} · ${link}`;
}

const check = async (lines: string[], set: string | null = null) =>
  regraded(site, lines, set, () => {}, new AbortController().signal);
const first = async (text: string, set: string | null = null) => (await check([text], set))[0];

test("a line of the exercise that was set counts, whichever attempt; one of another scene is shown with its own", async () => {
  const set = await markIn(site, "https://lab.example/#/ace?scene=set&task=predict");
  expect(set).toBe(markOf("set"));
  expect(await markIn(site, markOf("set"))).toBe(set);
  expect(await markIn(site, "anything else")).toBeNull();
  expect(await first(line(["0", "0", "0"]), set)).toMatchObject({
    name: "Anna",
    graded: { isSet: true, named: true, right: 3, given: 3, attempt: 1 },
  });
  expect(await first(line(["0", "0", "0"], { attempt: 2 }), set)).toMatchObject({
    graded: { isSet: true, attempt: 2 },
  });
  expect(await first(line(["0", "0", "0"], { scene: "own" }), set)).toMatchObject({
    graded: { isSet: false, scene: "scene own", right: 3 },
  });
});

test("an older line, which does not name its scene, is graded as before, and says so", async () => {
  expect(await first(line(["0", "1"], { mark: null }), markOf("set"))).toMatchObject({
    graded: { named: false, isSet: true, right: 1, given: 2 },
  });
});

test("a line that names another exercise than its link is of was changed", async () => {
  expect(await first(line(["0"], { mark: markOf("own") }))).toMatchObject({ graded: null, fault: "changed" });
});

test("equal answers are those that chose the same, however they are written", async () => {
  const all = await check([
    line(["0", "1", "2"]),
    line(["000", "01", "2"], { name: "Ben" }),
    line(["0", "1", "2"], { attempt: 2 }),
    line(["0", "1", "3"]),
  ]);
  expect(all.map(({ graded }) => graded?.equal)).toEqual([null, 1, null, null]);
});

test("what is said is read whole, and a name has no signs that are not seen", async () => {
  const [far, hidden] = await check([
    line(["0"], { said: "0 of 300000" }),
    line(["0"], { name: `${"x".repeat(500_000 % 5_000)}\u202e\u200b` }),
  ]);
  expect(far?.graded?.said).toEqual([0, 300_000]);
  expect(hidden?.name).toBe("x".repeat(LIMITS.shownName).slice(0, hidden?.name.length));
  expect(hidden?.name.length).toBeLessThanOrEqual(LIMITS.shownName);
});

test("whatever is pasted costs little, and a grader that breaks down ends nothing", async () => {
  const lines = [
    "http://".repeat(30_000),
    `${"http://".repeat(1_000)}#/`,
    "x".repeat(LIMITS.resultCharacters + 1),
    line(["0"], { scene: "broken" }),
    "nothing of the kind",
    line(["0"]),
  ];
  const all = await check(lines);
  expect(all.map(({ fault }) => fault)).toEqual([
    "long",
    "unreadable",
    "long",
    "unreadable",
    "unreadable",
    null,
  ]);
  for (const { name } of all) expect(name.length).toBeLessThanOrEqual(LIMITS.shownName);
});

test("it says how far it is, and stops with what is there", async () => {
  const now = vi.spyOn(performance, "now");
  let clock = 0;
  // Each look at the clock is a slice later.
  now.mockImplementation(() => (clock += 10));
  const stop = new AbortController();
  const told: number[] = [];
  const lines = linesOf(Array.from({ length: 50 }, () => line(["0"])).join("\n\n"));
  expect(lines).toHaveLength(50);
  const all = await regraded(
    site,
    lines,
    null,
    (done) => {
      told.push(done);
      if (done >= 20) stop.abort();
    },
    stop.signal,
  );
  now.mockRestore();
  expect(all.length).toBe(20);
  expect(told).toEqual(Array.from({ length: 21 }, (_, at) => at));
});
