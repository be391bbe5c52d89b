/** What charts are drawn with: axes, words, lines of lanes; and a chart of values over a number, as wide as its place. */
import type { ReactNode } from "react";
import type { Edges } from "../anchor.ts";
import { Label } from "../Drawing.tsx";
import { useWidth } from "../useWidth.ts";
import { type Linear, linear } from "./linear.ts";
import { laneLook } from "./look.ts";

interface Ticks {
  ticks: readonly number[];
  at: (value: number) => number;
  format: (value: number) => string;
}

interface AxesProps {
  box: Edges;
  x: Ticks;
  /** Without a format its lines have no numbers: a neighbour's stand for them. */
  y: Omit<Ticks, "format"> & Partial<Pick<Ticks, "format">>;
  bounds?: "foot" | "corner" | "none";
  marks?: number;
  /** From the foot to the baseline of its numbers. */
  beneath?: number;
  /** Over the lines across, beneath the marks at the foot. */
  children?: ReactNode;
}

/** A line across for each number at the side, and numbers at the foot. */
export function Axes({ box, x, y, bounds = "foot", marks = 4, beneath = 16, children }: AxesProps) {
  const { left, right, top, bottom } = box;
  const bound = `M${left} ${bounds === "corner" ? `${top}V` : ""}${bottom}H${right}`;
  return (
    <>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y.at(tick)}H${right}`} className="stroke-line" />
          {y.format && <Label x={left - 6} y={y.at(tick) + 4} anchor="end" words={y.format(tick)} />}
        </g>
      ))}
      {bounds !== "none" && <path d={bound} className="fill-none stroke-line-strong" />}
      {children}
      {x.ticks.map((tick) => (
        <g key={tick}>
          {marks > 0 && <path d={`M${x.at(tick)} ${bottom}v${marks}`} className="stroke-line-strong" />}
          <Label x={x.at(tick)} y={bottom + beneath} anchor="middle" words={x.format(tick)} />
        </g>
      ))}
    </>
  );
}

export function LaneLine({ lane, d, width = 2 }: { lane: number; d: string; width?: number }) {
  const { stroke, dash } = laneLook(lane);
  const look = { strokeDasharray: dash, strokeWidth: width, className: `fill-none ${stroke}` };
  return <path d={d} strokeLinejoin="round" {...look} />;
}

interface ChartAxis {
  name: string;
  /** Its values end here; they begin at 0. */
  most: number;
  format: (value: number) => string;
}

interface ChartProps extends Pick<AxesProps, "bounds" | "marks" | "beneath"> {
  label: string;
  height: number;
  margin: Edges;
  /** Approximate number of labels, by the picture's width. */
  x: ChartAxis & { ticks: (width: number) => number };
  y: ChartAxis;
  /** Baselines of the two names: from the top, and from the foot of the picture. */
  names?: readonly [y: number, x: number];
  nameAt?: "left" | "right";
  before?: number;
  /** Drawn on the scales, in the area that they map to. */
  children: (scales: { x: Linear; y: Linear; box: Edges }) => ReactNode;
}

/** Approximate number of horizontal lines. */
const LINES = 5;

export function Chart(props: ChartProps) {
  const { label, height, margin, x: across, y: up, children, before, ...look } = props;
  const { names = [12, 6], nameAt = "right", ...drawn } = look;
  const [ref, width] = useWidth<HTMLDivElement>(before);
  const { left, top } = margin;
  const box = { left, right: width - margin.right, top, bottom: height - margin.bottom };
  const x = linear([0, across.most], [left, box.right]);
  const y = linear([0, up.most], [box.bottom, top]).nice(LINES);
  return (
    <div ref={ref} className="min-w-0">
      <svg
        {...{ width, height, role: "img" }}
        aria-label={label}
        className="block overflow-visible font-sans tabular-nums"
      >
        <Label x={0} y={names[0]} words={up.name} />
        <Axes
          box={box}
          x={{ ticks: x.ticks(across.ticks(width)), at: x, format: across.format }}
          y={{ ticks: y.ticks(LINES), at: y, format: up.format }}
          {...drawn}
        />
        <Label
          x={box[nameAt]}
          y={height - names[1]}
          anchor={nameAt === "left" ? "start" : "end"}
          words={across.name}
        />
        {children({ x, y, box })}
      </svg>
    </div>
  );
}
