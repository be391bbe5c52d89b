/** Pools and disks of the flash + magnetic lab for a file: of one size, whatever the window's. */

import type { PictureWords } from "../../../figures/export/compose.ts";
import { pictureOf } from "../../../figures/export/picture.tsx";
import { hybridText } from "../../../text/hybrid.ts";
import type { HybridLaneFrame } from "../types.ts";
import { disksSummary, poolSummary } from "../words.ts";
import { DisksDrawing } from "./DisksFigure.tsx";
import { QueuesDrawing } from "./QueuesFigure.tsx";

const WIDTH = 720;

/** The text of an SVG file with these lanes, one below the other. */
export function queuesPicture(
  lanes: readonly { lane: HybridLaneFrame; label: string }[],
  words: PictureWords,
): string {
  const { pool, disks } = hybridText();
  const drawings = lanes.flatMap(({ lane, label }) => [
    { drawing: <QueuesDrawing lane={lane} width={WIDTH} />, label, note: pool.rightLeaves },
    { drawing: <DisksDrawing lane={lane} width={WIDTH} />, note: disks.heading },
  ]);
  const description = lanes
    .map(({ lane, label }) => `${poolSummary(lane, label)} ${disksSummary(lane, label)}`)
    .join(" ");
  return pictureOf(drawings, { ...words, description });
}
