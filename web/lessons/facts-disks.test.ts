/** Numbers that the lessons on two disks say in words, where no `<Number>` computes them. */
import { beforeAll, expect, test } from "vitest";
import { unpacked } from "../engine/ownTrace/packed.ts";
import { Lab, OwnTraceBuilder } from "../engine/pkg/hybrid/hybrid.js";
import type { HybridScene } from "../labs/hybrid/lab.ts";
import { realRegistry } from "../labs/hybrid/test-support/testEngine.ts";
import type { HybridRegistry } from "../labs/hybrid/types.ts";
import { presetScene } from "../state/run/scene.ts";
import { longPhases } from "./scenes/conservative.ts";
import { setA, setB } from "./scenes/evicting-by-cost.ts";
import { long, longOthers } from "./scenes/three-ways.ts";
import { readAgain, writtenThenRead } from "./scenes/two-disks.ts";
import { grouped, prose, recorded, unmarked } from "./test-support/words.ts";

let registry: HybridRegistry;
beforeAll(async () => {
  registry = await realRegistry();
});

/** The paper's prices, of table 1. */
const [rf, wf, rm, wm] = [1, 118, 23, 12];
const lru = (placement: string, more?: object) => ({ placement, replacement: "lru", ...more });
const conservative = (floor: boolean) => lru("conservative", { floor });
const sceneOf = (preset: string) =>
  presetScene<HybridScene>(registry.presets.find(({ id }) => id === preset)) as HybridScene;

/** By lanes, at the end of a run. */
function countersOf(scene: object, trace?: ConstructorParameters<typeof Lab>[1]): Record<string, number>[] {
  const lab = new Lab(JSON.stringify(scene), trace);
  lab.seek(2 ** 31);
  const { lanes }: { lanes: { counters: Record<string, number> }[] } = JSON.parse(lab.step_json());
  lab.free();
  return lanes.map(({ counters }) => counters);
}
const costsOf = (scene: object) => countersOf(scene).map(({ cost = 0 }) => cost);

/** Leaves, the inner nodes above them, and a root. */
const treePages = (records: number) => {
  const leaves = Math.ceil(records / 29);
  return leaves + Math.ceil(leaves / 117) + 1;
};

test("lesson 11: a round on each disk, the reads that pay for a move, and what table 1 prints", async () => {
  const text = await prose("11-two-disks");
  const [magnetic, flash] = [4 * rm + 2 * wm, 4 * rf + 2 * wf];
  expect(flash - magnetic).toBe(2 * 106 - 4 * 22);
  expect(text).toContain(`4 · 23 + 2 · 12 = ${magnetic} on the magnetic disk, 4 · 1 + 2 · 118 = ${flash}`);
  for (const [scene, cost] of [
    [readAgain, wf],
    [writtenThenRead, wf - wm],
  ] as const) {
    const moves = (reads: number) => (countersOf(scene(reads))[1]?.migrations_to_f ?? 0) > 0;
    const least = [1, 2, 3, 4, 5, 6, 7, 8].find(moves);
    expect(least).toBe(Math.ceil(cost / (rm - rf)));
    expect(text).toContain(`number={${least}} range`);
  }
  const [read, flashWrite, magneticWrite] = [915, 108_987, 10_983];
  expect(((flashWrite * 1000) / 2.26e9) * 1000).toBeCloseTo(48, 0);
  expect([flashWrite / read, (flashWrite - magneticWrite) / read].map(Math.round)).toEqual([119, 107]);
  expect(text).toContain(`a tree of ${treePages(20_000)} pages`);
});

test("lesson 12: page 7's counter with the floor, and without", async () => {
  const counters = (floor: boolean) => {
    const lab = new Lab(JSON.stringify({ ...sceneOf("ten-pages"), lanes: [conservative(floor)] }), undefined);
    const read = [28, 32, 35].map((step) => {
      lab.seek(step);
      const [lane]: { account: { counters: number[] } }[] = JSON.parse(lab.page_json(7));
      return lane?.account.counters[0];
    });
    lab.seek(36);
    const moved: unknown = JSON.parse(lab.page_json(7))[0].disk;
    lab.free();
    return { read, moved };
  };
  // At step 35 its read is counted, at 36 the write with which it leaves.
  expect(counters(true)).toEqual({ read: [0, 106, 106 - 22], moved: "m" });
  expect(counters(false)).toEqual({ read: [-22, 62, 62 - 22], moved: "m" });
  const text = await prose("12-conservative");
  expect(text).toContain("−22 − 22 + 106 = 62 at step 32 and 62 − 22 + 106 = 146 at step 36");
  expect(text).toContain("106 − 22 + 106 = 190");
});

