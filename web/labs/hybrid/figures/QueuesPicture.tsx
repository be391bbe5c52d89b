/** Pools and disks of the flash + magnetic lab for a file: of one size, whatever the window's. */

import { compose, type PictureWords } from "../../../figures/export/compose.ts";
import { drawnInLight } from "../../../figures/export/light.ts";
import { hybridText } from "../../../text/hybrid.ts";
import type { HybridLaneFrame } from "../engine/types.ts";
import { DisksDrawing } from "./DisksFigure.tsx";
import { QueuesDrawing } from "./QueuesFigure.tsx";
import { disksSummary, poolSummary } from "./words.ts";

const WIDTH = 720;

/** The text of an SVG file with these lanes, one below the other. */
export function queuesPicture(
  lanes: readonly { lane: HybridLaneFrame; label: string }[],
  words: PictureWords,
): string {
  const drawing = lanes.map(({ lane, label }) => (
    <div key={label}>
      <QueuesDrawing lane={lane} width={WIDTH} />
      <DisksDrawing lane={lane} width={WIDTH} />
    </div>
  ));
  const { pool, disks } = hybridText();
  const description = lanes
    .map(({ lane, label }) => `${poolSummary(lane, label)} ${disksSummary(lane, label)}`)
    .join(" ");
  return drawnInLight(drawing, (host) => {
    const drawn = [...host.querySelectorAll<SVGSVGElement>("svg")];
    // Two drawings a lane, the second without a name of its own.
    const pieces = drawn.map((svg, at) =>
      at % 2 === 0
        ? { svg, label: lanes[at / 2]?.label ?? "", note: pool.rightLeaves }
        : { svg, note: disks.heading },
    );
    return compose(host, pieces, { ...words, description });
  });
}
