/** An eviction opened up: what was drawn, what it was taken for, and what really happened. */
import type { PbmEvent } from "../../engine/types.ts";
import { usOf } from "../timeScale.ts";

/** The real next request of a block. */
export type Truth =
  /** It was not looked up yet. */
  | { kind: "unknown" }
  | { kind: "at"; us: number }
  /** Not as far as was looked ahead. */
  | { kind: "not" };

export interface Candidate {
  /** Its place in the order in which the policy looked, from 0. */
  place: number;
  frame: number;
  block: number;
  /** Estimated time to next access; infinite for a not requested block. */
  us: number;
  victim: boolean;
  /** The frame was drawn before. */
  again: boolean;
  truth: Truth;
}

/** The blocks whose real next requests are needed, each once. */
export function candidateBlocks(event: PbmEvent): Uint32Array<ArrayBuffer> {
  const looked = event.drawn.length > 0 ? event.drawn : event.evicted;
  return Uint32Array.from(new Set(looked.map(({ block }) => block)));
}

/**
 * The candidates; where the policy draws none, the victims alone. `nextUs`: microseconds until each of
 * {@link candidateBlocks} is next requested after this request, NaN if not found.
 */
export function candidates(event: PbmEvent, nextUs: Float64Array | undefined): Candidate[] {
  const blocks = candidateBlocks(event);
  const truths = new Map(
    Array.from(blocks, (block, at): [number, Truth] => {
      const us = nextUs?.[at];
      if (us === undefined) return [block, { kind: "unknown" }];
      return [block, Number.isNaN(us) ? { kind: "not" } : { kind: "at", us }];
    }),
  );
  const victims = new Set(event.evicted.map(({ frame }) => frame));
  const seen = new Set<number>();
  return (event.drawn.length > 0 ? event.drawn : event.evicted).map(
    ({ frame, block, next_access_ns }, place) => {
      const again = seen.has(frame);
      seen.add(frame);
      return {
        ...{ place, frame, block, us: usOf(next_access_ns), victim: victims.has(frame), again },
        truth: truths.get(block) ?? { kind: "unknown" },
      };
    },
  );
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
