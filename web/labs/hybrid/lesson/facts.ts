/** What a lane of the flash + magnetic lab is set to and what a step did, as a lesson's text writes it. */

import { englishUnits, listed } from "../../../shell/lessons/english.ts";
import type { HybridEviction, HybridLaneFrame } from "../engine/types.ts";

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
const ofEviction: Readonly<Record<string, (eviction: HybridEviction) => string | null>> = {
  victim: ({ page }) => String(page),
  queue: ({ queue }) => queue,
  saving: ({ account }) => (account.saving === null ? null : englishUnits(account.saving)),
  threshold: ({ account }) => englishUnits(account.threshold),
};

export function ofEvent({ step: { event } }: HybridLaneFrame, part: string, as: "pages" | "count"): string {
  if (event === null) throw new Error(`no request has been served where "${part}" is asked for`);
  if (part === "page" && event.page !== null) return String(event.page);
  if (part === "evicted" || part === "followed") {
    const pages = (part === "evicted" ? event.evictions : event.followed).map(({ page }) => page);
    return as === "count" ? String(pages.length) : listed(pages);
  }
  const [eviction] = event.evictions;
  const told = eviction === undefined ? undefined : ofEviction[part]?.(eviction);
  if (told === undefined || told === null) throw new Error(`request ${event.t + 1} has no "${part}"`);
  return told;
}
