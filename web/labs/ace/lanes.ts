/** How lanes are called, what they did, and what is shown of their counters: from the engine's own labels. */
import type { LabFrame, LaneFork, LaneFrame, ReaderSpec, Registry } from "../../engine/types.ts";
import type { CurveFork } from "../../figures/curves/layout.ts";
import type { Held } from "../../lab/parts.ts";
import type { CountedLane, CurveLabel } from "../../shell/counters.ts";
import { formatCount, formatUpTo } from "../../text/numbers.ts";
import { sentenceOf as phrased } from "../../text/phrases.ts";
import { text } from "../../text/text.ts";
import { formatTimeShort } from "../../ui/format.ts";

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

/** Id of no reference, as links and scenes have it. */
export const NO_REFERENCE = "none";

/** The policy that choices are held against: the first, where a scene or lane says nothing. */
export const referenceOf = ({ policies }: Pick<Registry, "policies">, id: unknown) =>
  policies.find((policy) => policy.id === (id ?? policies[0]?.id));

/** What the reference's choice would have cost at this step, and what the lane's choices came to, where they ever differed. */
export function heldAgainst({ step, reference, config, pageName = String }: LaneFrame): Held | null {
  const { tally, reference_cost_us: cost, event } = step;
  const chosen = config.reference !== undefined;
  if (tally === null || reference === undefined || (tally.differ === 0 && !chosen)) return null;
  const words = text().ghost;
  const fromThisPool = words.fromThisPool(reference);
  if (tally.differ === 0) return { now: false, said: words.agrees(reference), about: fromThisPool };
  const { differ, writes_spared: spared, writes_caused: caused, paid, backfired } = tally;
  const page = cost === null || event?.reference === undefined ? null : pageName(event.reference.page);
  const clauses = [
    ...(spared > 0 ? [words.spared(spared, formatCount(spared))] : []),
    ...(caused > 0 ? [words.caused(caused, formatCount(caused))] : []),
    words.cameBack(
      formatCount(backfired),
      // Beside a price there is less room.
      page === null ? words.pages(differ, formatCount(differ)) : formatCount(differ),
    ),
  ];
  const counts = [differ, paid, backfired, differ - paid - backfired] as const;
  const [all, well, ill, open] = counts.map(formatCount) as [string, string, string, string];
  return {
    now: page !== null,
    said: [
      ...(page === null || cost === null
        ? []
        : [
            cost > 0
              ? words.wouldWrite(reference, page, formatTimeShort(cost))
              : words.wouldTake(reference, page),
          ]),
      page === null ? words.soFar(clauses) : words.sums(clauses),
    ].join(" "),
    about: `${words.decided(all, well, ill, open)} ${fromThisPool}`,
  };
}

/** Key of a lane in a list: a lane is its place. */
export const laneKey = (index: number): string => `lane-${index}`;

/** Lines of its sentences at most in a window 1366 px wide: kept free, so that nothing beneath jumps from step to step. */
export function sentenceLines({ config, policy }: Pick<LaneFrame, "config" | "policy">): number {
  // Such a policy passes pages over on ACE's walk too.
  if (policy.counts_second_chances && config.mode === "ace") return 5;
  return policy.second_chances || config.prefetch ? 4 : 3;
}

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
