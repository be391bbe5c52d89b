/** Marks on a map of thousands of frames, on a layer above the squares, which need not be drawn anew for them. */
import type { Brush } from "../canvas.ts";
import type { Colour, Palette } from "../palette.ts";
import { isSeen, type MapGeometry, squareOf } from "./mapGeometry.ts";
import { corner, hand, target } from "./marks.ts";
import { MARK, type PoolModel, slotOf } from "./model.ts";
import { around, drawn, paint, polygon, type Shape } from "./shapes.ts";

/** Around each mark, beyond its square. */
const AROUND = 5;
/** The smallest mark that is found on a map. */
const SMALLEST = 9;

/** What marks stand around: a square of the map, or more than that where it is small. */
type Spot = readonly [width: number, height: number];

const outline = (spot: Spot, stroke: Colour, line: number, look = {}): Shape =>
  around(...spot, 0, { stroke, line, rim: true, ...look });

/** Around the square of the page that the reference would have taken. */
const spared = (spot: Spot): Shape => outline(spot, "victim", 2, { dash: [3, 2] });

/** At the upper right of the square, which keeps its own mark. */
function cross([width]: Spot): Shape {
  const arm = 3.5;
  const [x, y] = width > 24 ? [width - arm, arm] : [width + arm, 0];
  const arms = [
    [x - arm, y - arm, x + arm, y + arm],
    [x + arm, y - arm, x - arm, y + arm],
  ];
  return { lines: arms, stroke: "victim", line: 2.5, rim: true };
}

/** A corner cut off; its rim is seen where the square is smaller than the corner. */
const changed = ([, height]: Spot): Shape =>
  polygon(corner(0, height, 6), { fill: "surface", stroke: "ink", line: 1 });

function windowOutline(model: PoolModel, geometry: MapGeometry): Shape[] {
  const from = model.ordered - model.window;
  const last = model.ordered - 1;
  if (model.window === 0 || from < 0) return [];
  const { columns, pitchX, pitchY, left: begin } = geometry;
  const end = begin + columns * pitchX;
  const left = begin + (from % columns) * pitchX;
  const right = begin + ((last % columns) + 1) * pitchX;
  const top = geometry.top + Math.floor(from / columns) * pitchY;
  const bottom = geometry.top + (Math.floor(last / columns) + 1) * pitchY;
  const [above, below] = [top + pitchY, bottom - pitchY];
  const points =
    bottom - top <= pitchY
      ? [right, top, right, bottom, left, bottom]
      : [end, top, end, below, right, below, right, bottom, begin, bottom, begin, above, left, above];
  return [polygon([left, top, ...points, left, top], { stroke: "ink", line: 2, rim: true })];
}

/** So many frames are looked for one by one; for more the whole order is turned about once. */
const FEW = 8;

function placesFor(model: PoolModel): (frame: number) => number {
  if (model.arrangement === "frame" || model.marks.size <= FEW) return (frame) => slotOf(model, frame);
  const places = new Map([...model.marks.keys()].map((frame) => [frame, -1]));
  model.slots.forEach((frame, slot) => {
    if (places.has(frame)) places.set(frame, slot);
  });
  return (frame) => places.get(frame) ?? slotOf(model, frame);
}

/** This step's marks, the window, the hand, the page that was looked for and the frame that is pointed at. */
export function drawMapMarks(
  brush: Brush,
  model: PoolModel,
  geometry: MapGeometry,
  palette: Palette,
  cursor: number | null,
  margin: number,
) {
  const { width, height } = geometry;
  const [across, down] = [width + 2 * margin, height + 2 * margin];
  brush.clearRect(-margin, -margin, across, down);
  paint(brush, palette, windowOutline(model, geometry));
  if (geometry.endColumn - geometry.firstColumn !== geometry.columns) {
    // The line around the window extends beyond the visible part.
    brush.clearRect(-margin, -margin, across, margin);
    brush.clearRect(-margin, height, across, margin);
    brush.clearRect(-margin, 0, margin, height);
    brush.clearRect(width, 0, margin, height);
  }
  const inPlace = (slot: number, shapesOf: (spot: Spot) => Shape[], wider = 0) => {
    if (slot < 0 || !isSeen(geometry, slot)) return;
    const square = squareOf(geometry, slot);
    const sideOf = (side: number) => Math.max(SMALLEST, side + AROUND) + wider;
    const [wide, high] = [sideOf(square.width), sideOf(square.height)];
    const [x, y] = [square.x + (square.width - wide) / 2, square.y + (square.height - high) / 2];
    paint(brush, palette, shapesOf([wide, high]), x, y);
  };
  for (const [slot, page] of model.leftPlaces)
    inPlace(slot, (spot) => drawn(cross(spot), page === model.spared && spared(spot)));
  const placeOf = placesFor(model);
  for (const [frame, bits] of model.marks) {
    inPlace(placeOf(frame), (spot) =>
      drawn(
        (bits & MARK.written) !== 0 && outline(spot, "batch", 2),
        (bits & MARK.requested) !== 0 && outline(spot, "requested", 3),
        (bits & MARK.spared) !== 0 && spared(spot),
        (bits & MARK.changed) !== 0 && changed(spot),
      ),
    );
  }
  if (model.hand !== undefined && model.arrangement === "frame")
    inPlace(placeOf(model.hand), ([wide, high]) => hand(wide / 2, high - 1, 10, 2));
  const look = { outside: 0, tick: 7, radius: 0, rim: true };
  if (model.sought !== null) inPlace(placeOf(model.sought), (spot) => target(...spot, look), 4);
  if (cursor !== null) inPlace(placeOf(cursor), (spot) => [outline(spot, "focus", 2.5)], 6);
}
