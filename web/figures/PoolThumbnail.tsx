/** Pools of all lanes as small tiles: a run at a glance, as large as a thumbnail or as a card. Pure, for pages and files. */
import { rounded } from "./Drawing.tsx";
import { type Colour, tokenOf } from "./palette.ts";
import { dirtyCorner } from "./pool/CellFace.tsx";
import { Shapes } from "./pool/Shapes.tsx";
import { around, drawn, type Shape, word } from "./pool/shapes.ts";

/** A frame and what the step did to it. */
export interface Tile {
  fill: Colour;
  ink: Colour;
  /** Null for a free frame. */
  name: string | null;
  dirty?: boolean;
  /** Around it: requested, written in the batch, or spared; drawn as a candidate. */
  ring?: "requested" | "batch" | "victim" | "badge" | undefined;
  prefetched?: boolean;
  /** On which disk the page lives. */
  disk?: "flash" | "magnetic";
  /** A page left from here. */
  left?: boolean;
}

/** A lane's frames, what goes next at the end. */
export type ThumbnailLane = readonly Tile[];

interface Placed {
  x: number;
  y: number;
  shapes: Shape[];
}

export interface Thumbnail {
  width: number;
  height: number;
  placed: readonly Placed[];
  /** The middle of each lane, from above. */
  middles: readonly number[];
}

/** Of the picture's height: between lanes, at its edges, and the least that a tile's side is. */
const [BETWEEN, EDGE, LEAST] = [0.09, 0.055, 0.085];
/** Of a tile's pitch. */
const GAP = 0.17;
/** From this side on a number can be read in a tile, in pixels. */
const NUMBERED = 13;
const LONGEST = 3;

/** The most square columns and rows in which so many tiles fit; `most` where they do not. */
function grid(tiles: number, width: number, height: number, largest: number, least: number) {
  let pitch = largest;
  const fits = () => Math.floor(width / pitch) * Math.max(1, Math.floor(height / pitch)) >= tiles;
  while (pitch > least && !fits()) pitch -= 0.5;
  const columns = Math.floor(width / pitch);
  const most = columns * Math.max(1, Math.floor(height / pitch));
  const rows = Math.ceil(Math.min(tiles, most) / columns);
  return { pitch, columns: Math.ceil(Math.min(tiles, most) / rows), rows, most };
}

/** A frame with a block is as hollow as a free one where nobody asked for it, but its edge is whole. */
const EDGED = { stroke: "lineStrong" } as const;
const DASH = { requested: undefined, batch: undefined, victim: [3, 2], badge: undefined } as const;

function tileShapes({ ring, ...tile }: Tile, side: number): Shape[] {
  const line = Math.max(1, Math.min(side * 0.11, 2 + side * 0.045));
  const free = tile.name === null;
  const short = (tile.name ?? "").slice(0, LONGEST);
  const size = Math.min(side * 0.56, (side * 0.86) / (Math.max(1, short.length) * 0.56));
  const disk = side * 0.42;
  return drawn(
    free
      ? { rect: [0.5, 0.5, side - 1, side - 1], stroke: "lineStrong", dash: [2, 2] }
      : {
          rect: [0, 0, side, side],
          radius: side * 0.12,
          fill: tile.fill,
          ...(tile.fill === "free" && EDGED),
        },
    tile.dirty === true && dirtyCorner(side, side),
    !free &&
      side >= NUMBERED &&
      tile.name === short &&
      word(short, [side / 2, side / 2 + size * 0.34], size, tile.ink, 600),
    tile.prefetched === true && {
      rect: [side * 0.58, 0, side * 0.42, side * 0.42],
      fill: "prefetched",
      stroke: "surface",
      line: line / 2,
    },
    tile.disk !== undefined && {
      rect: [side - disk * 0.8, side - disk * 0.8, disk, disk],
      radius: tile.disk === "flash" ? 0 : disk / 2,
      fill: tile.disk,
      stroke: "surface",
      line: line / 2,
    },
    ring !== undefined &&
      around(side, side, line, {
        ...{ radius: side * 0.2, stroke: ring, line: ring === "requested" ? line * 1.3 : line },
        ...(DASH[ring] && { dash: DASH[ring] }),
      }),
  );
}

