/** A small drive, update by update: what the host writes, and the engine's events in the steps that the lesson shows. */
import { applied, victimAt } from "../flash/state.ts";
import type { FlashEvent, FlashShown, FlashState } from "../flash/types.ts";
import { letterOf } from "../pool/letters.ts";

/** Small enough to see, large enough for a collection every few updates. Moved pages go where the host's next ones go. */
export const SHAPE = { blocks: 6, block_pages: 4 };
const SETTINGS = { ...SHAPE, fill: 100, reserve: 1, gc: "greedy", gc_stream: false, fills: 1 };
/** Three eighths, a half and five eighths of the flash: with these blocks no drive has more than 15 logical pages. */
export const DATA = [9, 12, 15] as const;
const UPDATES = 40;

/** The first updates show the idea: two pages, the first of them once more, a neighbour. */
const SCRIPT = [0, 5, 0, 1];

/** A linear congruential generator (Numerical Recipes' constants), begun at 1; its upper half is used. */
function generator(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % below;
  };
}

/** The pages that the host updates, in order: three of four updates go to a quarter of the pages. */
export function hostUpdates(pages: number): number[] {
  const draw = generator();
  const page = () => draw(draw(4) > 0 ? Math.floor(pages / 4) : pages);
  return [...SCRIPT, ...Array.from({ length: UPDATES - SCRIPT.length }, page)];
}

/** Gives the engine's drive with these settings, batch by batch. */
export type RunDrive = (settings: object, batches: readonly (readonly number[])[]) => readonly FlashShown[];

export type Place = readonly [block: number, index: number];

export type SsdStep =
  | { kind: "start" }
  | { kind: "write" | "move"; page: number; version: number; from: Place; to: Place }
  | { kind: "choose"; block: number; valid: number }
  | { kind: "erase"; block: number };

/** The drive after a step. */
export interface SsdMoment {
  state: FlashState;
  step: SsdStep;
  /** Of the page at each programmed index, by block. */
  versions: readonly (readonly number[])[];
  /** The block that is being emptied, or has just been erased. */
  victim: number | null;
  host_writes: number;
  moved_pages: number;
  erases: number;
}

/** Where the valid version of each logical page is: the mapping table. */
export function placesOf({ owners, valid_indices }: FlashState): Place[] {
  const places: Place[] = [];
  valid_indices?.forEach((indices, block) => {
    for (const index of indices) places[owners?.[block]?.[index] ?? 0] = [block, index];
  });
  return places;
}

/** What an event ends: an open block goes with its first page, and a write ends where its old version is invalid. */
function stepOf(event: FlashEvent, { state, versions }: SsdMoment, written: Place): SsdStep | null {
  const at = ([block, index]: Place) => ({
    page: state.owners?.[block]?.[index] ?? 0,
    version: versions[block]?.[index] ?? 0,
  });
  switch (event[0]) {
    case "choose":
      return { kind: "choose", block: event[1], valid: event[2] };
    case "move": {
      const from: Place = [event[2], event[3]];
      return { kind: "move", ...at(from), from, to: [event[4], event[5]] };
    }
    case "erase":
      return { kind: "erase", block: event[1] };
    case "invalidate": {
      const from: Place = [event[1], event[2]];
      const { page, version } = at(from);
      return { kind: "write", page, version: version + 1, from, to: written };
    }
    default:
      return null;
  }
}

function versionsAfter(versions: SsdMoment["versions"], step: SsdStep): SsdMoment["versions"] {
  if (step.kind === "start" || step.kind === "choose") return versions;
  const next = [...versions];
  if (step.kind === "erase") next[step.block] = [];
  else next[step.to[0]] = [...(next[step.to[0]] ?? []), step.version];
  return next;
}

/** A run from its start, where every page has its first version, step by step. */
export function momentsOf(run: RunDrive, pages: number): SsdMoment[] {
  const batches = run(
    { ...SETTINGS, pages },
    hostUpdates(pages).map((page) => [page]),
  );
  const events = batches.flatMap((batch) => batch.events);
  let state = batches[0]?.before;
  if (state === undefined) return [];
  let moment: SsdMoment = {
    ...{ state, step: { kind: "start" }, victim: null, host_writes: 0, moved_pages: 0, erases: 0 },
    versions: state.programmed.map((count) => Array<number>(count).fill(1)),
  };
  let written: Place = [0, 0];
  const moments = [moment];
  for (const [at, event] of events.entries()) {
    state = applied(state, event, SHAPE.block_pages);
    if (event[0] === "write") written = [event[2], event[3]];
    const step = stepOf(event, moment, written);
    if (step === null) continue;
    moment = {
      ...{ state, step, versions: versionsAfter(moment.versions, step) },
      victim: victimAt(events, at + 1)?.block ?? null,
      host_writes: moment.host_writes + Number(step.kind === "write"),
      moved_pages: moment.moved_pages + Number(step.kind === "move"),
      erases: moment.erases + Number(step.kind === "erase"),
    };
    moments.push(moment);
  }
  return moments;
}

/** A version of a page: "F2". */
export const versionName = ({ page, version }: { page: number; version: number }): string =>
  `${letterOf(page)}${version}`;

/** A physical page: "block.page". */
export const placeName = (place: Place): string => place.join(".");
