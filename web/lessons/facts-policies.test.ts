/** Lessons 3 to 5: what their texts say of policies, and what wrong rules give. */
import { beforeAll, expect, test } from "vitest";
import { Lab } from "../engine/pkg/ace/ace.js";
import { realRegistry } from "../labs/ace/state/testEngine.ts";
import { larger, loop } from "./scenes/lru.ts";
import { bustub, drawn, rowsUnder, twice, twiceUnder } from "./scenes/second-use.ts";

let presets: Awaited<ReturnType<typeof realRegistry>>["presets"];
beforeAll(async () => {
  ({ presets } = await realRegistry());
});

/** The hits of each lane at the end. */
function hitsOf(scene: object): number[] {
  const lab = new Lab(JSON.stringify(scene), undefined);
  lab.seek(2 ** 31);
  const { lanes }: { lanes: { counters: { hits: number } }[] } = JSON.parse(lab.step_json());
  lab.free();
  return lanes.map(({ counters }) => counters.hits);
}
const hits = (preset: string, change: object = {}) =>
  hitsOf({ ...(presets.find(({ id }) => id === preset)?.scene as object), ...change });

test("lesson 3: what the loop gives with a frame more, with one miss a round, and with one hit a round", () => {
  const under = (policy: string) => ({ lanes: [{ policy, mode: "baseline" }] });
  const wholeLoop = hits(loop.preset, { ...larger.change, ...under("lru") });
  const best = hits(loop.preset, under("min"));
  expect([wholeLoop, best]).toEqual([[2000 - 51], hits(loop.preset, under("mru"))]);
  // As the wrong answers have it.
  expect([wholeLoop, best, Math.floor(2000 / 51)]).toEqual([[1949], [1911], 39]);
});

test("lesson 5: none but MIN is best in every row of the table, and each falls below Random in one", () => {
  const kinds = ["zipf", "scan", "looping", "walk"];
  const policies = ["lru", "lfu", "2q", "arc", "s3-fifo"];
  const [of, random] = [
    (kind: string, policy: string) => hitsOf(drawn(kind, policy))[0] ?? Number.NaN,
    kinds.map((kind) => hitsOf(drawn(kind, "random"))[0] ?? Number.NaN),
  ];
  for (const kind of kinds)
    for (const policy of [...policies, "random"]) expect(of(kind, policy)).toBeLessThan(of(kind, "min"));
  for (const policy of policies)
    expect(kinds.some((kind, row) => of(kind, policy) < (random[row] ?? 0))).toBe(true);
  for (const policy of [...policies, "random"])
    expect(kinds.some((kind) => policies.some((other) => of(kind, other) > of(kind, policy)))).toBe(true);
});

test("lesson 5: who lets a scan pass, who one that requests each page twice, and who keeps index pages", () => {
  // LRU, 2Q, ARC and SIEVE.
  expect(hits("hot-set")).toEqual([6, 9, 9, 9]);
  expect(hits("hot-set", { lanes: twiceUnder("lru-k").change.lanes })).toEqual([9]);
  expect(hits("hot-set", twice)).toEqual([14, 17, 14, 14]);
  const late = [{}, { crp: 1 }].flatMap((settings) => hits("hot-set", twiceUnder("lru-k", settings).change));
  expect(late).toEqual([11, 17]);
  expect(["2q", "arc"].flatMap((policy) => hits("index-and-rows", rowsUnder(policy).change))).toEqual([1, 0]);
  expect(hits("index-and-rows", bustub.change)).toEqual([0]);
});
