/** Questions about the next request in the ACE lab. */
import { DIRTY, FREE, type LaneFrame } from "../../../engine/types.ts";
import type { Arrangement } from "../../../figures/PoolFigure.tsx";
import { poolModel } from "../../../figures/pool/model.ts";
import { hitOrMiss, otherChoice, pageChoice } from "../../../shell/lessons/context.ts";
import type { Asked, AskedOf, Posed, ProcedureChoice } from "../../../shell/lessons/lessonLab.ts";
import { lessonText } from "../../../text/lessons.ts";

export const NONE = "none";

/** A ring by frame, else the policy's order. */
export const arrangementOf = ({ policy }: LaneFrame): Arrangement =>
  policy.shape === "ring" ? "frame" : "order";

/** Pages in the order of the picture, so that a choice is found where it is seen. */
function inPool(lane: LaneFrame): ProcedureChoice[] {
  const { slots, pages, flags } = poolModel(lane, arrangementOf(lane));
  return Array.from(slots).flatMap((frame) => {
    const page = pages[frame];
    if (page === undefined || page === FREE) return [];
    const dirty = ((flags[frame] ?? 0) & DIRTY) !== 0;
    return [pageChoice(page, frame, dirty ? lessonText().dirty : undefined)];
  });
}

function answerOf(ask: Asked, lane: LaneFrame): string[] {
  const { event } = lane.step;
  if (event === null) return [];
  switch (ask) {
    case "victim":
      return event.victim === null ? [] : [String(event.victim)];
    case "batch":
      return event.batch.map(String);
    case "chances":
      return [...new Set(event.second_chances)].map(String);
    case "prefetch":
      return event.prefetched.map(String);
    case "hit":
      return [event.hit ? "hit" : "miss"];
    default:
      return [];
  }
}

export function pose({ ask, before, after, choices }: AskedOf<LaneFrame>): Posed {
  if (ask === "hit") return { choices: hitOrMiss(), answer: answerOf(ask, after), several: false };
  const pages = choices?.map((page) => pageChoice(page)) ?? inPool(before);
  const answer = answerOf(ask, after);
  if (ask === "victim") return { choices: pages, answer, several: false };
  // That there may be none is a choice like the others.
  const none = otherChoice(NONE, lessonText().nonePage);
  return { choices: [...pages, none], answer: answer.length === 0 ? [NONE] : answer, several: true };
}
