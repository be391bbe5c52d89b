/** The runs behind the leaderboard and the curves over the size of the pool. */
import type { Experiment } from "../../../engine/sweep/types.ts";
import { type Extent, type OwnRequests, partOf, type Response } from "../../../shell/chips/response.ts";
import type { Scene } from "../state/scene.ts";
import type { Entry } from "./entries.ts";

export const MEASURES = ["misses", "latency_us", "pages_written", "misses_above_min_percent", "diverges_at"];
export const SIZE_MEASURES = ["misses", "latency_us"] as const;
/** Sizes of the pool that are run. */
export const SIZES = 24;

const words = { title: "-", source: "-", caption: "-", differs: "-", group: "-" };

/** The scene that runs, of all requests or of as many as a curve takes. */
export function servedScene(scene: Scene, extent: Extent, own: OwnRequests | undefined) {
  const { workload, ...part } = partOf(scene.workload, extent, own);
  const { lanes: _, at: _at, program: _program, ...rest } = scene;
  return { scene: { ...rest, workload }, ...part };
}

function response(
  { scene, ...part }: ReturnType<typeof servedScene>,
  asked: Pick<Experiment, "axes" | "lanes"> & { min?: true; divergence?: true },
  measures: readonly string[],
): Response {
  return {
    experiment: {
      ...{ id: "leaderboard", ...words, scene },
      ...asked,
      plots: measures.map((measure) => ({
        ...{ id: measure, title: measure, measure, mark: "line" as const },
        ...{ x: "entry", series: ["lane"] },
      })),
      ...{ reported: [], shape: [] },
    },
    settings: {
      ...{ seeds: 1, choices: {}, set: {} },
      first_seed: String((scene.workload as { seed?: unknown }).seed ?? "1"),
    },
    ...part,
  };
}

/** What a lane says, and of all that others of the list say: nothing. */
const alone = (entries: readonly Entry[], entry: Entry) => ({
  ...Object.fromEntries(entries.flatMap(({ lane }) => Object.keys(lane).map((id) => [id, null]))),
  ...entry.lane,
});

const entryAxis = (entries: readonly Entry[]) => ({
  id: "entry",
  values: entries.map((entry, at) => ({ label: String(at), set: alone(entries, entry) })),
});

/** Each entry beside the first of the list, over all requests. */
export function leaderboardRuns(
  scene: Scene,
  entries: readonly Entry[],
  own: OwnRequests | undefined,
): Response {
  const [first] = entries;
  const lanes = [
    { id: "first", set: first === undefined ? {} : alone(entries, first) },
    { id: "entry", set: {} },
  ];
  const asked = { axes: [entryAxis(entries)], lanes, min: true as const, divergence: true as const };
  return response(servedScene(scene, "whole", own), asked, MEASURES);
}

/** Whole numbers from 1 to `most`, evenly spaced on a scale of logarithms: `count` or fewer. */
export function sizesUpTo(most: number, count: number): number[] {
  const sizes = Array.from({ length: count }, (_, at) => Math.round(most ** (at / (count - 1))));
  return [...new Set(sizes)];
}

/** Each entry in pools of these sizes. The start is left out: its pages need not fit. */
export function sizeRuns(
  { start: _, ...scene }: Scene,
  entries: readonly Entry[],
  sizes: readonly number[],
  own: OwnRequests | undefined,
): Response {
  const axes = [entryAxis(entries), { id: "frames", sets: "frames", values: [...sizes] }];
  return response(servedScene(scene, "curve", own), { axes, lanes: [{ id: "run", set: {} }] }, SIZE_MEASURES);
}
