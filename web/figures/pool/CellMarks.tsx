/** What a step did to a frame, drawn around its cell: rings in the gap, a sign above. */

import { Crossed } from "../../ui/marks.tsx";

/** A ring around a cell: solid and strong for the page asked for, thin for pages written together, dashed for one spared. */
export function Ring({
  width,
  height,
  kind,
}: {
  width: number;
  height: number;
  kind: "requested" | "written" | "spared";
}) {
  const requested = kind === "requested";
  const outside = requested ? 3 : 2.5;
  return (
    <rect
      x={-outside}
      y={-outside}
      width={width + 2 * outside}
      height={height + 2 * outside}
      rx={5}
      strokeWidth={requested ? 3 : kind === "written" ? 2 : 1.5}
      strokeDasharray={kind === "spared" ? "5 3" : undefined}
      data-mark={kind}
      className={`fill-none ${RING[kind]}`}
    />
  );
}

const RING = {
  requested: "stroke-mark-requested",
  written: "stroke-mark-batch",
  spared: "stroke-mark-victim",
} as const;

/** Around the cell at which the keyboard is. */
export const Pointed = ({ width, height }: { width: number; height: number }) => (
  <rect
    x={-4}
    y={-4}
    width={width + 8}
    height={height + 8}
    rx={6}
    strokeWidth={2}
    className="fill-none stroke-focus"
  />
);

/** Sides of the corner that is cut off a changed cell. */
const NOTCH = 9;

/** Something in this frame changed: its lower left corner is cut off. */
export function ChangedNotch({ height }: { height: number }) {
  return (
    <path
      d={`M-1 ${height - NOTCH}v${NOTCH + 1}h${NOTCH + 1}z`}
      strokeWidth={1}
      className="fill-surface stroke-surface"
      data-mark="changed"
    />
  );
}

/** Around the page that was looked for: a frame with ticks, as on a map. */
export function Target({ width, height }: { width: number; height: number }) {
  const [x, y] = [width / 2, height / 2];
  const ticks = `M-4 ${y}h-5M${width + 4} ${y}h5M${x} -4v-5M${x} ${height + 4}v5`;
  return (
    <>
      <rect
        x={-4}
        y={-4}
        width={width + 8}
        height={height + 8}
        rx={5}
        strokeWidth={2}
        className="fill-none stroke-ink"
      />
      <path d={ticks} strokeWidth={2} className="stroke-ink" />
    </>
  );
}

/** On its way down to the device. */
export function WrittenSign({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y - 11}v8m-3.5 -3.5l3.5 4l3.5 -4`}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="fill-none stroke-mark-batch"
      data-mark="written"
    />
  );
}

interface LeftSignProps {
  x: number;
  y: number;
  /** What it is called. */
  page: string;
  /** How large it is beside what is usual. */
  letters?: number;
  /** Its number, where it can be asked about. */
  left?: number;
  /** Whether the reference would have taken it first. */
  spared?: boolean;
  /** Whether the keyboard is at it. */
  pointed?: boolean;
}

/** The page that left from here. */
export function LeftSign({ x, y, page, left, letters = 1, spared = false, pointed = false }: LeftSignProps) {
  const half = (4.2 * page.length + 11) * letters;
  return (
    <g data-mark={spared ? "victim ghost" : "victim"} data-left={left}>
      <rect
        x={x - half}
        y={y - 13 * letters}
        width={2 * half}
        height={16 * letters}
        rx={4}
        strokeWidth={2}
        strokeDasharray={spared && !pointed ? "5 3" : undefined}
        className={`fill-transparent ${pointed ? "stroke-focus" : spared ? "stroke-mark-victim" : ""}`}
      />
      <Crossed x={x} y={y - 1.5} fontSize={13 * letters} fontWeight={600} textAnchor="middle" words={page} />
    </g>
  );
}
