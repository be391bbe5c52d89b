/** An eviction opened up: what was drawn, what it was taken for, and what really happened. */
import { largestOf } from "../../../../ui/format.ts";
import type { PbmEvent } from "../../engine/types.ts";
import { type TimeScale, usOf } from "../timeScale.ts";

export type Truth = { kind: "unknown" } | { kind: "at"; us: number } | { kind: "not" };

/** `us`: estimated time to next access, infinite for a not requested block; `again`: its frame was drawn before. */
export type Candidate = ReturnType<typeof candidates>[number];

const lookedAt = ({ drawn, evicted }: PbmEvent) => (drawn.length > 0 ? drawn : evicted);

/** The blocks whose real next requests are needed, each once. */
export function candidateBlocks(event: PbmEvent): Uint32Array<ArrayBuffer> {
  return Uint32Array.from(new Set(lookedAt(event).map(({ block }) => block)));
}

/**
 * The candidates; where the policy draws none, the victims alone. `nextUs`: microseconds until each of
 * {@link candidateBlocks} is next requested after this request, NaN if not found.
 */
export function candidates(event: PbmEvent, nextUs: Float64Array | undefined) {
  const blocks = candidateBlocks(event);
  const truthOf = (block: number): Truth => {
    const us = nextUs?.[blocks.indexOf(block)];
    if (us === undefined) return { kind: "unknown" };
    return Number.isNaN(us) ? { kind: "not" } : { kind: "at", us };
  };
  const victims = new Set(event.evicted.map(({ frame }) => frame));
  const seen = new Set<number>();
  return lookedAt(event).map(({ frame, block, next_access_ns }, place) => {
    const again = seen.has(frame);
    seen.add(frame);
    const us = usOf(next_access_ns);
    return { place, frame, block, us, victim: victims.has(frame), again, truth: truthOf(block) };
  });
}

const trueUs = ({ truth }: Candidate) =>
  truth.kind === "at" ? truth.us : truth.kind === "not" ? Number.POSITIVE_INFINITY : Number.NaN;

/**
 * The candidates whose real next request is later than the first victim's; empty if the choice was the best
 * among these, null if that is unknown or there was no choice.
 */
export function laterThanVictim(all: readonly Candidate[]): Candidate[] | null {
  const victim = all.find((candidate) => candidate.victim);
  if (victim === undefined || all.length < 2) return null;
  if (all.some(({ truth }) => truth.kind === "unknown")) return null;
  const limit = trueUs(victim);
  return all
    .filter((candidate) => !candidate.again && trueUs(candidate) > limit)
    .sort((one, other) => trueUs(other) - trueUs(one));
}

export type CandidateLayout = ReturnType<typeof candidateLayout>;

const WIDE = 560;
const ENDLESS = 34;
const ROOMY = 16;
const CLOSEST = 13;

export function candidateLayout(
  all: readonly Candidate[],
  scale: TimeScale,
  width: number,
  room = Number.POSITIVE_INFINITY,
) {
  const wide = width >= WIDE;
  // Where bars begin, where a bar without end is cut off, and where the axis ends.
  const left = wide ? 92 : 62;
  const beyond = width - (wide ? 176 : 84);
  const right = Math.max(left + 60, beyond - ENDLESS);
  const times = all.flatMap(({ us, truth }) => [us, truth.kind === "at" ? truth.us : us]);
  const finite = times.filter((us) => Number.isFinite(us) && us > 0);
  // The scale's own steps in any case, so that two evictions compare; further only where a time lies beyond.
  const low = Math.min((scale[0] ?? 1) / 3, ...finite);
  const high = Math.max((scale.at(-1) ?? 1) * 3, ...finite);
  const [from, to] = [Math.log(low), Math.log(high)];
  const x = (us: number) => left + ((Math.log(Math.max(low, us)) - from) / (to - from)) * (right - left);
  const usual = all.length <= ROOMY ? 24 : 18;
  const pitch = Math.max(CLOSEST, Math.min(usual, Math.floor(room / Math.max(1, all.length))));
  return {
    ...{ width, left, right, beyond, x },
    // Columns of words right of the bars: the estimate where there is room, and the truth; all in the longest one's unit.
    estimate: wide ? width - 100 : null,
    truth: width,
    longest: largestOf(times),
    pitch,
    bar: pitch < 18 ? pitch - 4 : pitch < 24 ? 11 : 14,
    ticks: scale.filter((_, at) => (right - left) / scale.length >= 52 || at % 2 === 0),
  };
}
