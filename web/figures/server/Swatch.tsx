/** A piece of a fill of the picture, for legends and bars. */
import { useId } from "react";
import { tokenOf } from "../palette.ts";
import { type Look, TILE } from "./looks.ts";
import { GROUND, lineWidth } from "./paints.ts";

// Not by class: colours that the reader forces upon a page leave a drawing's own.
const fill = (look: Pick<Look, "colour">) => ({ fill: `var(--${tokenOf(look.colour)})` });

interface SwatchProps {
  look: Look;
  x?: number;
  width: number;
  height: number;
}

/** In a drawing. */
export function SwatchArea({ look, x = 0, width, height }: SwatchProps) {
  const id = useId();
  const { colour, lines, over, edge } = look;
  const box = { x, width, height };
  if (lines === undefined && edge !== undefined)
    return (
      <rect
        {...{ x: x + 0.5, y: 0.5, width: width - 1, height: height - 1 }}
        style={{ ...fill(look), stroke: `var(--${tokenOf(edge)})` }}
      />
    );
  if (lines === undefined) return <rect {...box} style={fill(look)} />;
  return (
    <>
      <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <rect width={TILE} height={TILE} style={fill(look)} opacity={over === undefined ? GROUND : 1} />
        <path
          d={lines}
          strokeWidth={lineWidth(look)}
          className="fill-none"
          style={{ stroke: `var(--${tokenOf(over ?? colour)})` }}
        />
      </pattern>
      <rect {...box} fill={`url(#${id})`} />
    </>
  );
}

export const SWATCH = { width: 18, height: 12 };

export const Swatch = ({ look }: { look: Look }) => (
  <svg {...SWATCH} className="shrink-0" aria-hidden="true">
    <SwatchArea look={look} {...SWATCH} />
  </svg>
);
