/** The pictures of this lab in words, from the same data. */

import { hybridText } from "../../../text/hybrid.ts";
import { formatCount } from "../../../ui/format.ts";
import { DIRTY, type HybridLaneFrame, ON_FLASH } from "../engine/types.ts";
import { classCounts, type DiskPage, nameOf, queueSpans } from "./model.ts";

/** Pages that a summary names, at most. */
const NAMED = 12;

export function poolSummary(lane: HybridLaneFrame, label: string): string {
  const words = hybridText().pool;
  const { columns, config } = lane;
  const spans = queueSpans(lane);
  const parts = spans.map((span) => {
    const { pages, dirty, onFlash } = classCounts(lane, span);
    const name = words.queues[span.id].name;
    if (pages === 0) return words.queueEmpty(name);
    if (pages > NAMED) return words.queueCounts(name, pages, dirty, onFlash);
    const frames = columns.order.subarray(span.from, span.from + span.length);
    const named = Array.from(frames, (frame) => {
      const flags = columns.flags[frame] ?? 0;
      const page = nameOf(lane, columns.pages[frame] ?? 0);
      return words.pageWords(page, (flags & DIRTY) !== 0, (flags & ON_FLASH) !== 0);
    });
    return words.queueNames(name, named.join(", "));
  });
  const resident = spans.reduce((sum, { length }) => sum + length, 0);
  return `${words.summary(label, config.frames, resident)} ${parts.join(" ")}`;
}

export function disksSummary(lane: HybridLaneFrame, label: string): string {
  const words = hybridText().disks;
  const { pages_on_f: onFlash, created } = lane.step.counters;
  const all = lane.config.pages + created;
  const moves = (lane.step.event?.evictions ?? [])
    .filter(({ migrated }) => migrated)
    .map(({ page, from }) => words.moved(lane.pageName?.(page) ?? String(page), from === "m"));
  const told =
    moves.length > NAMED ? [words.movedMany(moves.length)] : moves.length > 0 ? moves : [words.noneMoved];
  return `${words.summary(label, formatCount(onFlash), formatCount(all - onFlash))} ${told.join(" ")}`;
}

/** What a page of the file is, for a title. */
export const diskPageWords = ({ name, onFlash, resident, dirty }: DiskPage): string =>
  hybridText().disks.page(name, onFlash, resident, dirty);
