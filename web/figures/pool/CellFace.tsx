/** One frame with what is in it. The pool, the legend and the tray draw it with this, so that a meaning has one look. */
import type { BadgeSpec } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import { isSign } from "../../ui/signs.ts";
import type { Colour } from "../palette.ts";
import type { PageState } from "./model.ts";
import { Shapes } from "./Shapes.tsx";
import { drawn, polygon, type Shape, word } from "./shapes.ts";

export interface CellFaceProps {
  width: number;
  height: number;
  state: PageState;
  /** Null draws no number. */
  page: number | string | null;
  prefetched?: boolean;
  /** Whether it was prefetched until this step used it. */
  used?: boolean;
  /** Whether this step cleared its flag. */
  cleared?: boolean;
  badge?: BadgeSpec | null;
  value?: number;
  /** Digits that must fit; as many in each cell of a pool, so that numbers are of one size. */
  digits?: number;
  /** So low that the number has the cell for itself: no letter, and the policy's number small at its side. */
  low?: boolean;
  /** What the frame is called where a question asks for one: in the place of the state's letter. */
  letter?: string | undefined;
}

export const INK = { free: "onFree", clean: "onClean", dirty: "onDirty" } as const satisfies Record<
  PageState,
  Colour
>;

/** Height of a digit in em, halved: what lies between the middle and the base line. */
const HALF_DIGIT = 0.325;
/** From this height on a flag stands beneath the number. */
const BENEATH = 44;
/** Counts up to this are drawn as dots beside the digit where there is room. */
const MOST_DOTS = 5;

/** The corner at the upper right that marks a dirty cell in addition to its colour. */
export function dirtyCorner(width: number, height: number): Shape {
  const side = Math.max(5, Math.min(18, Math.min(width, height) * 0.26));
  return polygon([width - side, 0, width, 0, width, side], { fill: "onDirty", opacity: 0.75 });
}

/** A set flag on a disc of surface, crossed out where this step cleared it. */
function flag(x: number, y: number, radius: number, glyph: string, set: boolean): Shape {
  const size = radius * 1.7;
  const group = drawn(
    { circle: [x, y, radius], fill: "surface" },
    isSign(glyph)
      ? { sign: glyph, at: [x, y], size, stroke: "badge" }
      : word(glyph, [x, y + radius * 0.56], size, "badge"),
    !set && { lines: [[x - radius, y + radius, x + radius, y - radius]], line: 2, stroke: "victim" },
  );
  return { group, data: { "data-mark": set ? "flag" : "flag-cleared" } };
}

function count({ width, height, value = 0 }: CellFaceProps, most: number, size: number, ink: Colour) {
  const dot = size * 0.24;
  const pitch = dot * 2 + 2;
  const dots = most <= MOST_DOTS && width >= 44 ? most : 0;
  const left = (width - size * 0.53 - (dots > 0 ? dots * pitch + 2 : 0)) / 2;
  const dotAt = (at: number): Shape => {
    const [x, y] = [left + size * 0.53 + 4 + dot + at * pitch, height - 4 - size * HALF_DIGIT];
    return at < value ? { circle: [x, y, dot], fill: ink } : { circle: [x, y, dot - 0.5], stroke: ink };
  };
  const digit = word(value, [left, height - 4], size, ink, 600, "start");
  return [digit, ...Array.from({ length: dots }, (_, at) => dotAt(at))];
}

function tag(width: number, size: number, used: boolean): Shape {
  const [fill, stroke] = used ? (["surface", "prefetched"] as const) : (["prefetched", "surface"] as const);
  const group: Shape[] = [
    { rect: [width - size - 5, 2, size + 3, size + 2], radius: 2, fill, stroke },
    word("P", [width - size / 2 - 3.5, size + 0.5], size - 1, used ? "ink" : "onPrefetched", 700),
  ];
  return { group, data: { "data-mark": used ? "prefetched-page-used" : "prefetched" } };
}

/** Share of a cell's side that the letter of an answer takes: as much as the number leaves. */
const PLATE = 0.36;
/** Of the cell, around it. */
const RIM = 2;

function plate(width: number, height: number, letter: string): Shape {
  const side = Math.min(width, height) * PLATE;
  const size = side * (letter.length > 1 ? 0.6 : 0.86);
  const at = [RIM + side / 2, RIM + side / 2 + size * HALF_DIGIT * 1.1] as const;
  const group = [
    { rect: [RIM, RIM, side, side], radius: 3, fill: "surface" } as const,
    word(letter, at, size, "ink", 700),
  ];
  return { group, data: { "data-mark": "letter" } };
}

export function cellFace(props: CellFaceProps): Shape[] {
  const {
    width,
    height,
    state,
    page,
    prefetched = false,
    used = false,
    value = 0,
    low = false,
    letter,
  } = props;
  const badge = props.badge ?? null;
  const ink = INK[state];
  const digits = Math.max(2, props.digits ?? String(page ?? "").length);
  const small = Math.max(10, Math.min(13, height * 0.18));
  // Beside the number, where there is no room beneath it; the same in all cells, set or not.
  const flagged = badge?.maximum === 1 && height < BENEATH ? small * 1.24 : 0;
  /** What a flag, or the tag of a prefetched page, leaves less to the number, where it has no line of its own. */
  const beside = low && (prefetched || used) ? Math.max(flagged, small + 3) : flagged;
  const large = Math.min(height * (low ? 0.56 : 0.4), (width - 6 - beside) / (digits * 0.6));
  const counted = badge !== null && badge.maximum > 1 && state !== "free";
  const radius = small * 0.62;
  // Beneath the letter.
  const middle = height * (letter !== undefined ? 0.6 : low || counted ? 0.5 : 0.56);
  const free = state === "free";
  const named = page !== null;
  const border = free && ({ stroke: "lineStrong", dash: [4, 3] } as const);
  return drawn(
    { rect: [0, 0, width, height], radius: 3, fill: state, ...border },
    state === "dirty" && dirtyCorner(width, height),
    letter !== undefined && plate(width, height, letter),
    letter === undefined &&
      !free &&
      !low &&
      word(state === "dirty" ? "D" : "C", [4, small + 1.5], small, ink, 600, "start"),
    named && word(page, [(width - beside) / 2, middle + large * HALF_DIGIT], large, ink, 650),
    free && !named && width >= 34 && word(text().pool.states.free, [width / 2, height / 2 + 4], 11, ink),
    (prefetched || used) && tag(width, small, !prefetched),
    badge?.maximum === 1 &&
      (value > 0 || props.cleared === true) &&
      flag(width - radius - 3, height - radius - 3, radius, badge.glyph, value > 0),
    counted && low && word(value, [width - 2, height - 2], 9, ink, 400, "end"),
    counted && !low && count(props, badge.maximum, small, ink),
  );
}

export const CellFace = (props: CellFaceProps) => <Shapes of={cellFace(props)} />;
