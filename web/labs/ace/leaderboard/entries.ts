/** What stands on the leaderboard: policies in a mode, as lanes would say it. */
import type { Registry } from "../../../engine/types.ts";
import { inForceLabel } from "../lanes.ts";
import { readerOf } from "../parameters/options.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";

export const MOST_ENTRIES = 8;
/** Length of the default list. */
const FIRST_ENTRIES = 8;

export interface Entry {
  label: string;
  /** As a lane of a scene. */
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
export function ranksOf(
  values: readonly (number | undefined)[],
): ({ rank: number; shared: boolean } | null)[] {
  return values.map((own) => {
    if (own === undefined || values.includes(undefined)) return null;
    const less = values.filter((other) => other !== undefined && other < own).length;
    return { rank: less + 1, shared: values.indexOf(own) !== values.lastIndexOf(own) };
  });
}

/** The scene's lanes, then every policy in the mode of the last of them, as many as there is room for. */
export function firstEntries(registry: Registry, scene: Scene): readonly Entry[] {
  const lanes = scene.lanes.filter((lane) => lane.fork === undefined && runsHere(registry, lane));
  const mode = lanes.at(-1)?.mode ?? "baseline";
  const others = registry.policies
    .filter(({ programmed, needs_future }) => !programmed && !needs_future)
    .map(({ id }): LaneChoice => ({ policy: id, mode }));
  return [...lanes, ...others]
    .slice(0, MOST_ENTRIES + lanes.length)
    .reduce<readonly Entry[]>((entries, lane) => withEntry(entries, entryOf(registry, lane)), [])
    .slice(0, FIRST_ENTRIES);
}
