/** Questions about the next request in the flash + magnetic lab. */

import { hitOrMiss, otherChoice, pageChoice } from "../../../shell/lessons/context.ts";
import type { AskedOf, Posed, ProcedureChoice } from "../../../shell/lessons/lessonLab.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { lessonText } from "../../../text/lessons.ts";
import { type HybridLaneFrame, ON_FLASH } from "../engine/types.ts";
import { queueModels } from "../figures/model.ts";
import { unpacked } from "../requests.ts";

export function requestWords(packed: number): string {
  const { op, page } = unpacked(packed);
  const words = lessonText();
  if (page === null) return words.empty;
  return { R: words.read, W: words.write, N: words.create, F: words.read }[op](String(page));
}

/** Pages queue by queue, those that leave first in front. */
const inPool = (lane: HybridLaneFrame): ProcedureChoice[] =>
  queueModels(lane).flatMap(({ pages }) =>
    pages.map(({ page, frame, dirty, onFlash }) =>
      pageChoice(page, frame, lessonText().stateOf(dirty, onFlash)),
    ),
  );

type Question = (asked: AskedOf<HybridLaneFrame>) => Omit<Posed, "several">;

/** The page that a question needs. */
function pageOf({ ask, page }: AskedOf<HybridLaneFrame>): number {
  if (page === undefined) throw new Error(`"${ask}" needs a page`);
  return page;
}

const questions: Readonly<Partial<Record<AskedOf<HybridLaneFrame>["ask"], Question>>> = {
  victim: ({ before, after }) => {
    const evictions = after.step.event?.evictions ?? [];
    // Where the pool is emptied all leave.
    const answer = evictions.length === 1 ? evictions.map(({ page }) => String(page)) : [];
    return { choices: inPool(before), answer };
  },
  hit: ({ after }) => ({ choices: hitOrMiss(), answer: [after.step.event?.hit === true ? "hit" : "miss"] }),
  disk: (asked) => {
    const { onFlash, onMagnetic } = hybridText().track;
    const bits = asked.after.columns.disks[pageOf(asked)];
    if (bits === undefined) throw new Error(`there is no page ${asked.page}`);
    return {
      choices: [otherChoice("f", onFlash), otherChoice("m", onMagnetic)],
      answer: [(bits & ON_FLASH) === 0 ? "m" : "f"],
    };
  },
  written: ({ after }) => {
    const words = lessonText();
    const evictions = after.step.event?.evictions ?? [];
    return {
      choices: [
        otherChoice("f", words.writtenToFlash),
        otherChoice("m", words.writtenToMagnetic),
        otherChoice("dropped", words.dropped),
      ],
      answer: evictions.length === 1 ? evictions.map(({ written_to }) => written_to ?? "dropped") : [],
    };
  },
  queue: (asked) => {
    const page = pageOf(asked);
    const { queues } = hybridText().pool;
    const models = queueModels(asked.after);
    return {
      choices: models.map(({ id }) => otherChoice(id, queues[id].name)),
      answer: models.filter(({ pages }) => pages.some((one) => one.page === page)).map(({ id }) => id),
    };
  },
};

export function pose(asked: AskedOf<HybridLaneFrame>): Posed {
  const question = questions[asked.ask];
  if (question === undefined) throw new Error(`this lab has no question "${asked.ask}"`);
  return { ...question(asked), several: false };
}
