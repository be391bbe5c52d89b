/** A policy's state in addition to its order, in words. */
import type { LaneFrame } from "../../engine/types.ts";
import { keptText } from "../../text/kept.ts";
import { formatCount } from "../../text/numbers.ts";
import { type KeptList, keptModel, keptOf, ofFrame } from "./model.ts";

/** More pages than this are counted, not listed. */
const LISTED = 64;

const shownRequests = (requests: readonly number[] = []) => requests.map((request) => formatCount(request));

function listWords({ spec, pages, total }: KeptList): string {
  const words = keptText();
  const named = pages
    .slice(0, LISTED)
    .map((page) =>
      page.requests === undefined ? page.name : words.asked(page.name, shownRequests(page.requests)),
    );
  if (total > LISTED) named.push(words.more(formatCount(total - LISTED)));
  return spec.kind === "ghosts" ? words.ghosts(spec.label, named) : words.list(spec.label, named);
}

/** All of it: "T1: 3, 5." "B1, pages that are gone: 8." "p = 3.5." */
export function keptSentences(lane: LaneFrame): string[] {
  const { lists, values } = keptModel(lane);
  return [...lists.map(listWords), ...values.map(({ words }) => `${words}.`)];
}

/** As a sentence begins. */
const begun = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** The policy's state for one page: lists that contain it, its remembered requests, its own numbers. */
export function keptOfPage(lane: LaneFrame, page: number): string[] {
  const words = keptText();
  const frame = lane.columns.pages.indexOf(page);
  return keptOf(lane).flatMap(([{ label }, kept]) => {
    if ("frames" in kept) return kept.frames.includes(frame) ? [words.inList(label)] : [];
    if ("pages" in kept) return kept.pages.includes(page) ? [words.known(label)] : [];
    if ("times" in kept) {
      const found = kept.times.find(([gone]) => gone === page);
      return found === undefined ? [] : [words.knownBy(label, shownRequests(found[1]))];
    }
    const value = frame < 0 ? undefined : ofFrame(kept, frame);
    return value === undefined ? [] : [begun(words.ofPage(label, value))];
  });
}