/** On a disc of surface at the upper edge of the place that the page left. */
function cross(side: number): Shape[] {
  const radius = Math.max(3, side * 0.26);
  const [arm, x, y] = [radius * 0.62, side / 2, -radius * 0.2];
  const line = Math.max(1.4, side * 0.13);
  return [
    { circle: [x, y, radius + line / 2], fill: "surface" },
    {
      lines: [
        [x - arm, y - arm, x + arm, y + arm],
        [x - arm, y + arm, x + arm, y - arm],
      ],
      ...{ stroke: "victim", line, round: true },
    },
  ];
}

/** Lanes one below the other. Of a pool that has no room, the frames that go next. */
export function thumbnail(lanes: readonly ThumbnailLane[], width: number, height: number): Thumbnail {
  const edge = height * EDGE;
  const between = height * BETWEEN;
  const each = (height - 2 * edge - between * (lanes.length - 1)) / lanes.length;
  const longest = Math.max(1, ...lanes.map((tiles) => tiles.length));
  const inner = width - 2 * edge;
  // Room for the cross above the only row.
  const largest = Math.min(each * 0.92, height * 0.34);
  const { pitch, columns, rows, most } = grid(longest, inner, each, largest, height * LEAST * (1 + GAP));
  const side = pitch * (1 - GAP);
  const placed = lanes.flatMap((tiles, lane) => {
    const shown = tiles.slice(-most);
    const left = (width - columns * pitch + pitch * GAP) / 2;
    const top = edge + lane * (each + between) + (each - rows * pitch + pitch * GAP) / 2;
    const places = shown.map((tile, at) => ({
      tile,
      x: Math.round((left + (at % columns) * pitch) * 2) / 2,
      y: Math.round((top + Math.floor(at / columns) * pitch) * 2) / 2,
    }));
    return [
      ...places.map(({ tile, x, y }) => ({ x, y, shapes: tileShapes(tile, side) })),
      // Above all tiles.
      ...places.filter(({ tile }) => tile.left).map(({ x, y }) => ({ x, y, shapes: cross(side) })),
    ];
  });
  const middles = lanes.map((_, lane) => edge + lane * (each + between) + each / 2);
  return { width, height, placed, middles };
}

/** Grounds and corners of all tiles, a path for each look: a picture of many tiles has few elements. */
function flatOf({ placed }: Thumbnail) {
  const paths = new Map<string, { fill: Colour; opacity: number | undefined; d: string }>();
  const add = (fill: Colour, opacity: number | undefined, d: string) => {
    const key = `${fill} ${opacity}`;
    paths.set(key, { fill, opacity, d: (paths.get(key)?.d ?? "") + d });
  };
  const rest = placed.map(({ x, y, shapes }) => {
    const others = shapes.filter((shape) => {
      if ("rect" in shape && shape.fill !== undefined && shape.stroke === undefined) {
        const [left, top, width, height] = shape.rect;
        const [wide, high] = [rounded(width), rounded(height)];
        add(shape.fill, shape.opacity, `M${rounded(x + left)} ${rounded(y + top)}h${wide}v${high}h${-wide}z`);
        return false;
      }
      if ("lines" in shape && shape.closed && shape.fill !== undefined && shape.stroke === undefined) {
        const points = (shape.lines[0] ?? []).map((at, place) => rounded(at + (place % 2 === 0 ? x : y)));
        add(shape.fill, shape.opacity, `M${points.join(" ")}z`);
        return false;
      }
      return true;
    });
    return { x, y, shapes: others };
  });
  return { paths: [...paths.values()], rest: rest.filter(({ shapes }) => shapes.length > 0) };
}

/** As a drawing that follows the page's theme; what it shows is said beside it. */
export function ThumbnailDrawing({ of }: { of: Thumbnail }) {
  const { paths, rest } = flatOf(of);
  return (
    <svg viewBox={`0 0 ${of.width} ${of.height}`} className="font-sans" aria-hidden="true">
      {paths.map(({ fill, opacity, d }) => (
        <path key={`${fill} ${opacity}`} d={d} opacity={opacity} className={`fill-${tokenOf(fill)}`} />
      ))}
      {rest.map(({ x, y, shapes }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its place
        <g key={at} transform={`translate(${x} ${y})`}>
          <Shapes of={shapes} />
        </g>
      ))}
    </svg>
  );
}
