/** Which lines of Algorithm 1 are shown, and which lanes ran them. */
import type { LaneFrame, LinePart } from "../../../engine/types.ts";

export interface ShownLine {
  /** From 1; the same whichever lanes are shown. */
  number: number;
  /** Places of the lanes that ran it in this step. */
  ranIn: number[];
}

type Lane = Pick<LaneFrame, "config"> & { step: Pick<LaneFrame["step"], "lines"> };

function has({ config }: Lane, part: LinePart): boolean {
  if (part === "any") return true;
  if (part === "reader") return config.prefetch;
  return config.mode === part;
}

/** The lines that at least one of the lanes has. */
export function shownLines(parts: readonly LinePart[], lanes: readonly Lane[]): ShownLine[] {
  return parts.flatMap((part, at) => {
    const number = at + 1;
    if (!lanes.some((lane) => has(lane, part))) return [];
    const ranIn = lanes.flatMap(({ step }, index) => (step.lines.includes(number) ? [index] : []));
    return [{ number, ranIn }];
  });
}
