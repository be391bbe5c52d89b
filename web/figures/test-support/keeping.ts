/** A lane whose policy keeps something of every kind. */
import type { Kept, KeptSpec, LaneFrame } from "../../engine/types.ts";
import { sketchLane } from "./lane.ts";

export const keptSpec = (id: string, kind: KeptSpec["kind"], label = id): KeptSpec => ({
  id,
  label,
  kind,
  help: `${id}.`,
});

/** A lane whose policy keeps this. */
export function keeping(parts: readonly [KeptSpec, Kept][]): LaneFrame {
  const lane = sketchLane({ cells: "8D 6C 2D 3C", order: [0, 1, 2, 3] });
  const policy = { ...lane.policy, kept: parts.map(([spec]) => spec) };
  return { ...lane, policy, kept: parts.map(([, kept]) => kept) };
}

export const everyKind = keeping([
  [keptSpec("young", "list"), { frames: [2, 0] }],
  [keptSpec("gone", "ghosts"), { pages: [9, 17] }],
  [keptSpec("known", "ghosts"), { times: [[11, [40, 7]]] }],
  [keptSpec("hand", "hand"), { hand: 0 }],
  [keptSpec("target", "number", "p"), { number: 3.5 }],
  [keptSpec("dropped", "number"), { count: 1234 }],
  [keptSpec("state", "number"), { wide: "18446744073709551615" }],
  [keptSpec("next", "by_page"), { by_frame: [12, null, 3, 4] }],
  [keptSpec("times", "by_page"), { times_by_frame: [[9, 2], [], [1], [5]] }],
]);
