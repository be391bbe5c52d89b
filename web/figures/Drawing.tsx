/** What all figures are drawn with: their ground, and words in them. */
import type { ReactNode, SVGProps } from "react";

interface DrawingProps {
  width: number;
  height: number;
  look?: string;
  children: ReactNode;
}

/** The SVG root of a drawing, hidden from screen readers: its content is described elsewhere. */
export const Drawing = ({ width, height, look = "", children }: DrawingProps) => (
  <svg width={width} height={height} className={`block font-sans tabular-nums ${look}`} aria-hidden="true">
    {children}
  </svg>
);

interface LabelProps extends SVGProps<SVGTextElement> {
  size?: number;
  weight?: number;
  anchor?: "start" | "middle" | "end" | undefined;
  /** What it says, where that is no more than words. */
  words?: string | number | undefined;
}

const QUIET = "fill-ink-muted";

/** Words in a drawing, of the usual size and quiet unless it is said otherwise. */
export const Label = ({ size = 13, weight, anchor, className, words, children, ...rest }: LabelProps) => (
  <text fontSize={size} fontWeight={weight} textAnchor={anchor} className={className ?? QUIET} {...rest}>
    {children ?? words}
  </text>
);

/** Two decimals are finer than any screen or printer shows. */
export const rounded = (value: number) => Math.round(value * 100) / 100;

/** A bar that stands on its base, or hangs from it where its height is below zero. */
export const barPath = (x: number, base: number, width: number, height: number) =>
  `M${rounded(x)} ${rounded(base)}v${rounded(-height)}h${rounded(width)}v${rounded(height)}z`;

interface PageSpotsProps {
  pages: readonly number[];
  x: number;
  y: number;
  pitch: number;
  height: number;
}

/** For adjacent bars: an invisible spot each, which anchors the card of the bar's representative page. */
export const PageSpots = ({ pages, x, y, pitch, height }: PageSpotsProps) =>
  pages.map((page, at) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
      key={at}
      data-page={page}
      x={rounded(x + at * pitch)}
      y={y}
      width={rounded(pitch)}
      height={height}
      className="fill-transparent"
    />
  ));