test("lesson 12: the bound of three needs the floor", () => {
  const [floor = 0, unbounded = 0, optimum = 0] = costsOf(longPhases);
  expect(floor / optimum).toBeLessThan(3);
  expect(unbounded / optimum).toBeGreaterThan(3);
});

test("lesson 13: its round, hybrid's count and memory, and the paper's seconds as ratios", async () => {
  const text = await prose("13-three-ways");
  expect([2 * rm + wm, 2 * rf + wf, rm + wf + rf + wm]).toEqual([58, 120, 154]);
  const q = 1 - 3 / 12;
  const [reads, read] = [6, rm - rf];
  expect(text).toContain(`number={${(reads * q + 1) * read}} range`);
  // As optimistic counts, as conservative does, without the physical read, without q.
  for (const wrong of [reads * read, read, reads * q * read, (reads + 1) * read])
    expect(text).toContain(`<Wrong value={${wrong}}>`);
  const pages = (10 * 2 ** 30) / 4096;
  expect([17, 9].map((bytes) => Math.floor((pages * bytes) / 1e6))).toEqual([44, 23]);
  const times = (optimum: number, ...seconds: number[]) =>
    seconds.map((one) => (one / optimum).toFixed(2)).join();
  expect(times(6366, 7003, 8338, 9784, 12_760, 13_920)).toBe("1.10,1.31,1.54,2.00,2.19");
  expect(times(3920, 3932, 4060, 4560, 4150)).toBe("1.00,1.04,1.16,1.06");
});

test("lesson 13: of the three optimistic comes first in long phases, last in short ones; the floor helps", () => {
  const [, optimistic = 0, hybrid = 0, unbounded = 0] = costsOf(long);
  expect(optimistic).toBeLessThan(hybrid);
  expect(hybrid).toBeLessThan(unbounded);
  expect(costsOf(longOthers)[1]).toBeLessThan(optimistic);
  const [, waiting = 0, both = 0, quick = 0] = costsOf(sceneOf("r3-u3"));
  expect(quick).toBeGreaterThan(Math.max(waiting, both));
});

test("lesson 13: the recording of pgbench on two disks", async () => {
  const { scene, packed } = await recorded("postgres-pgbench");
  const { workload, frames } = scene;
  const { requests, pages } = packed;
  const ran = (...lanes: object[]) =>
    countersOf({ workload, frames, lanes }, unpacked(OwnTraceBuilder, { requests, pages }));
  const [alone, optimistic, hybrid, waiting] = ran(
    lru("magnetic"),
    lru("optimistic"),
    lru("hybrid"),
    conservative(true),
  );
  const [optimum] = ran(lru("optimal"));
  if (alone === undefined || optimistic === undefined || hybrid === undefined) throw new Error("three lanes");
  expect([waiting?.migrations_to_f, optimum?.migrations_to_f]).toEqual([0, 0]);
  const { hits = 0, misses = 0, evictions_dirty: written = 0, cost: never = 0 } = alone;
  const text = unmarked(await prose("13-three-ways"));
  expect(text).toContain(
    `has ${grouped(requests.length)} requests. Under LRU a pool of ${grouped(frames)} frames answers ${grouped(hits)} of them`,
  );
  expect(text).toContain(
    `reads ${grouped(misses)} pages and writes ${grouped(written)}: one operation for about nine`,
  );
  expect(Math.round(requests.length / (misses + written))).toBe(9);
  const more = ({ cost = 0 }) => `${(100 * (cost / never - 1)).toFixed(0)}% more`;
  expect(text).toContain(
    `Hybrid moves ${hybrid.migrations_to_f} pages to flash and costs ${more(hybrid)}, optimistic ${optimistic.migrations_to_f} and ${more(optimistic)}`,
  );
});

test("lesson 14: its tree, and hits and cost that part ways in the model", async () => {
  const { at: _, ...scene } = sceneOf("lambda");
  expect(await prose("14-evicting-by-cost")).toContain(
    `a tree of ${treePages(20_000)} pages, ${scene.frames} frames`,
  );
  const [hot, , large, whole] = countersOf({ ...scene, ...setA });
  expect(large?.hits).toBeLessThan(hot?.hits ?? 0);
  expect(whole?.hits).toBeLessThan(large?.hits ?? 0);
  expect(large?.cost).toBeLessThan(hot?.cost ?? 0);
  const costs = costsOf({ ...scene, ...setB });
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));
});
