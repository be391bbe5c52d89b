/** The hash as keys and values: readable to people, and safe against any text. */
import type { Failure } from "../../engine/types.ts";
import { text as words } from "../../text/text.ts";
import { BEHIND } from "../route.ts";
import { notice } from "./notices.ts";

/** Longest link that every mail program and QR code takes. */
export const LONGEST_LINK = 2_000;

/** Longest value that is read, in characters; also what a hostile link can cost at most. */
const MAXIMUM_VALUE = 20_000;

/** More pairs than this are not looked at: a link of ours has about forty. */
const MAXIMUM_PAIRS = 500;

export type Pair = readonly [key: string, value: string];

function escaped(text: string): string {
  // A lone surrogate is no character and has no escape.
  const wellFormed = text.replace(/\p{Surrogate}/gu, "\ufffd");
  // What a hash may hold as it is, although `encodeURIComponent` escapes it.
  const readable = (code: string) => (code === "%20" ? "+" : decodeURIComponent(code));
  return encodeURIComponent(wellFormed).replace(/%20|%2C|%3[ABE]|%40|%2F/g, readable);
}

/** The hash content after `#`. It ends in no mark that could be the sentence's in which it stands. */
export function writeHash(path: string, pairs: readonly Pair[]): string {
  const hash = `${path}?${pairs.map(([key, value]) => `${escaped(key)}=${escaped(value)}`).join("&")}`;
  const asEscape = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
  return hash.replace(BEHIND, (marks) => marks.replaceAll(/./g, asEscape));
}

/** Undoes the escapes; `undefined` if they are no UTF-8. */
function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

/** The start of a long value, up to its last whole word: half a page number would be another page. */
function cut(value: string): string {
  const start = value.slice(0, MAXIMUM_VALUE);
  const end = Math.max(...[" ", ",", ";", "~"].map((mark) => start.lastIndexOf(mark)));
  return end > 0 ? start.slice(0, end) : start;
}

/** Keys and values of a hash, the first of each key; only the `known` ones are kept and give notices. */
export function readHash(
  hash: string,
  known: (key: string) => boolean,
  notices: Failure[],
): ReadonlyMap<string, string> {
  const query = hash.includes("?") ? hash.slice(hash.indexOf("?") + 1) : hash.replace(/^#?\/?/, "");
  // A map, so that `__proto__` is a key like any other.
  const values = new Map<string, string>();
  for (const pair of query.split("&", MAXIMUM_PAIRS)) {
    const at = pair.indexOf("=");
    const key = unescaped(at < 0 ? pair : pair.slice(0, at));
    if (key === undefined || at < 0 || !known(key) || values.has(key)) continue;
    const text = pair.slice(at + 1);
    let value = unescaped(text);
    if (value === undefined) {
      notices.push(notice(key, text, words().link.escapes, words().link.asItStands));
      value = text;
    }
    if (value.length > MAXIMUM_VALUE) {
      const { link } = words();
      const used = link.firstCharacters(MAXIMUM_VALUE);
      notices.push(notice(key, value, link.atMostCharacters(MAXIMUM_VALUE), used));
      value = cut(value);
    }
    values.set(key, value);
  }
  return values;
}
