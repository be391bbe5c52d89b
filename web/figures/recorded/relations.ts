/** Marks of a recorded trace's tables and indexes: a letter each, and a colour for the largest ones. */
import { FREE, type Held, type Overview, type RecordingFrame } from "../../engine/types.ts";
import { shortenNames } from "../pageName.ts";
import { type Colour, tokenOf } from "../palette.ts";
import type { PoolModel } from "../pool/model.ts";
import type { Shape } from "../pool/shapes.ts";

export type RelationMark = ReturnType<typeof marksOf>[number];

type Trace = Pick<RecordingFrame, "overview" | "relationOf">;

const SERIES = 7;
const ALPHABET = 26;
/** As PostgreSQL counts the files of a relation. */
const FORKS = ["", ".fsm", ".vm", ".init"];

export const relationName = ({ name, fork }: Overview["relations"][number]): string =>
  `${name}${FORKS[fork] ?? ".fork"}`;

function lettersOf(rank: number): string {
  const last = String.fromCharCode(65 + (rank % ALPHABET));
  return rank < ALPHABET ? last : `${lettersOf(Math.floor(rank / ALPHABET) - 1)}${last}`;
}

function marksOf({ overview, relationOf }: Trace) {
  const pages = new Uint32Array(overview.relations.length + 1);
  for (const place of relationOf) pages[place] = (pages[place] ?? 0) + 1;
  /** `place` is that among the trace's relations. */
  const ranked = overview.relations
    .map((relation, place) => ({ place, name: relationName(relation), pages: pages[place + 1] ?? 0 }))
    .toSorted((one, other) => other.pages - one.pages || one.place - other.place);
  return ranked
    .map((mark, rank) => ({
      ...mark,
      /** "A" for the one with most pages, and so on; "AA" behind "Z". */
      letters: lettersOf(rank),
      /** One of the series colours; null for relations that share a muted one. */
      series: rank < SERIES ? rank : null,
    }))
    .toSorted((one, other) => one.place - other.place);
}

const known = new WeakMap<Uint16Array, readonly RelationMark[]>();

/** One mark a relation, by its place. From now on short names of its pages begin with its letters. */
export function relationMarks(recording: Trace): readonly RelationMark[] {
  const found = known.get(recording.relationOf);
  if (found !== undefined) return found;
  const marks = marksOf(recording);
  known.set(recording.relationOf, marks);
  return marks;
}

/** Lets short names of pages begin with the letters of their relation: "A17" for "accounts/17". */
export function nameByRelation(recording: Trace): void {
  const letters = new Map(relationMarks(recording).map((mark) => [mark.name, mark.letters]));
  shortenNames((name) => {
    const at = name.lastIndexOf("/");
    const short = at < 0 ? undefined : letters.get(name.slice(0, at));
    return short === undefined ? undefined : `${short}${name.slice(at + 1)}`;
  });
}

export const byPages = (marks: readonly RelationMark[]): RelationMark[] =>
  marks.toSorted((one, other) => other.pages - one.pages || one.place - other.place);

/** Of relations that share a colour, and of pages without a name. */
export const QUIET_FILL = "fill-line-strong";

/** The colour of a relation; the quiet one of pages without a name. */
export const colourOf = (mark: Pick<RelationMark, "series"> | undefined): Colour =>
  mark == null || mark.series === null ? "lineStrong" : (`series${mark.series}` as Colour);

export const fillOf = (mark: Pick<RelationMark, "series">): string => `fill-${tokenOf(colourOf(mark))}`;

/** The pins of a page, one entry a client. */
export const pinsOf = ({ pins }: Pick<RecordingFrame, "pins">, page: number): readonly Held[] =>
  pins.filter((held) => held.page === page);

/** Extra shapes on the cell of a page of a recorded trace: a stripe along its lower edge, and a pin. */
export function recordedCell(
  { recording, pages }: Pick<PoolModel, "recording" | "pages">,
  frame: number,
  width: number,
  height: number,
  small = false,
): Shape[] {
  const page = pages[frame] ?? FREE;
  if (recording === undefined || page === FREE) return [];
  const place = (recording.relationOf[page] ?? 0) - 1;
  const stripe = small ? 3 : 4;
  const clients = pinsOf(recording, page).length;
  return [
    { rect: [0, height - stripe - 1, width, stripe + 1], fill: "surface" },
    {
      rect: [0, height - stripe, width, stripe],
      fill: colourOf(relationMarks(recording)[place]),
      data: { "data-relation": place },
    },
    ...(clients === 0 ? [] : [small ? pinHead(width) : pin(width - PIN - 2, -PIN / 2, clients)]),
  ];
}

export const pinHead = (width: number): Shape => ({
  circle: [width - 4, 3, 3.5],
  fill: "badge",
  stroke: "surface",
  line: 1.5,
});

const PIN = 9;

/** A pin stuck through the cell's upper edge, with the number of clients if there are several. */
export function pin(left: number, top: number, clients: number): Shape {
  const [x, y, radius] = [left + PIN / 2, top + PIN / 2, PIN / 2];
  const group: Shape[] = [
    { circle: [x, y, radius + 1], fill: "surface" },
    { lines: [[x, y, x, y + PIN]], stroke: "surface", line: 2 },
    { lines: [[x, y, x, y + PIN - 1]], stroke: "badge", line: 1.2 },
    { circle: [x, y, radius], fill: "badge" },
  ];
  const number = { text: String(clients), at: [x, y + 3], size: 9, weight: 700 } as const;
  if (clients > 1) group.push({ ...number, anchor: "middle", fill: "surface" });
  return { group, data: { "data-pins": clients } };
}
