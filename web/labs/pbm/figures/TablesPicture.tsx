/** Tables and buckets of the predictive lab for a file: of one size, whatever the window's. */

import { compose, type PictureWords } from "../../../figures/export/compose.ts";
import { drawnInLight } from "../../../figures/export/light.ts";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import type { PbmLaneFrame, PbmWorld } from "../engine/types.ts";
import { BucketsDrawing } from "./buckets/Drawing.tsx";
import { bucketLayout } from "./buckets/layout.ts";
import { bucketsOf } from "./buckets/model.ts";
import { mostBins, stripLayout } from "./strip/layout.ts";
import { stripModel } from "./strip/model.ts";
import { StripDrawing } from "./strip/StripDrawing.tsx";
import { stripSummary } from "./strip/words.ts";
import { timeScale } from "./timeScale.ts";

const WIDTH = 720;

interface NamedLane {
  lane: PbmLaneFrame;
  label: string;
}

function Drawn({ lane, world }: { lane: PbmLaneFrame; world: PbmWorld }) {
  const model = stripModel(lane, world, mostBins(world.tables.length, WIDTH));
  const digits = String(Math.max(1, world.block_numbers - 1)).length;
  return (
    <div>
      <StripDrawing model={model} layout={stripLayout(model, WIDTH)} chosen={null} />
      {lane.columns.lengths.length > 0 && (
        <BucketsDrawing
          lane={lane}
          layout={bucketLayout(bucketsOf(lane), lane.columns.blocks.length, digits, WIDTH)}
          scale={timeScale(world)}
        />
      )}
    </div>
  );
}

/** The text of an SVG file with these lanes, one below the other. */
export function tablesPicture(lanes: readonly NamedLane[], world: PbmWorld, words: PictureWords): string {
  const description = lanes
    .map(({ lane, label }) =>
      stripSummary(stripModel(lane, world, mostBins(world.tables.length, WIDTH)), label),
    )
    .join(" ");
  const drawing = lanes.map(({ lane, label }) => <Drawn key={label} lane={lane} world={world} />);
  return drawnInLight(drawing, (host) => {
    const pieces = [...host.querySelectorAll<HTMLElement>(":scope > div")].flatMap((drawn, at) =>
      [...drawn.querySelectorAll<SVGSVGElement>(":scope > svg")].map((svg, part) =>
        part === 0 ? { svg, label: lanes[at]?.label ?? "" } : { svg, note: pbmFigures().buckets.help },
      ),
    );
    return compose(host, pieces, { ...words, description });
  });
}
