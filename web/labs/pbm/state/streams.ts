/** Streams written out in a link: `S0-99x25 L7x5; P2000 S0-99x100*3`, as the engine reads them. */

import type { TraceForm, TraceSurvey } from "../../../state/url/trace.ts";
import { pbmText } from "../../../text/pbm.ts";

/** Of one stream, as in the engine. */
const MOST_QUERIES = 100_000;
const MOST_US = 1e9;
/** Pauses and work of one stream. */
const MOST_STREAM_US = 1e15;
const MOST_STREAMS = 64;
/** Largest block that the engine can number. */
const LARGEST_BLOCK = 2 ** 31 - 1;

/** What a word asks for: requests, none for a pause. */
interface Asked {
  queries: number;
  requests: number;
  largest: number;
  /** Of pause or work. */
  us: number;
}

const pattern =
  /^(?:P(?<pause>[\d.]+)|(?:S(?<from>\d+)(?:-(?<to>\d+))?|L(?<block>\d+))x(?<work>[\d.]+))(?:\*(?<times>\d+))?$/;

/** A time in microseconds, or NaN. */
function timeOf(text: string): number {
  const us = /\d/.test(text) ? Number(text) : Number.NaN;
  return us <= MOST_US ? us : Number.NaN;
}

function askedBy(word: string): Asked | undefined {
  const { pause, from, to = from, block, work, times = "1" } = pattern.exec(word)?.groups ?? {};
  const count = Number(times);
  if (pause !== undefined) {
    const us = timeOf(pause) * count;
    return count > 0 && us >= 0 ? { queries: 0, requests: 0, largest: 0, us } : undefined;
  }
  // The engine counts in nanoseconds, and each request takes at least one.
  if (work === undefined || !(timeOf(work) >= 0.0005) || !(count > 0 && count <= MOST_QUERIES))
    return undefined;
  const [first, last] = block === undefined ? [Number(from), Number(to)] : [Number(block), Number(block)];
  if (!(first <= last && last <= LARGEST_BLOCK)) return undefined;
  const requests = count * (last - first + 1);
  return { queries: count, requests, largest: last, us: requests * timeOf(work) };
}

/** Counts the requests of a lane, or finds the first word that says nothing. */
export function surveyStreams(written: string): TraceSurvey {
  const streams = written.split(";");
  if (streams.length > MOST_STREAMS) return { bad: streams[MOST_STREAMS]?.trim() ?? "" };
  let [requests, largest] = [0, 0];
  for (const stream of streams) {
    let [queries, us] = [0, 0];
    const words = stream.split(/\s+/).filter((text) => text !== "");
    for (const [at, word] of words.entries()) {
      const asked = askedBy(word);
      queries += asked?.queries ?? 0;
      us += asked?.us ?? 0;
      // A pause is one before a query.
      const idle = asked?.queries === 0 && at === words.length - 1 && queries > 0;
      if (asked === undefined || idle || queries > MOST_QUERIES || us > MOST_STREAM_US) return { bad: word };
      requests += asked.requests;
      largest = Math.max(largest, asked.largest);
    }
    if (queries === 0) return { bad: stream.trim() };
  }
  return { requests, largest };
}

export const streamsForm: TraceForm = {
  survey: surveyStreams,
  legal: () => pbmText().link.streams,
  withoutFiles: true,
};
