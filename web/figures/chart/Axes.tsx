/** The axes of a chart: a line across for each number at the side, and numbers at the foot. */
import type { ReactNode } from "react";

/** The part of a picture in which values stand, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Values that are written along an axis, where each stands in the picture, and how it is written. */
export interface Ticks {
  ticks: readonly number[];
  at: (value: number) => number;
  format: (value: number) => string;
}

interface AxesProps {
  box: Box;
  x: Ticks;
  /** Without a format its lines have no numbers: a neighbour's stand for them. */
  y: Omit<Ticks, "format"> & Partial<Pick<Ticks, "format">>;
  /** What bounds the box: its foot, its foot and its left side, or nothing. */
  bounds?: "foot" | "corner" | "none";
  /** Length of the marks at the foot. */
  marks?: number;
  /** From the foot to the baseline of its numbers. */
  beneath?: number;
  /** Over the lines across, beneath the marks at the foot. */
  children?: ReactNode;
}

interface WordsProps {
  x: number;
  y: number;
  anchor?: "start" | "middle" | "end";
  children: string;
}

/** Words of an axis. */
export const AxisWords = ({ x, y, anchor = "start", children }: WordsProps) => (
  <text x={x} y={y} textAnchor={anchor} className="fill-ink-muted text-[13px]">
    {children}
  </text>
);

export function Axes({ box, x, y, bounds = "foot", marks = 4, beneath = 16, children }: AxesProps) {
  const { left, right, top, bottom } = box;
  return (
    <>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y.at(tick)}H${right}`} className="stroke-line" />
          {y.format && (
            <AxisWords x={left - 6} y={y.at(tick) + 4} anchor="end">
              {y.format(tick)}
            </AxisWords>
          )}
        </g>
      ))}
      {bounds !== "none" && (
        <path
          d={`M${left} ${bounds === "corner" ? `${top}V` : ""}${bottom}H${right}`}
          className="fill-none stroke-line-strong"
        />
      )}
      {children}
      {x.ticks.map((tick) => (
        <g key={tick}>
          {marks > 0 && <path d={`M${x.at(tick)} ${bottom}v${marks}`} className="stroke-line-strong" />}
          <AxisWords x={x.at(tick)} y={bottom + beneath} anchor="middle">
            {x.format(tick)}
          </AxisWords>
        </g>
      ))}
    </>
  );
}
