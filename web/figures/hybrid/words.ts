/** The pictures of this lab in words, from the same data. */
import type { HybridLaneFrame } from "../../engine/hybrid/types.ts";
import { hybridText } from "../../text/hybrid.ts";
import { formatCount } from "../../ui/format.ts";
import { classCounts, type DiskPage, type QueueModel } from "./model.ts";

/** Pages that a summary names, at most. */
const NAMED = 12;

export function poolSummary(lane: HybridLaneFrame, queues: readonly QueueModel[], label: string): string {
  const words = hybridText().pool;
  const resident = queues.reduce((sum, { pages }) => sum + pages.length, 0);
  const parts = queues.map((queue) => {
    const { pages, dirty, onFlash } = classCounts(queue);
    const name = words.queues[queue.id].name;
    if (pages === 0) return words.queueEmpty(name);
    if (pages > NAMED) return words.queueCounts(name, pages, dirty, onFlash);
    const named = queue.pages.map((page) => words.pageWords(page.name, page.dirty, page.onFlash));
    return words.queueNames(name, named.join(", "));
  });
  return `${words.summary(label, lane.config.frames, resident)} ${parts.join(" ")}`;
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
