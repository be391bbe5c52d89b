/** Tables and buckets of the predictive lab for a file: of one size, whatever the window's. */
import type { PictureWords } from "../../../figures/export/compose.ts";
import { pictureOf } from "../../../figures/export/picture.tsx";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import type { PbmLaneFrame, PbmWorld } from "../engine/types.ts";
import { BucketsDrawing } from "./buckets/Drawing.tsx";
import { bucketLayout, bucketsOf } from "./buckets/model.ts";
import { mostBins, stripLayout } from "./strip/layout.ts";
import { stripModel, stripSummary } from "./strip/model.ts";
import { StripDrawing } from "./strip/StripDrawing.tsx";
import { timeScale } from "./timeScale.ts";

const WIDTH = 720;

/** The text of an SVG file with these lanes, one below the other. */
export function tablesPicture(
  lanes: readonly { lane: PbmLaneFrame; label: string }[],
  world: PbmWorld,
  words: PictureWords,
): string {
  const digits = String(Math.max(1, world.block_numbers - 1)).length;
  const strips = lanes.map(({ lane, label }) => {
    const model = stripModel(lane, world, mostBins(world.tables.length, WIDTH));
    return { lane, label, model };
  });
  const drawings = strips.flatMap(({ lane, label, model }) => {
    const layout = stripLayout(model, WIDTH);
    const standing = bucketLayout(bucketsOf(lane), lane.columns.blocks.length, digits, WIDTH);
    const strip = { drawing: <StripDrawing model={model} layout={layout} chosen={null} />, label };
    const buckets = {
      drawing: <BucketsDrawing lane={lane} layout={standing} scale={timeScale(world)} />,
      note: pbmFigures().buckets.help,
    };
    return lane.columns.lengths.length === 0 ? [strip] : [strip, buckets];
  });
  const description = strips.map(({ model, label }) => stripSummary(model, label)).join(" ");
  return pictureOf(drawings, { ...words, description });
}
