/** What stands on the leaderboard: policies in a mode, as lanes would say it, and their runs. */
import { type Comparison, comparisonOf, type OwnRequests } from "../../../engine/sweep/comparison.ts";
import type { Registry } from "../../../engine/types.ts";
import { inForceLabel } from "../lanes.ts";
import { readerOf } from "../parameters/options.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";

export const MOST_ENTRIES = 8;
export const MEASURES = ["misses", "latency_us", "pages_written", "misses_above_min_percent", "diverges_at"];

export interface Entry {
  label: string;
  lane: LaneChoice;
}

const policyOf = ({ policies }: Registry, { policy }: LaneChoice) => policies.find(({ id }) => id === policy);

export function entryOf(registry: Registry, { fork: _, ...lane }: LaneChoice): Entry {
  const policy = policyOf(registry, lane) ?? { label: lane.policy };
  const reader = lane.reader === undefined ? undefined : readerOf(registry, lane.reader);
  const config = { mode: lane.mode, prefetch: lane.prefetch === true };
  return { lane, label: inForceLabel({ config, policy, ...(reader && { reader }) }) };
}

/** Whether an experiment can run it: a program runs only where it is shown. */
export const runsHere = (registry: Registry, lane: LaneChoice): boolean =>
  policyOf(registry, lane)?.programmed === false;

const sameLane = (one: LaneChoice, other: LaneChoice) => JSON.stringify(one) === JSON.stringify(other);

/** An entry more, unless it is there or the list is full. */
export const withEntry = (entries: readonly Entry[], entry: Entry): readonly Entry[] =>
  entries.length >= MOST_ENTRIES || entries.some(({ lane }) => sameLane(lane, entry.lane))
    ? entries
    : [...entries, entry];

/** Competition ranks: equal values share one, the next counts all before. None while a value is unknown. */
export const ranksOf = (values: readonly (number | undefined)[]) =>
  values.map((own) => {
    if (own === undefined || values.includes(undefined)) return null;
    const less = values.filter((other) => other !== undefined && other < own).length;
    return { rank: less + 1, shared: values.indexOf(own) !== values.lastIndexOf(own) };
  });

/** The scene's lanes, then every policy in the mode of the last of them, as many as there is room for. */
export function firstEntries(registry: Registry, scene: Scene): readonly Entry[] {
  const lanes = scene.lanes.filter((lane) => lane.fork === undefined && runsHere(registry, lane));
  const mode = lanes.at(-1)?.mode ?? "baseline";
  const others = registry.policies
    .filter(({ programmed, needs_future }) => !programmed && !needs_future)
    .map(({ id }): LaneChoice => ({ policy: id, mode }));
  return [...lanes, ...others].reduce<readonly Entry[]>(
    (entries, lane) => withEntry(entries, entryOf(registry, lane)),
    [],
  );
}

/** What a lane says, and of all that others of the list say: what the scene does, or nothing. */
const alone = (scene: Scene, entries: readonly Entry[], entry: Entry) => ({
  ...Object.fromEntries(
    entries.flatMap(({ lane }) => Object.keys(lane).map((id) => [id, scene[id] ?? null])),
  ),
  ...entry.lane,
});

export const entryAxis = (scene: Scene, entries: readonly Entry[]) => ({
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
