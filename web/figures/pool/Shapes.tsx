/** Shapes in SVG: for the page, and by the styles that it computes for files. */
import { Crossed, PlacedMark } from "../../ui/marks.tsx";
import { rounded } from "../Drawing.tsx";
import { type Colour, tokenOf } from "../palette.ts";
import type { Shape } from "./shapes.ts";

const classOf = (fill: Colour | undefined, stroke: Colour | undefined) =>
  `${fill === undefined ? "fill-none" : `fill-${tokenOf(fill)}`} ${stroke === undefined ? "" : `stroke-${tokenOf(stroke)}`}`;

const pathOf = (points: readonly number[], closed = false) =>
  points.map((at, place) => `${place === 0 ? "M" : place % 2 ? " " : "L"}${rounded(at)}`).join("") +
  (closed ? "Z" : "");

function Drawn({ shape }: { shape: Shape }) {
  if ("group" in shape) {
    return (
      <g {...shape.data}>
        <Shapes of={shape.group} />
      </g>
    );
  }
  if ("sign" in shape) {
    const [x, y] = shape.at;
    return (
      <PlacedMark
        sign={shape.sign}
        x={x}
        y={y}
        size={shape.size}
        className={`stroke-${tokenOf(shape.stroke)}`}
      />
    );
  }
  const { fill, stroke, line, dash, opacity, data } = shape;
  const look = {
    strokeWidth: line,
    strokeDasharray: dash?.join(" "),
    opacity,
    className: classOf(fill, stroke),
    ...data,
  };
  if ("text" in shape) {
    const [x, y] = shape.at.map(rounded);
    const { size, weight, anchor } = shape;
    return (
      <text x={x} y={y} fontSize={size} fontWeight={weight} textAnchor={anchor} {...look}>
        {shape.text}
      </text>
    );
  }
  if ("rect" in shape) {
    const [x, y, width, height] = shape.rect.map(rounded);
    return <rect x={x} y={y} width={width} height={height} rx={shape.radius} {...look} />;
  }
  if ("circle" in shape) {
    const [cx, cy, r] = shape.circle.map(rounded);
    return <circle cx={cx} cy={cy} r={r} {...look} />;
  }
  const d = shape.lines.map((points) => pathOf(points, shape.closed)).join("");
  const ends = shape.round ? ({ strokeLinecap: "round", strokeLinejoin: "round" } as const) : {};
  return <path d={d} {...ends} {...look} />;
}

export const Shapes = ({ of }: { of: readonly Shape[] }) =>
  of.map((shape, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its place
    <Drawn key={at} shape={shape} />
  ));

export const CROSS = "M-3 -3l6 6m0 -6l-6 6";

interface CornerSignProps {
  x: number;
  radius: number;
  line: number;
  d: string;
  look: string;
}

/** A sign on a disc of surface at the upper right corner of a cell. */
export const CornerSign = ({ x, radius, line, d, look }: CornerSignProps) => (
  <g style={{ transform: `translate(${x}px, 3px)` }}>
    <circle r={radius} className="fill-surface" />
    <path d={d} strokeWidth={line} strokeLinecap="round" className={`fill-none ${look}`} />
  </g>
);

interface LeftSignProps {
  x: number;
  y: number;
  page: string;
  letters?: number;
  /** The page's number, where the sign can open its card. */
  left?: number;
  /** Whether the reference would have taken it first. */
  spared?: boolean;
  pointed?: boolean;
}

/** The page that left from here. */
export function LeftSign({ x, y, page, left, letters = 1, spared = false, pointed = false }: LeftSignProps) {
  const half = (4.2 * page.length + 11) * letters;
  return (
    <g data-mark={spared ? "victim ghost" : "victim"} data-left={left}>
      <rect
        {...{
          x: x - half,
          y: y - 13 * letters,
          width: 2 * half,
          height: 16 * letters,
          rx: 4,
          strokeWidth: 2,
        }}
        strokeDasharray={spared && !pointed ? "5 3" : undefined}
        className={`fill-transparent ${pointed ? "stroke-focus" : spared ? "stroke-mark-victim" : ""}`}
      />
      <Crossed x={x} y={y - 1.5} fontSize={13 * letters} fontWeight={600} textAnchor="middle" words={page} />
    </g>
  );
}
