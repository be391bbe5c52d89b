/** Fills of the picture: what a client does, and whose an I/O is, each by a colour and a pattern. */
import type { Colour } from "../palette.ts";
import type { Doing, Owner } from "./types.ts";

/** Side of a pattern's tile, in CSS pixels. */
export const TILE = 6;

const RISING = "M-1 7L7 -1M-1 1L1 -1M5 7L7 5";
const FALLING = "M-1 -1L7 7M5 -1L7 1M-1 5L1 7";
const UPRIGHT = "M1.5 0V6M4.5 0V6";
const LYING = "M0 1.5H6M0 4.5H6";

export interface Look {
  colour: Colour;
  /** Lines of a tile; none: the colour fills all. */
  lines?: string;
  /** What the lines are drawn in, over the full colour; without one they are the colour's own over a thin ground of it. */
  over?: Colour;
  /** Of its edge, if not its own colour. */
  edge?: Colour;
}

/** Work is solid and quiet, waiting is hatched and loud. */
export const STATES = {
  computes: { colour: "track", edge: "lineStrong" },
  write: { colour: "dirty", lines: RISING },
  read: { colour: "clean", lines: FALLING },
  page: { colour: "batch", lines: RISING + FALLING },
  frame: { colour: "victim", lines: UPRIGHT },
  log: { colour: "series6", lines: LYING },
} as const satisfies Record<string, Look>;

export type State = keyof typeof STATES;
export const STATE_NAMES = Object.keys(STATES) as State[];

const BY_DOING: Record<Doing, State | null> = {
  begins: null,
  computes: "computes",
  waits_for_write: "write",
  waits_for_read: "read",
  waits_for_page: "page",
  waits_for_leaving: "page",
  waits_for_frame: "frame",
  waits_for_log: "log",
  gone: null,
};

/** The fill of what a client does; null where it does nothing. */
export const stateOf = (doing: Doing): State | null => BY_DOING[doing];

const SERIES = [
  "series0",
  "series1",
  "series2",
  "series3",
  "series4",
  "series5",
  "series6",
  "series7",
] as const;
const TURNS = [undefined, RISING, UPRIGHT, FALLING];

/** A client's colour is its place's; after eight clients they come again with lines over them. */
export function ownerLook(owner: Owner): Look {
  if (owner === "bgwriter") return { colour: "inkMuted", lines: FALLING, over: "surface" };
  if (owner === "checkpointer") return { colour: "ink", lines: LYING, over: "surface" };
  const colour = SERIES[owner % SERIES.length] ?? "series0";
  const lines = TURNS[Math.floor(owner / SERIES.length) % TURNS.length];
  return lines === undefined ? { colour } : { colour, lines, over: "surface" };
}

/** The same for the same look: what a pattern is kept by. */
export const lookKey = ({ colour, lines, over }: Look): string => `${colour} ${lines ?? ""} ${over ?? ""}`;
