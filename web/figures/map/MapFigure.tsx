/** Values over two axes as a map: shaded cells, contours with their values, a wall where there is none, and dots with names. */
import { scaleLinear, scaleLog } from "d3-scale";
import { type PointerEvent, type ReactNode, useMemo, useState } from "react";
import { Axes } from "../chart/Chart.tsx";
import { Label } from "../Drawing.tsx";
import { useWidth } from "../useWidth.ts";
import type { Point } from "./contours.ts";
import { type Dot, MapField } from "./MapField.tsx";

export interface AxisLook {
  name: string;
  /** Ascending, one a cell. */
  values: readonly number[];
  ratios: boolean;
  format: (value: number) => string;
}

/** A cell by its places along the axes. */
export type Place = readonly [x: number, y: number];

interface MapFigureProps {
  label: string;
  x: AxisLook;
  y: AxisLook;
  /** Row by row from below; null where nothing is known yet. */
  values: readonly (number | null)[];
  format: (value: number) => string;
  /** What stands at the wall between values above 0 and others. */
  wall: string;
  dots: readonly Dot[];
  /** The cell of what can be moved: words keep clear of where it stands at first. */
  standing: Place;
  /** The cell that is marked besides. */
  pointed: Place | null;
  onPoint: (place: Place | null) => void;
  /** `held`: a hand that goes on with a pointer that is pressed. */
  onTake: (place: Place, held: boolean) => void;
  onLetGo: () => void;
  /** What can be moved over the map, at its middle in pixels. */
  children: (at: (place: Place) => Point) => ReactNode;
}

const MARGIN = { right: 12, top: 20, bottom: 34 };
const [LEAST_HEIGHT, MOST_HEIGHT] = [180, 420];
/** Of the window's height, at most. */
const SHARE = 0.6;
/** Of a letter, on average. */
const LETTER = 6.2;

/** Where a value stands along an axis, in cells: 0.5 is the middle of the first. */
export function placeAlong(values: readonly number[], value: number): number {
  if (values.length < 2) return 0.5;
  const scale = scaleLinear(
    values,
    values.map((_, at) => at + 0.5),
  );
  return Math.min(values.length, Math.max(0, scale(value)));
}

/** Round values on an axis, as many as there is room for. */
function ticksOf({ values, ratios, format }: AxisLook, length: number, apart: number): number[] {
  const [from, to] = [values[0] ?? 0, values.at(-1) ?? 0];
  const all = ratios ? scaleLog([from, to], [0, 1]).ticks(6) : scaleLinear([from, to], [0, 1]).ticks(6);
  const at = (value: number) => (placeAlong(values, value) * length) / values.length;
  const kept: number[] = [];
  for (const tick of all) {
    const last = kept.at(-1);
    const room = apart + (apart > 16 ? (format(tick).length - 1) * LETTER : 0);
    if (last === undefined || Math.abs(at(tick) - at(last)) >= room) kept.push(tick);
  }
  return kept;
}

export function MapFigure(props: MapFigureProps) {
  const { label, x, y, values, dots, standing, pointed, onPoint, onTake, onLetGo, children } = props;
  const [ref, width] = useWidth<HTMLDivElement>(360);
  const ends = [y.values[0], y.values.at(-1)].map((value = 0) => y.format(Math.round(value)).length);
  const left = 10 + Math.max(...ends) * LETTER;
  const across = Math.max(120, width - left - MARGIN.right);
  // In a low window with room for what it says.
  const up = Math.round(Math.min(MOST_HEIGHT, across, Math.max(LEAST_HEIGHT, SHARE * innerHeight)));
  const [columns, rows] = [x.values.length, y.values.length];
  const size = useMemo(() => [across / columns, up / rows] as const, [across, up, columns, rows]);
  const box = { left, right: left + across, top: MARGIN.top, bottom: MARGIN.top + up };
  const xAt = (value: number) => box.left + placeAlong(x.values, value) * size[0];
  const yAt = (value: number) => box.bottom - placeAlong(y.values, value) * size[1];
  const middle = ([column, row]: Place): Point => [
    box.left + (column + 0.5) * size[0],
    box.bottom - (row + 0.5) * size[1],
  ];
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }, within: Element): Place => {
    const { left, top } = within.getBoundingClientRect();
    const cell = (pixels: number, cells: number, each: number) =>
      Math.min(cells - 1, Math.max(0, Math.floor(pixels / each)));
    return [
      cell(clientX - left - box.left, columns, size[0]),
      cell(box.bottom - (clientY - top), rows, size[1]),
    ];
  };
  const take = (event: PointerEvent<HTMLDivElement>) => {
    const grip = (event.target as Element).closest("[role=slider]");
    // A finger elsewhere scrolls the page, or taps.
    if (event.button !== 0 || (event.pointerType !== "mouse" && grip === null)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onTake(placeOf(event, event.currentTarget), true);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const place = placeOf(event, event.currentTarget);
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onTake(place, true);
    else onPoint(place);
  };
  const height = box.bottom + MARGIN.bottom;
  const [first] = useState(standing);
  const spots = dots.map((dot) => ({ ...dot, at: [xAt(dot.x), yAt(dot.y)] as Point }));
  return (
    // The dot among what it draws is what keys move; elsewhere a pointer alone does.
    <div
      ref={ref}
      className="what-if-map relative select-none"
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onLetGo();
        else if (event.pointerType !== "mouse") onTake(placeOf(event, event.currentTarget), false);
      }}
      onPointerCancel={onLetGo}
      onPointerLeave={() => onPoint(null)}
    >
      <svg {...{ width, height }} role="img" aria-label={label} className="block font-sans tabular-nums">
        <Label x={0} y={12} words={y.name} />
        <Label x={box.right} y={height - 2} anchor="end" words={x.name} />
        <MapField
          {...{
            values,
            columns,
            size,
            box,
            format: props.format,
            wall: props.wall,
            spots,
            clear: middle(first),
          }}
        />
        <Axes
          box={box}
          bounds="corner"
          x={{ ticks: ticksOf(x, across, 24), at: xAt, format: x.format }}
          y={{ ticks: [], at: yAt }}
        />
        {ticksOf(y, up, 16).map((tick) => (
          <g key={tick}>
            <path d={`M${box.left} ${yAt(tick)}h-4`} className="stroke-line-strong" />
            <Label x={box.left - 6} y={yAt(tick) + 4} anchor="end" words={y.format(tick)} />
          </g>
        ))}
        {pointed !== null && (
          <rect
            x={box.left + pointed[0] * size[0]}
            y={box.bottom - (pointed[1] + 1) * size[1]}
            width={size[0]}
            height={size[1]}
            strokeWidth={1.5}
            className="fill-none stroke-ink"
          />
        )}
      </svg>
      {children(middle)}
    </div>
  );
}
