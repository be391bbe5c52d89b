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
import type { Palette } from "./model.ts";

interface Colour {
  stroke: string;
  fill: string;
}

// Written out: the style sheet holds the classes that it finds in the code.
const colours: Record<Palette, Colour[]> = {
  lane: [
    { stroke: "stroke-lane-0", fill: "fill-lane-0" },
    { stroke: "stroke-lane-1", fill: "fill-lane-1" },
    { stroke: "stroke-lane-2", fill: "fill-lane-2" },
    { stroke: "stroke-lane-3", fill: "fill-lane-3" },
  ],
  series: [
    { stroke: "stroke-series-0", fill: "fill-series-0" },
    { stroke: "stroke-series-1", fill: "fill-series-1" },
    { stroke: "stroke-series-2", fill: "fill-series-2" },
    { stroke: "stroke-series-3", fill: "fill-series-3" },
    { stroke: "stroke-series-4", fill: "fill-series-4" },
    { stroke: "stroke-series-5", fill: "fill-series-5" },
    { stroke: "stroke-series-6", fill: "fill-series-6" },
    { stroke: "stroke-series-7", fill: "fill-series-7" },
  ],
  ramp: [
    { stroke: "stroke-ramp-0", fill: "fill-ramp-0" },
    { stroke: "stroke-ramp-1", fill: "fill-ramp-1" },
    { stroke: "stroke-ramp-2", fill: "fill-ramp-2" },
    { stroke: "stroke-ramp-3", fill: "fill-ramp-3" },
    { stroke: "stroke-ramp-4", fill: "fill-ramp-4" },
    { stroke: "stroke-ramp-5", fill: "fill-ramp-5" },
    { stroke: "stroke-ramp-6", fill: "fill-ramp-6" },
    { stroke: "stroke-ramp-7", fill: "fill-ramp-7" },
  ],
};

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
const markers: readonly SymbolType[] = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolCross,
  symbolStar,
  symbolWye,
  tip,
  bar,
];
/** The baseline's gaps come first, as in the lab's curves. */
const dashes: Record<Palette, (string | undefined)[]> = {
  lane: ["5 4", undefined, "2 3", "9 3 2 3"],
  series: [undefined, "6 4", "2 3", "9 3 2 3", "12 4", "4 2", "8 2 2 2 2 2", "1 3"],
  ramp: [undefined],
};

export const HATCHES = ["full", "none", "rising", "level", "falling", "dots"] as const;
export type Hatch = (typeof HATCHES)[number];
/** Lanes: the baseline is empty, ACE full. */
const hatches: Record<Palette, readonly Hatch[]> = {
  lane: ["none", "full", "rising", "level"],
  series: ["full", "rising", "none", "level", "falling", "dots"],
  ramp: HATCHES,
};

export interface Look extends Colour {
  marker: SymbolType;
  dash: string | undefined;
  hatch: Hatch;
}

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], at: number): T => list[at % list.length] as T;

export const lookOf = ({ palette, look }: { palette: Palette; look: number }): Look => ({
  ...pick(colours[palette], look),
  marker: pick(markers, look),
  dash: pick(dashes[palette], look),
  hatch: pick(hatches[palette], look),
});

/** A marker's outline around 0, 0; `size` is its area in square pixels. */
export const markerPath = (type: SymbolType, size: number): string => symbol(type, size)() ?? "";
