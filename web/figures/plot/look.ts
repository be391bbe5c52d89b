/** How a line or a group of bars looks: told apart by marker, dash or hatch as well as by colour. */
import {
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from "d3-shape";
import { colourOf, LANE_DASHES, type Palette, pick } from "../chart/look.ts";

/** A triangle that stands on its tip, and an upright bar, of an area as large as d3's own symbols have. */
const tip: SymbolType = {
  draw: (context, size) => {
    const half = Math.sqrt(size / Math.sqrt(3));
    context.moveTo(-half, -half * 0.577);
    context.lineTo(half, -half * 0.577);
    context.lineTo(0, half * 1.155);
    context.closePath();
  },
};
const bar: SymbolType = {
  draw: (context, size) => {
    const width = Math.sqrt(size / 3);
    context.rect(-width / 2, -1.5 * width, width, 3 * width);
  },
};

/** The open diamond is the paper's. */
const markers = [symbolCircle, symbolSquare, symbolTriangle, symbolCross, symbolStar, symbolWye, tip, bar];
const dashes: Record<Palette, readonly (string | undefined)[]> = {
  lane: LANE_DASHES,
  series: [undefined, "6 4", "2 3", "9 3 2 3", "12 4", "4 2", "8 2 2 2 2 2", "1 3"],
  ramp: [undefined],
};

const HATCHES = ["full", "none", "rising", "level", "falling", "dots"] as const;
export type Hatch = (typeof HATCHES)[number];
/** Lanes: the baseline is empty, ACE full. */
const hatches: Record<Palette, readonly Hatch[]> = {
  lane: ["none", "full", "rising", "level"],
  series: ["full", "rising", "none", "level", "falling", "dots"],
  ramp: HATCHES,
};

export const lookOf = ({ palette, look }: { palette: Palette; look: number }) => ({
  ...colourOf(palette, look),
  marker: pick(markers, look),
  dash: pick(dashes[palette], look),
  hatch: pick(hatches[palette], look),
});

/** A marker's outline around 0, 0; `size` is its area in square pixels. */
export const markerPath = (type: SymbolType, size: number): string => symbol(type, size)() ?? "";
