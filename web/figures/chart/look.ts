/** How lines and bars look, by their place among the others. The style sheet names these classes: see main.css. */

/** Lanes keep their colours everywhere; ordered values get a ramp, others colours of their own. */
export type Palette = "lane" | "series" | "ramp";

export type Colour = { stroke: string; fill: string };

const COLOURS: Record<Palette, number> = { lane: 4, series: 8, ramp: 8 };

/** The classes of a colour; after the last one the first comes again. */
export const colourOf = (palette: Palette, at: number): Colour => {
  const colour = `${palette}-${at % COLOURS[palette]}`;
  return { stroke: `stroke-${colour}`, fill: `fill-${colour}` };
};

export const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** The baseline is drawn over the others: where lines coincide, both show through its gaps. */
export const LANE_DASHES: readonly (string | undefined)[] = ["5 4", undefined, "2 3", "9 3 2 3"];

export const laneLook = (lane: number) => ({ ...colourOf("lane", lane), dash: pick(LANE_DASHES, lane) });
