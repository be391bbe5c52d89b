/** A map on a screen's canvas: only what changed if that is little, else all squares at once. */
import type { Palette } from "../palette.ts";
import type { MapGeometry } from "./canvasGeometry.ts";
import { changedPlaces, drawGrid, drawPlaces } from "./drawMap.ts";
import { type Seen, seenIn } from "./kinds.ts";
import type { PoolModel } from "./model.ts";
import type { Raster } from "./raster.ts";

/** With what a map was drawn last; other squares are only right next to squares drawn with the same. */
export interface LastDrawn {
  map: string;
  palette: Palette;
  seen: Seen;
}

/** Single squares up to here; a picture of them all is drawn in less time than more of them. */
const FEW = 400;

const key = ({ columns, pitchX, pitchY, left, top, width, height }: MapGeometry) =>
  [columns, pitchX, pitchY, left, top, width, height].join();

export function paintMap(
  context: CanvasRenderingContext2D,
  raster: Raster,
  model: PoolModel,
  map: MapGeometry,
  palette: Palette,
  last: LastDrawn | null,
): LastDrawn {
  const seen = seenIn(model, map);
  const before = last?.map === key(map) && last.palette === palette ? last.seen : null;
  const sheet = { brush: context, map, palette, model, seen };
  const changed = changedPlaces(before, seen, seen.detail === "colour" ? FEW : undefined);
  const many = changed === null && seen.detail === "colour";
  if (many && raster.draw(context, map, seen.kinds, palette)) drawGrid(sheet);
  else drawPlaces(sheet, changed);
  return { map: key(map), palette, seen };
}
