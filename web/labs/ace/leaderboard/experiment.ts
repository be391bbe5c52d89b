/** The runs behind the leaderboard and the curves over the size of the pool. */
import { type Comparison, comparisonOf, type OwnRequests } from "../../../engine/sweep/comparison.ts";
import type { Scene } from "../state/scene.ts";
import type { Entry } from "./entries.ts";

export const MEASURES = ["misses", "latency_us", "pages_written", "misses_above_min_percent", "diverges_at"];
export const SIZE_MEASURES = ["misses", "latency_us"] as const;
/** Sizes of the pool that are run. */
export const SIZES = 24;

/** What a lane says, and of all that others of the list say: what the scene does, or nothing. */
const alone = (scene: Scene, entries: readonly Entry[], entry: Entry) => ({
  ...Object.fromEntries(
    entries.flatMap(({ lane }) => Object.keys(lane).map((id) => [id, scene[id] ?? null])),
  ),
  ...entry.lane,
});

const entryAxis = (scene: Scene, entries: readonly Entry[]) => ({
  id: "entry",
  values: entries.map((entry, at) => ({ label: String(at), set: alone(scene, entries, entry) })),
});

/** Each entry beside the first of the list, over all requests. */
export function leaderboardRuns(scene: Scene, entries: readonly Entry[], own?: OwnRequests): Comparison {
  const [first] = entries;
  const lanes = [
    { id: "first", set: first === undefined ? {} : alone(scene, entries, first) },
    { id: "entry", set: {} },
  ];
  const counted = { counters: MEASURES, min: true, divergence: true } as const;
  return comparisonOf(scene, { axes: [entryAxis(scene, entries)], lanes, extent: "whole", ...counted }, own);
}

/** Whole numbers from 1 to `most`, evenly spaced on a scale of logarithms: `count` or fewer. */
export function sizesUpTo(most: number, count: number): number[] {
  const sizes = Array.from({ length: count }, (_, at) => Math.round(most ** (at / (count - 1))));
  return [...new Set(sizes)];
}

/** Each entry in pools of these sizes. The start is left out: its pages need not fit. */
export function sizeRuns(
  scene: Scene,
  entries: readonly Entry[],
  sizes: readonly number[],
  own?: OwnRequests,
): Comparison {
  const axes = [entryAxis(scene, entries), { id: "frames", sets: "frames", values: [...sizes] }];
  const lanes = [{ id: "run", set: {} }];
  return comparisonOf(
    scene,
    { axes, lanes, counters: SIZE_MEASURES, extent: "curve", without: ["start"] },
    own,
  );
}
