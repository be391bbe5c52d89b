/** The disk in words: one bin, and all of it. */

import { diskText } from "../../text/disk.ts";
import { formatUpTo } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { type DiskLane, type DiskModel, pagesOf } from "./model.ts";

const MOST_LISTED = 8;

export const percentWords = (share: number): string => text().numbers.percent(formatUpTo(share * 100, 1));

/** "Pages 96 to 103", "Page 7". */
export function rangeWords(model: DiskModel, bin: number): string {
  const [first, last] = pagesOf(model, bin).map(model.nameOf);
  const words = diskText();
  return first === last ? words.page(first ?? "") : words.range(first ?? "", last ?? "");
}

function stateWords(lane: DiskLane, bin: number): string {
  const words = diskText();
  if ((lane.resident[bin] ?? 0) === 0) return words.absent;
  return (lane.dirty[bin] ?? 0) > 0 ? words.dirty : words.clean;
}

function listed(pages: readonly number[], { nameOf }: DiskModel): string {
  const more = pages.length - MOST_LISTED;
  const names = pages.slice(0, MOST_LISTED).map(nameOf).join(", ");
  return more > 0 ? names + diskText().further(formatCount(more)) : names;
}

function laneWords(model: DiskModel, lane: DiskLane, bin: number): string {
  const words = diskText();
  const [resident, dirty] = [lane.resident[bin] ?? 0, lane.dirty[bin] ?? 0];
  const [read, written] = [lane.read.get(bin), lane.written.get(bin)];
  return [
    model.size === 1
      ? words.laneOne(lane.label, stateWords(lane, bin))
      : words.laneMany(lane.label, formatCount(resident), formatCount(dirty)),
    written && words.justWritten(listed(written, model)),
    read && words.justRead(listed(read, model)),
  ].join("");
}

/** "Page 7: asked for 4 times in the whole trace. LRU: dirty, in the pool. …" */
export function binWords(model: DiskModel, bin: number): string {
  const asked = model.heat?.[bin];
  const heat = asked === undefined ? "" : `${diskText().askedTimes(formatCount(asked), asked === 1)}.`;
  const lanes = model.lanes.map((lane) => laneWords(model, lane, bin));
  return `${rangeWords(model, bin)}:${heat} ${lanes.join("; ")}.`;
}

const total = (counts: Uint32Array) => counts.reduce((sum, count) => sum + count, 0);

export function diskSummary(model: DiskModel): string {
  const words = diskText();
  const lanes = model.lanes.map(({ label, resident, dirty }) =>
    words.summaryLane(label, formatCount(total(resident)), formatCount(total(dirty))),
  );
  return words.summary(formatCount(model.pages), lanes.join("; "));
}
