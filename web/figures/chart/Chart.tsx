/** A chart of values over a number, as wide as its place: axes with their names, and what a caller draws on their scales. */
import type { ComponentProps, ReactNode } from "react";
import { useWidth } from "../useWidth.ts";
import { Axes, AxisWords, type Box } from "./Axes.tsx";
import { type Linear, linear } from "./linear.ts";

export interface ChartAxis {
  name: string;
  /** Its values end here; they begin at 0. */
  most: number;
  format: (value: number) => string;
}

/** The scales of a chart, and the plot area that they map to. */
export interface Scales {
  x: Linear;
  y: Linear;
  box: Box;
}

interface ChartProps extends Pick<ComponentProps<typeof Axes>, "bounds" | "marks" | "beneath"> {
  /** The chart in words. */
  label: string;
  height: number;
  /** Room around the values. */
  margin: Box;
  /** Approximate number of labels, by the picture's width. */
  x: ChartAxis & { ticks: (width: number) => number };
  y: ChartAxis;
  /** Baselines of the two names: from the top, and from the foot of the picture. */
  names?: readonly [y: number, x: number];
  /** Which end of its axis the name at the foot stands at. */
  nameAt?: "left" | "right";
  /** Before the width is known. */
  before?: number;
  children: (scales: Scales) => ReactNode;
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
        width={width}
        height={height}
        role="img"
        aria-label={label}
        className="block overflow-visible font-sans tabular-nums"
      >
        <AxisWords x={0} y={names[0]}>
          {up.name}
        </AxisWords>
        <Axes
          box={box}
          x={{ ticks: x.ticks(across.ticks(width)), at: x, format: across.format }}
          y={{ ticks: y.ticks(LINES), at: y, format: up.format }}
          {...drawn}
        />
        <AxisWords x={box[nameAt]} y={height - names[1]} anchor={nameAt === "left" ? "start" : "end"}>
          {across.name}
        </AxisWords>
        {children({ x, y, box })}
      </svg>
    </div>
  );
}
