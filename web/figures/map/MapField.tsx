/** All of a map that stays while a dot is dragged over it: shades, contours, the wall and named dots. */
import { memo, useId } from "react";
import { polyline } from "../chart/linear.ts";
import { Label } from "../Drawing.tsx";
import { bandOf, bandPaths, bandsOf } from "./bands.ts";
import {
  type Box,
  contourAt,
  freePlace,
  freePlaces,
  fromMiddle,
  levelsOf,
  type Point,
  wallOf,
} from "./contours.ts";
import { Hatch, Shade } from "./Shade.tsx";

export interface Dot {
  label: string;
  x: number;
  y: number;
}

interface MapFieldProps {
  /** Row by row from below; null where nothing is known yet. */
  values: readonly (number | null)[];
  /** Cells in a row. */
  columns: number;
  format: (value: number) => string;
  /** What stands at the wall between values above 0 and others. */
  wall: string;
  /** Of a cell, in pixels. */
  size: readonly [number, number];
  box: Box;
  spots: readonly (Dot & { at: Point })[];
  /** Where words would be covered, in pixels. */
  clear: Point;
}

const HALO = { strokeWidth: 3, paintOrder: "stroke", strokeLinejoin: "round" } as const;

const SIZE = 12;
/** Of a letter, on average. */
const LETTER = 6.2;
const DOT = 5;

const boxAt = (words: string, x: number, y: number) => ({
  ...{ x, y, left: x, right: x + words.length * LETTER, top: y - SIZE, bottom: y + 3 },
});

/** From a dot to its name: clear of a larger one over it. */
const AWAY = 14;
const TIP = 5;

type Edge = Record<"from" | "to" | "out", Point>;
type Named = ReturnType<typeof boxAt> & { tip?: string };

/** Where a dot's name may stand: beside it first, then above and below. */
function namePlaces({ label, at: [x, y] }: Dot & { at: Point }): Named[] {
  const wide = label.length * LETTER;
  const sides = [x + AWAY, x - AWAY - wide];
  const rows = [y - AWAY, y + AWAY + SIZE - 3, y - AWAY - SIZE, y + AWAY + 2 * SIZE];
  return [
    ...sides.map((left) => boxAt(label, left, y + 4)),
    ...rows.flatMap((foot) => [x - wide / 2, x, x - wide].map((left) => boxAt(label, left, foot))),
  ];
}

/** Where the wall's words may stand: where there is no gain; or before the wall, with a tip that shows to there. */
function wallPlaces(words: string, edges: readonly Edge[], box: Box): Named[] {
  const wide = words.length * LETTER;
  if (edges.length === 0)
    return [boxAt(words, (box.left + box.right - wide) / 2, (box.top + box.bottom) / 2)];
  const sides = fromMiddle(edges).map(({ from, to, out: [across, up] }) => {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const beside = (side: number): Named =>
      across !== 0
        ? boxAt(words, side > 0 ? x + 6 : x - 6 - wide, y + 4)
        : boxAt(words, x - wide / 2, side < 0 ? y - 7 : y + SIZE + 4);
    // Rows are counted from the foot, pixels from the top.
    const side = across !== 0 ? across : -up;
    const before = beside(-side);
    const tip =
      across !== 0
        ? `M${x - side * TIP} ${y - TIP}v${2 * TIP}l${side * 2 * TIP} ${-TIP}z`
        : `M${x - TIP} ${y - side * TIP}h${2 * TIP}l${-TIP} ${side * 2 * TIP}z`;
    return { out: beside(side), before: { ...before, tip } };
  });
  return [...sides.map(({ out }) => out), ...sides.map(({ before }) => before)];
}

export const MapField = memo(
  function MapField({ values, columns, size, box, format, wall, spots, clear }: MapFieldProps) {
    const pattern = useId();
    const known = values.filter((value) => value !== null);
    const levels = levelsOf(known);
    const bands = bandsOf(values, levels);
    const paths = bandPaths(
      values.map((value) => bandOf(value, levels)),
      columns,
      size,
    );
    const whole = known.length === values.length && known.length > 0;
    const pixel = ([column, row]: Point): Point => [box.left + column * size[0], box.bottom - row * size[1]];
    const around = ([x, y]: Point, by: number) => ({
      left: x - by,
      right: x + by,
      top: y - by,
      bottom: y + by,
    });
    const there: Box[] = [...spots.map(({ at }) => around(at, DOT + 1)), around(clear, AWAY - 2)];
    const inside = values.map((value) => (value ?? 0) > 0);
    const edges = whole
      ? wallOf(inside, columns).map(({ from, to, out }) => ({ from: pixel(from), to: pixel(to), out }))
      : [];
    const nowhere = whole && !inside.includes(true);
    const places = [
      ...spots.map(namePlaces),
      ...(nowhere || edges.length > 0 ? [wallPlaces(wall, edges, box)] : []),
    ];
    const named = freePlaces<Named>(places, box, there);
    const atWall = named[spots.length];
    const lines = whole
      ? levels.flatMap((level) =>
          contourAt(known, columns, level).map((line) => ({ level, line: line.map(pixel) })),
        )
      : [];
    const marks = lines
      .toSorted((one, other) => other.line.length - one.line.length)
      .map(({ level, line }) => {
        const words = format(level);
        const places = fromMiddle(line).map(([left, top]) =>
          boxAt(words, left - (words.length * LETTER) / 2, top + 4),
        );
        return { words, place: freePlace(places, box, there) };
      });
    const words = [
      ...marks.map(({ words, place }) => ({ words, place, look: "fill-ink" })),
      ...spots.map(({ label }, at) => ({ words: label, place: named[at], look: "fill-ink font-semibold" })),
      { words: wall, place: atWall, look: "fill-ink font-semibold" },
    ];
    return (
      <>
        <Hatch id={pattern} />
        <g
          data-cells={known.length}
          transform={`translate(${box.left} ${box.top})`}
          shapeRendering="crispEdges"
        >
          {[...paths].map(([band, d]) => (
            <Shade key={band} {...{ band, bands, d, pattern }} />
          ))}
        </g>
        {lines.map(({ level, line }) => (
          <path
            key={`${level} ${line[0]}`}
            d={polyline(line, 1)}
            strokeDasharray={level < 0 ? "3 3" : undefined}
            className="fill-none stroke-ink/70"
          />
        ))}
        <path
          d={edges.map(({ from, to }) => `M${from.join(" ")}L${to.join(" ")}`).join("")}
          strokeWidth={3}
          className="fill-none stroke-ink"
        />
        {atWall?.tip !== undefined && <path d={atWall.tip} className="fill-ink stroke-surface" />}
        {spots.map(({ label, at: [left, top] }) => (
          <circle
            key={label}
            cx={left}
            cy={top}
            r={DOT}
            strokeWidth={1.5}
            className="fill-surface stroke-ink"
          />
        ))}
        {words.map(
          ({ words, place, look }) =>
            place !== undefined && (
              <Label
                key={`${words} ${place.left} ${place.top}`}
                {...{ x: place.x, y: place.y, size: SIZE, words, ...HALO }}
                className={`${look} stroke-surface`}
              />
            ),
        )}
      </>
    );
  },
  (one, other) =>
    one.values === other.values &&
    one.size === other.size &&
    one.box.right === other.box.right &&
    JSON.stringify([one.spots, one.wall, one.format(1)]) ===
      JSON.stringify([other.spots, other.wall, other.format(1)]),
);
