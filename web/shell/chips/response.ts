/** How the score answers to a parameter. */
import { type Comparison, comparisonOf, type OwnRequests } from "../../engine/sweep/comparison.ts";
import type { RunScene } from "../../state/run/choices.ts";
import type { Path } from "./chip.ts";

/** A lab's scene over values of one parameter; `counters` are the requested ones. */
export const responseOf = (
  { lab, counters }: { lab: string; counters: readonly string[] },
  path: Path,
  scene: RunScene,
  values: number[],
  own?: OwnRequests,
): Comparison =>
  comparisonOf(
    scene,
    { lab, axes: [{ id: "value", sets: path.replace(/^lanes\./, ""), values }], counters, extent: "curve" },
    own,
  );
