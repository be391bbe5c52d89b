/** How lanes are called, what they did, and what is in them, in words: from the engine's own labels. */

import type { Held } from "../../lab/parts.ts";
import type { CurveLabel } from "../../shell/counters.ts";
import { hybridText } from "../../text/hybrid.ts";
import { formatCount, formatUpTo } from "../../text/numbers.ts";
import { sentenceOf as phrased } from "../../text/phrases.ts";
import { text } from "../../text/text.ts";
import { classCounts, type DiskPage, nameOf, queueSpans } from "./figures/model.ts";
import { DIRTY, type HybridFrame, type HybridLaneFrame, ON_FLASH, type PageState } from "./types.ts";

type Named = Pick<HybridLaneFrame, "config" | "placement" | "replacement">;

/** "Conservative (floor at 0)". */
const placementLabel = ({ config, placement }: Named): string =>
  config.floor ? hybridText().lane.withFloor(placement.label) : placement.label;

/** "Hybrid, cost segment, lambda = 0.5". */
export function laneLabel(lane: Named): string {
  const { config, replacement } = lane;
  const label = hybridText().lane.label(placementLabel(lane), replacement.label);
  return replacement.is_lru ? label : `${label}, λ\u{a0}=\u{a0}${formatUpTo(config.lambda, 3)}`;
}

/** For narrow places. */
export function shortLabel(lane: Named): string {
  const { config, replacement } = lane;
  const label = placementLabel(lane);
  if (replacement.is_lru) return label;
  return `${label}, ${replacement.adapts ? hybridText().lane.adapts : `λ ${formatUpTo(config.lambda, 3)}`}`;
}

export const labelsOf = ({ lanes }: HybridFrame): CurveLabel[] =>
  lanes.map((lane) => [laneLabel(lane), shortLabel(lane)]);

/** "b = 3, cost segment of 2". */
export function factsOf({ config, replacement, columns }: HybridLaneFrame): string {
  const words = hybridText().lane;
  const lambda = formatUpTo(columns.costSegmentFrames / config.frames, 3);
  const byCost = formatCount(columns.costSegmentFrames);
  const segment = replacement.adapts ? words.adapted(lambda, byCost) : words.costSegment(byCost);
  return [`b = ${formatCount(config.frames)}`, ...(replacement.is_lru ? [] : [segment])].join(", ");
}

export const sentenceOf = (lane: HybridLaneFrame): string =>
  phrased(lane.step.phrases) || hybridText().lane.nothingYet;

/** Its moves held against staying: what staying would have cost at this step, and what they came to. */
export function heldAgainst({ step }: HybridLaneFrame): Held | null {
  const { tally, saved_units: saved, stay_cost_units: cost } = step;
  if (tally === null || tally.differ === 0) return null;
  const words = { ...text().ghost, ...hybridText().held };
  const { differ, paid, backfired } = tally;
  const units = formatUpTo(Math.abs(saved), 3);
  const clauses = [
    words.movesPaid(formatCount(paid), differ, formatCount(differ)),
    ...(backfired > 0 ? [words.backfired(formatCount(backfired))] : []),
    saved < 0 ? words.lost(units) : words.saved(units),
  ];
  const said =
    cost === null ? words.soFar(clauses) : `${words.stay(formatUpTo(cost, 3))} ${words.sums(clauses)}`;
  const about = words.aboutMoves(formatCount(differ - paid - backfired));
  return { now: cost !== null, said, about };
}

export const countedLane = (lane: HybridLaneFrame) => ({
  label: laneLabel(lane),
  counters: lane.step.counters,
});

/** Key of a lane in a list: a lane is its place. */
export const laneKey = (index: number): string => `lane-${index}`;

/** Lines of its sentences at most in a window 1366 px wide: kept free, so that nothing beneath jumps from step to step. */
export const sentenceLines = ({ placement, replacement }: Named): number =>
  (placement.counters.length > 2 ? 4 : 3) + (replacement.is_lru ? 0 : 2);

/** "Page 7: on flash, in the pool; C = 22; …"; `name` begins it. */
export function accountWords(name: string, { placement }: HybridLaneFrame, state: PageState): string {
  const words = hybridText().track;
  if (!state.exists) return words.now(name, words.notYet, "");
  const disk = state.disk === "f" ? words.onFlash : words.onMagnetic;
  const where = state.frame === null ? disk : `${disk}, ${words.inPool}`;
  const { counters, saving, threshold } = state.account;
  const counted = placement.counters.map(
    ({ symbol }, at) => `${symbol} = ${formatUpTo(counters[at] ?? 0, 3)}`,
  );
  if (saving === null) return words.now(name, where, "");
  const other = words.other[state.disk === "f" ? "m" : "f"];
  const amount = formatUpTo(Math.abs(saving), 2);
  const limit = formatUpTo(threshold, 3);
  const compared =
    saving === 0 ? words.same(other, limit) : words[saving < 0 ? "costsMore" : "saved"](amount, other, limit);
  return words.now(name, where, `; ${[...counted, compared].join("; ")}`);
}

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

export const diskPageWords = ({ name, onFlash, resident, dirty }: DiskPage): string =>
  hybridText().disks.page(name, onFlash, resident, dirty);
