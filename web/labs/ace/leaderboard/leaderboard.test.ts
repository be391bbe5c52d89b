import { readFile } from "node:fs/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { unpacked } from "../../../engine/ownTrace/packed.ts";
import { Lab, OwnTraceBuilder } from "../../../engine/pkg/ace/ace.js";
import initReader, { OwnTraceReader } from "../../../engine/pkg/reader/reader.js";
import { initSync, Sweep, OwnTraceBuilder as SweepsBuilder } from "../../../engine/pkg/sweep/sweep.js";
import { comparisonOf } from "../../../engine/sweep/comparison.ts";
import { missesAt } from "../optimum/OptimumOfRun.tsx";
import { recordings } from "../recordings.ts";
import type { Scene } from "../state/scene.ts";
import { realRegistry } from "../state/testEngine.ts";
import {
  type Entry,
  entryOf,
  firstEntries,
  leaderboardRuns,
  MOST_ENTRIES,
  ranksOf,
  withEntry,
} from "./entries.ts";

const registry = await realRegistry();
initSync({ module: await WebAssembly.compile(await readFile("web/engine/pkg/sweep/sweep_bg.wasm")) });

const scene = {
  ...{ pages: 60, frames: 8, alpha: 3, k_r: 3, k_w: 3, base_us: 10 },
  lanes: [
    { policy: "arc", mode: "baseline" as const },
    { policy: "lru", mode: "ace" as const, prefetch: true },
  ],
  workload: { kind: "zipf", requests: 900, seed: "4", reads_percent: 60 },
};

function results(response: ReturnType<typeof leaderboardRuns>) {
  const sweep = new Sweep(JSON.stringify(response.experiment), JSON.stringify(response.settings));
  if (response.own !== null) sweep.give(unpacked(SweepsBuilder, response.own()));
  for (let run = 0; run < sweep.runs; run += 1) sweep.add(sweep.run(run));
  const measures = response.experiment.plots.map(({ measure }) => measure);
  const points: { point: number; lanes: Record<string, Record<string, { mean: number } | null>> }[] =
    JSON.parse(sweep.summary_json(measures));
  sweep.free();
  return points;
}

/** The counters of a lane at the end of the scene, by the engine that the lab shows. */
function counters(lane: Entry["lane"], frames = scene.frames): Record<string, number> {
  const lab = new Lab(JSON.stringify({ ...scene, frames, lanes: [lane] }), undefined);
  lab.seek(lab.requests);
  const [shown] = JSON.parse(lab.step_json()).lanes;
  lab.free();
  return shown.counters;
}

test("the list begins with the scene's lanes, then every policy in turn; none stands there twice, eight at most", () => {
  const entries = firstEntries(registry, scene);
  expect(entries).toHaveLength(MOST_ENTRIES);
  expect(entries.slice(0, 2).map(({ label }) => label)).toEqual(["ARC", "LRU + ACE + Reader"]);
  expect(new Set(entries.map(({ label }) => label)).size).toBe(MOST_ENTRIES);
  const first = entries.slice(0, 1);
  expect(withEntry(first, entryOf(registry, { policy: "arc", mode: "baseline" }))).toBe(first);
  expect(withEntry(entries, entryOf(registry, { policy: "mru", mode: "ace" }))).toBe(entries);
});

test("each entry counts on the leaderboard as it does as a lane, also where another one sets more", () => {
  const lanes: Entry["lane"][] = [
    { policy: "2q", mode: "baseline" },
    { policy: "2q", mode: "ace", k_in: 1, n_w: 2 },
    { policy: "lru", mode: "ace", prefetch: true, n_e: 2 },
    { policy: "lru", mode: "ace" },
  ];
  const entries = lanes.map((lane) => entryOf(registry, lane));
  const points = results(leaderboardRuns(scene, entries, undefined));
  const least = counters({ policy: "min", mode: "baseline" }).misses ?? 0;
  lanes.forEach((lane, at) => {
    const own = counters(lane);
    const found = points.find(({ point }) => point === at)?.lanes;
    for (const id of ["misses", "latency_us", "pages_written"])
      expect(found?.entry?.[id]?.mean, `${at} ${id}`).toBeCloseTo(own[id] ?? Number.NaN, 6);
    expect(found?.first?.misses?.mean).toBe(counters(lanes[0] as Entry["lane"]).misses);
    const above = found?.entry?.misses_above_min_percent?.mean;
    if (lane.prefetch) expect(above).toBeUndefined();
    else expect(above).toBeCloseTo(100 * ((own.misses ?? 0) / least - 1), 6);
    if (at === 0) expect(found?.entry?.diverges_at?.mean).toBeUndefined();
    else expect(found?.entry?.diverges_at?.mean).toBeGreaterThan(scene.frames);
  });
});

