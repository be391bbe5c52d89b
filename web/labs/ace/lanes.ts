/** How lanes are called, what they did, and what is shown of their counters: from the engine's own labels. */
import type { LabFrame, LaneFork, LaneFrame, ReaderSpec, Registry } from "../../engine/types.ts";
import type { CurveFork } from "../../figures/curves/layout.ts";
import type { CountedLane, CurveLabel } from "../../shell/counters.ts";
import { formatCount, formatUpTo } from "../../text/numbers.ts";
import { sentenceOf as phrased } from "../../text/phrases.ts";
import { text } from "../../text/text.ts";

interface Named {
  /** Its Reader, if that is not the paper's. */
  reader?: Pick<ReaderSpec, "label"> | undefined;
  config: Pick<LaneFrame["config"], "mode" | "prefetch">;
  policy: Pick<LaneFrame["policy"], "label">;
}

/** "LRU" alone, "LRU + ACE", "LRU + ACE + Reader NPL": the current settings, also before a later fork. */
export function inForceLabel({ config, policy, reader }: Named): string {
  if (config.mode === "baseline") return policy.label;
  const named = reader === undefined ? "Reader" : `Reader ${reader.label}`;
  return `${policy.label} + ACE${config.prefetch ? ` + ${named}` : ""}`;
}

const changesOf = ({ changed }: LaneFork): string[] =>
  changed.map(({ name, value }) => (value === undefined ? name : `${name} = ${formatUpTo(value, 9)}`));

/** The same, of a fork "LRU + ACE, n_w = 8 from 120 on". */
export function laneLabel({ fork, ...inForce }: Named & { fork?: LaneFork }): string {
  if (fork === undefined) return inForceLabel(inForce);
  return text().fork.from([inForceLabel(fork), ...changesOf(fork)].join(", "), formatCount(fork.at));
}

/** For narrow places: of a fork only what it changes. */
export function shortLabel(lane: Named & { fork?: LaneFork }): string {
  const { fork } = lane;
  if (fork === undefined) return inForceLabel(lane);
  const own = inForceLabel(fork);
  const changes = [...(own === inForceLabel(fork.left) ? [] : [own]), ...changesOf(fork)];
  return text().fork.shortFrom(changes.join(", ") || own, formatCount(fork.at));
}

/** The lane with which another is compared: the one it left, or the first. */
export const comparedWith = (lanes: readonly LaneFrame[], index: number): LaneFrame | undefined =>
  lanes[lanes[index]?.fork?.lane ?? 0];

/** What a step did in a lane, in one sentence. */
export const sentenceOf = ({ step }: Pick<LaneFrame, "step">): string =>
  phrased(step.phrases) || text().lab.nothingYet;

/** Key of a lane in a list: a lane is its place. */
export const laneKey = (index: number): string => `lane-${index}`;

/** Lines of its sentences at most in a window 1366 px wide: kept free, so that nothing beneath jumps from step to step. */
export const sentenceLines = ({ config, policy }: Pick<LaneFrame, "config" | "policy">): number =>
  policy.second_chances || config.prefetch ? 4 : 3;

/** Whether the ACE paper measures a registered policy. */
export const isPapers = ({ further }: Pick<Registry, "further">, id: string): boolean =>
  !further.includes(id);

/** Lanes with their counters: a fork is compared with the lane that it left, the others with the first. */
export const countedLanes = (lanes: LaneFrame[]): CountedLane[] =>
  lanes.map((lane, index) => {
    const other = index === 0 ? undefined : comparedWith(lanes, index);
    const { counters } = lane.step;
    if (other === undefined) return { label: laneLabel(lane), counters };
    const words = text().fork.against(shortLabel(other));
    const against = { label: laneLabel(other), counters: other.step.counters, words };
    return { label: laneLabel(lane), counters, against };
  });

/** Run time has a chart only where it is not device time. */
export const hidesChart = (id: string, { lanes }: LabFrame): boolean =>
  id === "run_time_us" && lanes.every(({ config }) => config.write_wait === 1);

export const labelsOf = (frame: LabFrame): CurveLabel[] =>
  frame.lanes.map((lane) => [laneLabel(lane), shortLabel(lane)]);

/** Where lanes leave others. */
export const forksOf = ({ lanes }: LabFrame): CurveFork[] =>
  lanes.flatMap(({ fork }, lane) => (fork === undefined ? [] : [{ lane, at: fork.at }]));

/** The score of these lanes: run time beside device time only where it is another. */
export const scoreOf = (score: readonly string[], lanes: readonly Pick<LaneFrame, "config">[]): string[] =>
  score.filter((id) => id !== "run_time_us" || lanes.some(({ config }) => config.write_wait < 1));

export const scoreNames = () => ({ latency_us: text().counters.score.deviceTime });
