import { pbmText } from "../../text/pbm.ts";
import { sentenceOf as phrased } from "../../text/phrases.ts";
import type { PbmLaneFrame } from "./engine/types.ts";

/** A number and its unit stay on one line. */
const together = (sentence: string) => sentence.replace(/(\d) (?=(?:µs|ms|s)\b)/g, "$1\u{a0}");

/** What the last request of a lane did, in words; a lane may have had none for a while, or be through. */
export function sentenceOf({ step }: PbmLaneFrame): string {
  const words = pbmText().lane;
  if (step.phrases.length > 0) return together(phrased(step.phrases));
  if (step.counters.requests === 0) return words.nothingYet;
  return step.streams.every(({ doing }) => doing === "ended") ? words.ended : words.nothingLately;
}
