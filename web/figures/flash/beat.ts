/** A stretch of a step's events that is shown at once, and what of the picture it touches. */
import { stateAt } from "./state.ts";
import type { FlashEvent, FlashShown, FlashState } from "./types.ts";

/** From after this many events to after that many. */
export interface Stretch {
  from: number;
  to: number;
}

/** What the events of a kind of beat are: pages written, a victim, its pages, its erase. */
const kindOf = ([kind]: FlashEvent, next: FlashEvent | undefined): string => {
  // What a block is opened for comes right after it.
  if (kind === "open") return next?.[0] === "move" ? "move" : "write";
  return kind === "invalidate" ? "write" : kind;
};

/** A step in the beats that it is played in: a victim's pages move together, and so do pages that the host writes. */
export function beatsOf(events: readonly FlashEvent[]): Stretch[] {
  const beats: (Stretch & { kind: string })[] = [];
  events.forEach((event, at) => {
    const kind = kindOf(event, events[at + 1]);
    const last = beats.at(-1);
    if (last?.kind === kind && (kind === "write" || kind === "move")) last.to = at + 1;
    else beats.push({ kind, from: at, to: at + 1 });
  });
  return beats.map(({ from, to }) => ({ from, to }));
}

/** A page that came to a place; `from`: the place that it moved from, null where the host wrote it. */
export interface Arrival {
  page: number;
  block: number;
  index: number;
  from: { block: number; index: number } | null;
}

/** What came in these events and still is where it came to. */
export function arrivalsIn(events: readonly FlashEvent[]): Arrival[] {
  const arrivals = new Map<string, Arrival>();
  for (const event of events) {
    if (event[0] === "write") {
      const [, page, block, index] = event;
      arrivals.set(`${block}.${index}`, { page, block, index, from: null });
    } else if (event[0] === "move") {
      const [, page, fromBlock, fromIndex, block, index] = event;
      arrivals.set(`${block}.${index}`, { page, block, index, from: { block: fromBlock, index: fromIndex } });
    } else if (event[0] === "erase") {
      for (const [place, { block }] of arrivals) if (block === event[1]) arrivals.delete(place);
    }
  }
  return [...arrivals.values()];
}

/** A place whose page is no longer what it was. */
export interface Departure {
  block: number;
  index: number;
  valid: boolean;
  page: number | undefined;
}

/** The faces that fade in these events: old versions, what moved away, and what was erased. */
export function departuresIn(events: readonly FlashEvent[], before: FlashState): Departure[] {
  const gone = new Map<string, Departure>();
  const leave = (block: number, index: number) => {
    const page = before.owners?.[block]?.[index];
    if (index < (before.programmed[block] ?? 0))
      gone.set(`${block}.${index}`, {
        ...{ block, index, page },
        valid: before.valid_indices?.[block]?.includes(index) ?? false,
      });
  };
  for (const event of events) {
    if (event[0] === "move") leave(event[2], event[3]);
    if (event[0] === "invalidate") leave(event[1], event[2]);
    if (event[0] === "erase")
      for (let index = 0; index < (before.programmed[event[1]] ?? 0); index += 1) leave(event[1], index);
  }
  return [...gone.values()];
}

/** A drive at a moment of a step, and what has just happened to it. */
export interface FlashMoment {
  state: FlashState;
  /** The events that the picture shows. */
  events: readonly FlashEvent[];
  /** The drive before these; null where nothing is to be seen fading. */
  before: FlashState | null;
  /** All events up to here, for the victim. */
  count: number;
}

/** `moves`: whether it is shown as a motion. */
export function momentOf(shown: FlashShown, { from, to }: Stretch, moves: boolean): FlashMoment {
  return {
    state: stateAt(shown, to),
    events: shown.events.slice(from, to),
    before: moves ? stateAt(shown, from) : null,
    count: to,
  };
}

/** Whether the picture shows that a victim is chosen, and not what becomes of it. */
export const isChosen = ({ events }: FlashMoment): boolean => events.some(([kind]) => kind === "choose");
