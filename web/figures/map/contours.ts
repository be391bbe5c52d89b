/** A field of values in cells as contours, as a wall between two kinds of cells, and where words on these have room. */
import { ticks } from "d3-array";
import { contours } from "d3-contour";

export type Point = readonly [x: number, y: number];
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** About so many contours. */
const LINES = 6;

/** Round values at which contours stand: of gains, above 0, and of losses, below it. */
export function levelsOf(values: readonly number[]): number[] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const all = [...ticks(least, 0, LINES / 2), ...ticks(0, most, LINES)];
  return [...new Set(all)].filter((level) => level !== 0 && level > least && level < most);
}

/** The lines at a level over `width` cells a row, in cells: (0.5, 0.5) is the middle of the first one. They end at the edges. */
export function contourAt(values: readonly number[], width: number, level: number): Point[][] {
  const height = values.length / Math.max(1, width);
  const { coordinates } = contours()
    .size([width, height])
    .contour([...values], level);
  const isEdge = ([x, y]: Point) => x === 0 || x === width || y === 0 || y === height;
  return coordinates.flat().flatMap((closed) => {
    const ring = closed.map(([x = 0, y = 0]): Point => [x, y]);
    // What a ring has at the edges closes it, and is no contour: what is left begins behind such a part.
    const start = ring.findIndex(isEdge);
    if (start < 0) return [ring];
    const lines: Point[][] = [[]];
    for (const point of [...ring.slice(start), ...ring.slice(1, start + 1)])
      if (isEdge(point)) lines.push([]);
      else lines.at(-1)?.push(point);
    return lines.filter((line) => line.length > 1).map((line) => toEdges(line, width, height));
  });
}

/** From the middles of the outermost cells, where such a line ends, to the edges beside them. */
function toEdges(line: readonly Point[], width: number, height: number): Point[] {
  const out = (at: number, cells: number) => (at === 0.5 ? 0 : at === cells - 0.5 ? cells : at);
  const beyond = ([x, y]: Point): Point => [out(x, width), out(y, height)];
  const [first, last] = [line[0], line.at(-1)];
  return first === undefined || last === undefined ? [] : [beyond(first), ...line, beyond(last)];
}

/** An edge between two cells, from corner to corner, and the way from it to the one that is not inside. */
export interface WallEdge {
  from: Point;
  to: Point;
  out: Point;
}

/** The edges between cells that are `inside` and those that are not. */
export function wallOf(inside: readonly boolean[], width: number): WallEdge[] {
  const height = inside.length / Math.max(1, width);
  const edges: WallEdge[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const here = inside[y * width + x] ?? false;
      const by = here ? 1 : -1;
      if (x + 1 < width && inside[y * width + x + 1] !== here)
        edges.push({ from: [x + 1, y], to: [x + 1, y + 1], out: [by, 0] });
      if (y + 1 < height && inside[(y + 1) * width + x] !== here)
        edges.push({ from: [x, y + 1], to: [x + 1, y + 1], out: [0, by] });
    }
  return edges;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const within = (box: Box, bounds: Box): boolean =>
  box.left >= bounds.left &&
  box.right <= bounds.right &&
  box.top >= bounds.top &&
  box.bottom <= bounds.bottom;

/** The first of these places that lies within the bounds and over nothing that is there; it then is there too. */
export function freePlace<Place extends Box>(
  places: readonly Place[],
  bounds: Box,
  there: Box[],
): Place | undefined {
  const free = places.find((place) => within(place, bounds) && !there.some((other) => overlap(place, other)));
  if (free !== undefined) there.push(free);
  return free;
}

/** Tries after which what does not fit together is placed one after the other. */
const MOST_TRIES = 20_000;

/** A place for each of several, so that all of them are free at once; where there is no such, as many as go one by one. */
export function freePlaces<Place extends Box>(
  wanted: readonly (readonly Place[])[],
  bounds: Box,
  there: Box[],
): (Place | undefined)[] {
  let tries = 0;
  const rest = (at: number, taken: readonly Place[]): readonly Place[] | undefined => {
    if (at === wanted.length) return taken;
    for (const place of wanted[at] ?? []) {
      tries += 1;
      if (tries > MOST_TRIES) return undefined;
      if (freePlace([place], bounds, [...there, ...taken]) === undefined) continue;
      const found = rest(at + 1, [...taken, place]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const all = rest(0, []);
  if (all === undefined) return wanted.map((places) => freePlace(places, bounds, there));
  there.push(...all);
  return [...all];
}

/** The middle of a line first, then towards its ends. */
export function fromMiddle<Part>(line: readonly Part[]): Part[] {
  const middle = (line.length - 1) / 2;
  const away = line
    .map((_, at) => at)
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return away.map((at) => line[at] as Part);
}
