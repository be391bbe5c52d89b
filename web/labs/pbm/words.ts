/** How lanes are called: from the engine's own labels. */

import type { Held } from "../../lab/parts.ts";
import type { CurveLabel } from "../../shell/counters.ts";
import { formatCount, formatUpTo } from "../../text/numbers.ts";
import { pbmText } from "../../text/pbm.ts";
import { sentenceOf as phrased } from "../../text/phrases.ts";
import { text } from "../../text/text.ts";
import type { PbmFrame, PbmLaneFrame, PbmPolicySpec } from "./engine/types.ts";

type Named = Pick<PbmLaneFrame, "config" | "policy">;

const isDefault = (spec: PbmPolicySpec["parameters"][number], value: unknown) =>
  "number" in spec.default && spec.default.number === value;

const number = (spec: PbmPolicySpec["parameters"][number], value: unknown): string =>
  `${spec.symbol === "" ? spec.label : spec.symbol}\u{a0}=\u{a0}${formatUpTo(Number(value), 3)}`;

/** The first number of a policy names it; others only where they are not as usual. */
const numbers = ({ config, policy }: Named): string[] =>
  policy.parameters.flatMap((spec, at) => {
    const value = config[spec.id];
    const said = typeof value === "number" && (!isDefault(spec, value) || (at === 0 && !policy.buckets));
    return said ? [number(spec, value)] : [];
  });

const options = ({ config, policy }: Named): string[] =>
  policy.options.filter(({ id }) => config[id] === true).map(({ label }) => pbmText().lane.setting(label));

/** "PBM-sampling, N = 10, frequency statistics". */
export const laneLabel = (lane: Named): string =>
  pbmText().lane.with(lane.policy.label, [...numbers(lane), ...options(lane)]);

/** For narrow places: the policy, or what it has that no other lane of the policy has. */
export function shortLabel(lane: Named, lanes: readonly Named[]): string {
  const alike = lanes.filter(({ policy }) => policy.id === lane.policy.id);
  const own = (one: Named) => [...options(one), ...numbers(one)];
  const others = alike.filter((one) => one !== lane).map(own);
  return own(lane).find((part) => others.length > 0 && !others.flat().includes(part)) ?? lane.policy.label;
}

/** Key of a lane in a list: a lane is its place. */
export const laneKey = (index: number): string => `lane-${index}`;

/** Lines of its sentences at most in a window 1366 px wide: kept free, so that nothing beneath jumps from step to step. */
export const sentenceLines = ({ policy }: Named): number => (policy.estimates ? 4 : 3);

/** What LRU would have dropped, beside what the lane did: what its choices came to, where they ever differed. */
export function heldAgainst({ step: { tally, event } }: PbmLaneFrame): Held | null {
  if (tally === null || tally.differ === 0) return null;
  const words = { ...text().ghost, ...pbmText().held };
  const { differ, paid, backfired } = tally;
  const counts = [differ, paid, backfired, differ - paid - backfired].map(formatCount);
  const [all = "", well = "", ill = "", open = ""] = counts;
  const said = words.againstLru(words.cameBack(ill, words.blocks(differ, all)));
  return {
    now: event?.spared !== undefined,
    said,
    about: `${words.blocksDecided(all, well, ill, open)} ${words.fromThisPool("LRU")}`,
  };
}

export const countedLane = (lane: PbmLaneFrame) => ({
  label: laneLabel(lane),
  counters: lane.step.counters,
});

export const labelsOf = (frame: PbmFrame): CurveLabel[] =>
  frame.lanes.map((lane) => [laneLabel(lane), shortLabel(lane, frame.lanes)]);

/** A number and its unit stay on one line. */
const together = (sentence: string) => sentence.replace(/(\d) (?=(?:µs|ms|s)\b)/g, "$1\u{a0}");

/** What the last request of a lane did, in words; a lane may have had none for a while, or be through. */
export function sentenceOf({ step }: PbmLaneFrame): string {
  const words = pbmText().lane;
  if (step.phrases.length > 0) return together(phrased(step.phrases));
  if (step.counters.requests === 0) return words.nothingYet;
  return step.streams.every(({ doing }) => doing === "ended") ? words.ended : words.nothingLately;
}
