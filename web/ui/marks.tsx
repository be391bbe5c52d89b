/** Signs that the page's face lacks, as elements. */
import type { SVGProps } from "react";
import { lookOf, type Sign } from "./signs.ts";

export function Mark({ sign }: { sign: Sign }) {
  return (
    <svg viewBox="0 0 16 16" className="mark" stroke="currentColor" aria-hidden="true" data-sign={sign}>
      <path {...lookOf(sign)} />
    </svg>
  );
}

interface PlacedMarkProps {
  sign: Sign;
  x: number;
  y: number;
  size: number;
  className: string;
}

export const PlacedMark = ({ sign, x, y, size, className }: PlacedMarkProps) => (
  <path
    {...lookOf(sign)}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 16})`}
    className={className}
    data-sign={sign}
  />
);

/** What a letter takes of its size, as digits do. */
const LETTER = 0.52;

interface CrossedProps extends Omit<SVGProps<SVGTextElement>, "x" | "y"> {
  x: number;
  y: number;
  fontSize: number;
  words: string;
  "data-mark"?: string;
}

/** Words of a figure, after the cross of what left. */
export function Crossed({ "data-mark": mark, ...props }: CrossedProps) {
  const { x, y, fontSize, className, words, textAnchor, ...rest } = props;
  const [cross, width] = [fontSize * 0.85, words.length * LETTER * fontSize];
  const before = cross + (words === "" ? 0 : fontSize * 0.3);
  const shares: Record<string, number> = { middle: 0.5, end: 1 };
  const left = x - (before + width) * (shares[textAnchor ?? "start"] ?? 0);
  return (
    <g data-mark={mark}>
      <PlacedMark
        sign="✕"
        x={left + cross / 2}
        y={y - fontSize * 0.33}
        size={cross}
        className="stroke-mark-victim"
      />
      <text
        x={left + before + width / 2}
        y={y}
        fontSize={fontSize}
        textAnchor="middle"
        {...rest}
        className={`fill-mark-victim ${className ?? ""}`}
      >
        {words}
      </text>
    </g>
  );
}

/** Of a lane that is done. */
export const FinishFlag = () => (
  <svg viewBox="0 0 12 14" className="mr-1 inline-block h-3.5 w-3" aria-hidden="true" data-finished>
    <path d="M2 0v14" className="stroke-ink" strokeWidth={1.5} />
    <path d="M2.5 1h8l-2 3 2 3h-8z" className="fill-ink" />
  </svg>
);
