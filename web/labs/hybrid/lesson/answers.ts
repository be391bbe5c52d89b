/** What a lesson's text says of a lane and a step of the flash + magnetic lab, and its questions about the next request. */
import { hitOrMiss, otherChoice, pageChoice } from "../../../shell/lessons/context.ts";
import type { AskedOf, Posed } from "../../../shell/lessons/lessonLab.ts";
import { type Written, written } from "../../../shell/lessons/written.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { lessonText } from "../../../text/lessons.ts";
import { queueModels, unpacked } from "../figures/model.ts";
import { type HybridEviction, type HybridLaneFrame, ON_FLASH } from "../types.ts";

/** Prices, sizes, and what follows from them. */
export function configOf({ config, columns, placement }: HybridLaneFrame): Readonly<Record<string, unknown>> {
  const { rf, wf, rm, wm, frames, pages } = config;
  return {
    ...config,
    there_and_back: wf + wm,
    /** What one read costs less on flash, and what one write costs more there. */
    read_saves: rm - rf,
    write_loses: wf - wm,
    q: Math.max(0, 1 - frames / pages),
    /** What the return of a page of each class costs. */
    FRQ: rf,
    MRQ: rm,
    MWQ: rm + wm,
    FWQ: rf + wf,
    bytes_a_page: placement.bytes_a_page,
    cost_segment_frames: columns.costSegmentFrames,
    lambda_now: columns.costSegmentFrames / frames,
  };
}

/** What a step's eviction says; where several pages leave, of the first. */
const ofEviction: Readonly<Record<string, (eviction: HybridEviction, words: Written) => string | null>> = {
  victim: ({ page }) => String(page),
  queue: ({ queue }) => queue,
  saving: ({ account }, { units }) => (account.saving === null ? null : units(account.saving)),
  threshold: ({ account }, { units }) => units(account.threshold),
};

export function ofEvent(
  { step: { event } }: HybridLaneFrame,
  part: string,
  as: "pages" | "count",
  lang: string,
): string {
  if (event === null) throw new Error(`no request has been served where "${part}" is asked for`);
  if (part === "page" && event.page !== null) return String(event.page);
  if (part === "evicted" || part === "followed") {
    const pages = (part === "evicted" ? event.evictions : event.followed).map(({ page }) => page);
    return as === "count" ? String(pages.length) : written(lang).listed(pages);
  }
  const [eviction] = event.evictions;
  const told = eviction === undefined ? undefined : ofEviction[part]?.(eviction, written(lang));
  if (told === undefined || told === null) throw new Error(`request ${event.t + 1} has no "${part}"`);
  return told;
}

export function requestWords(packed: number): string {
  const { op, page } = unpacked(packed);
  const { empty, read, write, create } = lessonText();
  if (page === null) return empty;
  return { R: read, W: write, N: create, F: read }[op](String(page));
}

/** "W4", or "F" for the emptying of the pool. */
export function requestCode(packed: number): string {
  const { op, page } = unpacked(packed);
  return page === null ? op : `${op}${page}`;
}

function pageOf({ ask, page }: AskedOf<HybridLaneFrame>): number {
  if (page === undefined) throw new Error(`"${ask}" needs a page`);
  return page;
}

const evictionsIn = ({ step: { event } }: HybridLaneFrame) => event?.evictions ?? [];

type Question = (asked: AskedOf<HybridLaneFrame>) => Omit<Posed, "several">;

const questions: Readonly<Partial<Record<AskedOf<HybridLaneFrame>["ask"], Question>>> = {
  victim: ({ before, after }) => {
    const evictions = evictionsIn(after);
    return {
      // Queue by queue, those that leave first in front.
      choices: queueModels(before).flatMap(({ pages }) =>
        pages.map(({ page, frame, dirty, onFlash }) =>
          pageChoice(page, frame, lessonText().stateOf(dirty, onFlash)),
        ),
      ),
      // Where the pool is emptied all leave.
      answer: evictions.length === 1 ? evictions.map(({ page }) => String(page)) : [],
    };
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
    const { writtenToFlash, writtenToMagnetic, dropped } = lessonText();
    const evictions = evictionsIn(after);
    return {
      choices: [
        otherChoice("f", writtenToFlash),
        otherChoice("m", writtenToMagnetic),
        otherChoice("dropped", dropped),
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
