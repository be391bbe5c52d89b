import { memo } from "react";
import type { RunFrame } from "../engine/types.ts";
import { againstFirst } from "./compared.ts";
import { type CountedLane, countersNamed } from "./counters.ts";
import { Score, type ScoreProps } from "./Score.tsx";

/** The score of a lab by these counters, each lane against the first. */
export function scoreBy<Lane>(ids: readonly string[], counted: (lane: Lane) => CountedLane) {
  type Frame = RunFrame & { lanes: readonly Lane[] };
  const lanesOf = ({ lanes }: Frame) => againstFirst(lanes.map(counted));
  return memo(({ frame, ...rest }: Pick<ScoreProps<Frame>, "frame" | "onCurve">) => (
    <Score specs={countersNamed(frame.counters, ids)} {...{ frame, lanesOf, ...rest }} />
  ));
}
