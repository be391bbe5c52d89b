/** The start state of a link: `start`, `hand` and `history`, in the engine's own text forms. */

import { notice } from "../../../../state/url/notices.ts";
import { readNumber } from "../../../../state/url/numbers.ts";
import type { Pair } from "../../../../state/url/raw.ts";
import type { Reading } from "../../../../state/url/values.ts";
import { text as words } from "../../../../text/text.ts";
import type { Scene } from "../scene.ts";

type Start = NonNullable<Scene["start"]>;

/** Before the pages of a pool that was recorded, see the engine's `config::start`. */
const BY_USAGE = "usage:";

/** Slots of a row of the history table. */
const SLOTS = 3;
const LARGEST_U32 = 2 ** 32 - 1;
/** Only these blanks: JavaScript and the engine differ in what else they take for one. */
const BLANKS = /[ \t\r\n]+/;
const AROUND = /^[ \t\r\n]+|[ \t\r\n]+$/g;

export function writeStart(start: Scene["start"]): Pair[] {
  const pairs: Pair[] = [];
  if (start?.pool) pairs.push(["start", start.pool]);
  if (start?.hand !== undefined) pairs.push(["hand", String(start.hand)]);
  if (start?.history) pairs.push(["history", start.history]);
  return pairs;
}

/** Entries that are legal; one notice for the others. Text that is legal throughout stays as it is. */
function keep(
  key: string,
  text: string,
  [parts, mark, legal]: readonly [parts: string[], mark: string, legal: string],
  isLegal: (part: string) => boolean,
  { notices }: Reading,
): string {
  const kept: string[] = [];
  let bad: string | undefined;
  for (const part of parts) {
    if (isLegal(part)) kept.push(part);
    else bad ??= part;
  }
  if (bad === undefined) return text;
  const count = parts.length - kept.length;
  const used = count === 1 ? words().link.restWithoutIt : words().link.restWithout(count);
  notices.push(notice(key, bad, legal, used));
  return kept.join(mark);
}

/** Pages below D, none twice, at most B of them. */
function readPool(whole: string, pages: number, frames: number, reading: Reading): string {
  const kind = whole.startsWith(BY_USAGE) ? BY_USAGE : "";
  const text = whole.slice(kind.length);
  const seen = new Set<number>();
  const isLegal = (part: string) => {
    const page = /^(\d+)(D|c|u\d)*$/.exec(part)?.[1];
    if (page === undefined || Number(page) >= pages || seen.size >= frames || seen.has(Number(page)))
      return false;
    seen.add(Number(page));
    return true;
  };
  const legal = words().link.pages(pages, frames);
  const parts = text.split(BLANKS).filter((part) => part !== "");
  return kind + keep("start", text, [parts, " ", legal], isLegal, reading);
}

/** Rows of pages below D with at most three successors. */
function readHistory(text: string, pages: number, reading: Reading): string {
  const isLegal = (row: string) => {
    const [, page = "", successors = ""] = /^(\d+) *>(.*)$/.exec(row.replace(AROUND, "")) ?? [];
    const slots = successors
      .split(",")
      .map((slot) => /^(\d+) *: *(\d+)$/.exec(slot.replace(AROUND, "")) ?? []);
    const fits = ([, next = "", weight = ""]: string[]) =>
      next !== "" && Number(next) < pages && Number(weight) <= LARGEST_U32;
    return page !== "" && Number(page) < pages && slots.length <= SLOTS && slots.every(fits);
  };
  const legal = words().link.history(SLOTS, pages);
  const rows = text.split(";").filter((row) => row.replace(AROUND, "") !== "");
  return keep("history", text, [rows, ";", legal], isLegal, reading);
}

/** The start state of the link over that of the scene it starts from, for a pool of B frames over D pages. */
export function readStart(
  reading: Reading,
  base: Scene["start"],
  pages: number,
  frames: number,
): Scene["start"] {
  const { values, notices } = reading;
  const start: Start = {};
  const pool = readPool(values.get("start") ?? base?.pool ?? "", pages, frames, reading);
  if (pool.replace(AROUND, "") !== "") start.pool = pool;
  const handText = values.get("hand") ?? base?.hand?.toString();
  if (handText !== undefined) {
    const range = { minimum: 0, maximum: frames - 1, integer: true };
    start.hand = readNumber("hand", handText, range, 0, "0", notices);
  }
  const history = readHistory(values.get("history") ?? base?.history ?? "", pages, reading);
  if (history.replace(AROUND, "") !== "") start.history = history;
  return Object.keys(start).length === 0 ? undefined : start;
}
