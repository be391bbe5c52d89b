/** How lanes are called: from the engine's own labels. */
import type { PbmLaneFrame, PbmPolicySpec } from "../../engine/pbm/types.ts";
import { formatUpTo } from "../../text/numbers.ts";
import { pbmText } from "../../text/pbm.ts";

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
  policy.options.filter(({ id }) => config[id] === true).map(({ label }) => label);

/** "PBM-sampling, N = 10, Frequency statistics". */
export const laneLabel = (lane: Named): string =>
  pbmText().lane.with(lane.policy.label, [...numbers(lane), ...options(lane)]);

/** For narrow places. */
export const shortLabel = (lane: Named): string =>
  pbmText().lane.with(lane.policy.label, [...options(lane), ...numbers(lane)].slice(0, 1));

/** Key of a lane in a list: a lane is its place. */
export const laneKey = (index: number): string => `lane-${index}`;

/**
 * Lines that a lane's sentences take at most in a column of a window 1366 px wide. So much room is kept, so that
 * nothing beneath jumps from step to step.
 */
export const sentenceLines = ({ policy }: Named): number => (policy.estimates ? 4 : 3);