test("what the scene says counts for each entry that says nothing itself, also where another one does", () => {
  const shared = { ...scene, n_w: 5 };
  const entries = [
    { policy: "lru", mode: "ace" as const, n_w: 2 },
    { policy: "lru", mode: "ace" as const },
  ];
  const listed = entries.map((lane) => entryOf(registry, lane));
  const points = results(leaderboardRuns(shared, listed, undefined));
  const alone = results(leaderboardRuns(shared, listed.slice(1), undefined));
  expect(points[1]?.lanes.entry).toMatchObject({ latency_us: alone[0]?.lanes.entry?.latency_us });
});

test("all requests of a recording are ranked with their pins: each entry counts as the whole run that the lab shows", async () => {
  const scene = recordings.find(({ id }) => id === "postgres-pgbench")?.scene as Scene;
  await initReader({ module_or_path: await readFile("web/engine/pkg/reader/reader_bg.wasm") });
  const reader = new OwnTraceReader(String(scene.workload.name), false, "{}");
  reader.push(new Uint8Array(await readFile(`public/traces/${scene.workload.name}`)));
  const trace = reader.finish();
  const packed = { pages: trace.pages, requests: trace.take_requests(), recorded: trace.take_recorded() };
  const requests = packed.requests.length;
  const entries = firstEntries(registry, scene);
  const response = leaderboardRuns(scene, entries, { requests, pinned: true, packed: () => packed });
  expect(response).toMatchObject({ requests: 70_695, sampled: null, unpinned: false });
  const points = results(response);
  const own = unpacked(OwnTraceBuilder, packed);
  const times = entries.map(({ lane, label }, at) => {
    const lab = new Lab(JSON.stringify({ ...scene, at: requests, lanes: [lane] }), own.share());
    const [{ counters }] = JSON.parse(lab.step_json()).lanes;
    lab.free();
    const found = points.find(({ point }) => point === at)?.lanes.entry;
    for (const id of ["misses", "latency_us", "pages_written"])
      expect(found?.[id]?.mean, `${label} ${id}`).toBe(counters[id]);
    return found?.latency_us?.mean;
  });
  expect(new Set(times).size).toBeGreaterThan(1);
});

test("equal values share a rank, the next one counts all before it, and nobody is ranked before all are known", () => {
  const ranks = (...values: (number | undefined)[]) =>
    ranksOf(values).map((ranked) => ranked && `${ranked.rank}${ranked.shared ? " =" : ""}`);
  expect(ranks(5, 3, 3, 9, 5)).toEqual(["3 =", "1 =", "1 =", "5", "3 ="]);
  expect(ranks(2, undefined, 2)).toEqual([null, null, null]);
});

test("misses up to any position are counted from a bit a request", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1_600 }), fc.nat(), (missed, at) => {
      const position = at % (8 * missed.length + 1);
      let expected = 0;
      for (let request = 0; request < position; request += 1)
        expected += ((missed[request >> 3] ?? 0) >> (request & 7)) & 1;
      expect(missesAt(missed)(position)).toBe(expected);
    }),
  );
});

test("the optimum is what MIN misses, and no lane on demand misses less", () => {
  const beside = (lane: number) => {
    const { experiment, settings } = comparisonOf(
      { ...scene, lanes: scene.lanes.slice(lane) },
      { axes: [], counters: [], extent: "unpinned", missed: true },
    );
    return new Sweep(JSON.stringify(experiment), JSON.stringify(settings)).optimum(0);
  };
  const optimum = beside(0);
  while (optimum.advance(100) < optimum.requests);
  const at = missesAt(optimum.missed());
  expect(at(900)).toBe(counters({ policy: "min", mode: "baseline" }).misses);
  expect(at(900)).toBeLessThan(counters({ policy: "arc", mode: "baseline" }).misses ?? 0);
  optimum.free();
  // Beside a Reader there is none.
  expect(() => beside(1)).toThrow("without the Reader");
});
