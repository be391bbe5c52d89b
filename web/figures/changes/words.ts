/** Changes in words: short clauses, for a line under the sentence and for screen readers. */
import type { LaneFrame } from "../../engine/types.ts";
import { formatCount } from "../../text/numbers.ts";
import { MOST_LISTED } from "../../text/phrases.ts";
import { engineText, text } from "../../text/text.ts";
import { type Change, changesOf } from "./changes.ts";

type Naming = Pick<LaneFrame, "pageName" | "policy">;

function pagesWords({ pageName: nameOf = String }: Naming, pages: readonly number[]): string {
  const words = text().changes;
  const [first = 0] = pages;
  if (pages.length === 1) return words.one(nameOf(first));
  if (pages.length > MOST_LISTED) return words.counted(formatCount(pages.length));
  return words.many(pages.slice(0, -1).map(nameOf), nameOf(pages.at(-1) ?? 0));
}

/** "pages 5 and 2 are clean now". */
export function changeWords(lane: Naming, change: Change): string {
  const words = text().changes;
  if (change.kind === "hand") return words.hand(String(change.from), String(change.to));
  const all = "pages" in change ? change.pages : [change.page];
  const [pages, one] = [pagesWords(lane, all), all.length === 1];
  const badge = engineText(lane.policy.badge?.label ?? "");
  switch (change.kind) {
    case "left":
      return words.left(pages, change.frames.length === 1 ? String(change.frames[0]) : null);
    case "arrived":
      return words.arrived(pages, String(change.frame), change.dirty);
    case "dirtied":
      return words.dirtied(pages);
    case "flag":
      return words.flag(badge, pages, change.set);
    case "count":
      return words.count(badge, pages, change.from, change.to);
    case "swept":
      return words.swept(badge, pages, change.by, one);
    default:
      return words[change.kind](pages, one);
  }
}

/** Whether the step's sentence says it already. */
function isSaid({ kind }: Change, hit: boolean): boolean {
  // At a miss these are of pages that were passed over: the sentence names them and says what became of them.
  if (kind === "flag" || kind === "count" || kind === "toHead") return !hit;
  return kind === "left" || kind === "arrived" || kind === "prefetched" || kind === "dirtied";
}

/** A step's changes that its sentence omits, without a full stop; empty before the first request. */
export function unsaidChanges(lane: LaneFrame): string {
  const { event } = lane.step;
  if (event === null) return "";
  const unsaid = changesOf(lane).filter((change) => !isSaid(change, event.hit));
  return unsaid.map((change) => changeWords(lane, change)).join("; ");
}
