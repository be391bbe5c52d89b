/** The clock of a step's motion, one for all lanes: equal device times take equally long, so a batch is seen to take that of one. */
import { BEATS, type Beat } from "../../engine/types.ts";

/** Milliseconds since the step was made. */
export type Span = { from: number; to: number };

export interface LaneWork {
  /** Whether a victim was looked for, however short the search was. */
  evicts: boolean;
  /** Whether the policy passed pages over before it found its victim. */
  searches: boolean;
  /** Device time of the writes, and of the reads that follow them; both 0 at a hit. */
  write_us: number;
  read_us: number;
}

export type LaneClock = ReturnType<typeof stepClock>["lanes"][number];

export const LEAST_MS = 250;
export const MOST_MS = 450;

const ASK_MS = 60;
/** A request is on its way while the lane begins to serve it. */
const ASKED_MS = 130;
const SEARCH_MS = 90;
const DROP_MS = 90;
const PLACE_MS = 120;
/** Pages begin to close up while the last of the read is on its way. */
const OVERLAP_MS = 40;
/** What takes the device less is still seen. */
const LEAST_PHASE_MS = 40;

/** Finer than a frame of any screen. */
const HALVINGS = 24;

/** Beat by beat each phase has the time to be looked at. */
const APART = { asked: 240, search: 320, device: 420, drop: 200, place: 260 };

const phase = (us: number, msPerUs: number) => (us > 0 ? Math.max(LEAST_PHASE_MS, us * msPerUs) : 0);

/** The largest scale up to `most` at which all lanes are ready within `room`. */
function fitting(lanes: readonly LaneWork[], most: number, room: number): number {
  const fits = (scale: number) =>
    lanes.every(({ write_us, read_us }) => phase(write_us, scale) + phase(read_us, scale) <= room);
  if (fits(most)) return most;
  let [low, high] = [0, most];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** `usual_us` is the device time of a write and a read: the scale of a run, unless a step needs another to be seen. */
export function stepClock(lanes: readonly LaneWork[], usual_us: number) {
  const start = ASK_MS + (lanes.some(({ searches }) => searches) ? SEARCH_MS : 0);
  const slowest_us = Math.max(0, ...lanes.map(({ write_us, read_us }) => write_us + read_us));
  const usual = (MOST_MS - ASK_MS - PLACE_MS) / Math.max(usual_us, Number.EPSILON);
  const least = slowest_us > 0 ? (LEAST_MS - start - PLACE_MS) / slowest_us : 0;
  const scale = fitting(lanes, Math.max(usual, least), MOST_MS - start - PLACE_MS);
  const span = (from: number, to: number): Span => ({ from, to });
  const clocks = lanes.map(({ write_us, read_us }) => {
    const write = span(start, start + phase(write_us, scale));
    const read = span(write.to, write.to + phase(read_us, scale));
    const hit = write_us === 0 && read_us === 0;
    return {
      apart: false,
      /** The request goes from the strip to the lane. */
      ask: span(0, ASKED_MS),
      search: span(ASK_MS, start),
      write,
      /** The evicted page leaves. */
      drop: span(write.to, write.to + DROP_MS),
      read,
      /** The order closes up, and the requested page takes its place. */
      place: hit
        ? span(ASK_MS, LEAST_MS)
        : span(Math.max(write.to, read.to - OVERLAP_MS), read.to + PLACE_MS),
    };
  });
  /** `end`: when all of it is over. */
  return { lanes: clocks, end: Math.max(LEAST_MS, ...clocks.map(({ place }) => place.to)) };
}

/**
 * The same phases one after the other, and in all lanes together: between two of them everything stands. Device times
 * are in proportion still.
 */
export function apartClock(lanes: readonly LaneWork[]): ReturnType<typeof stepClock> {
  const most = (of: (lane: LaneWork) => number) => Math.max(0, ...lanes.map(of));
  const slowest_us = most(({ write_us, read_us }) => Math.max(write_us, read_us));
  const scale = APART.device / Math.max(slowest_us, Number.EPSILON);
  const evicts = lanes.some((lane) => lane.evicts);
  const search: Span = { from: APART.asked, to: APART.asked + (evicts ? APART.search : 0) };
  const written = search.to + most(({ write_us }) => phase(write_us, scale));
  const dropped = written + (evicts ? APART.drop : 0);
  const read = dropped + most(({ read_us }) => phase(read_us, scale));
  const end = read + APART.place;
  const clocks = lanes.map(({ write_us, read_us }) => ({
    /** Whether each phase waits for the one before it, in all lanes. */
    apart: true,
    ask: { from: 0, to: APART.asked },
    search,
    write: { from: search.to, to: search.to + phase(write_us, scale) },
    drop: { from: written, to: dropped },
    read: { from: dropped, to: dropped + phase(read_us, scale) },
    place: { from: read, to: end },
  }));
  return { lanes: clocks, end };
}

/** When each beat of a lane is over, in milliseconds since the step was made. */
export function beatTimes({ ask, search, write, drop, read, place }: LaneClock): Record<Beat, number> {
  const spans = { lookUp: ask, victim: search, written: write, evicted: drop, read, placed: place };
  let latest = 0;
  const times = BEATS.map((beat) => {
    latest = Math.max(latest, spans[beat].to);
    return [beat, latest];
  });
  return Object.fromEntries(times) as Record<Beat, number>;
}
