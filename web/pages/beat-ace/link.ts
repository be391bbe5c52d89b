/** What a link to the game holds: the word or day that draws it, and perhaps moves to replay. */
import type { Failure, GameOpening } from "../../engine/types.ts";
import { notice } from "../../state/url/notices.ts";
import { readHash, writeHash } from "../../state/url/raw.ts";
import { beatAceText } from "../../text/beatAce.ts";

export const PATH = "/beat-ace";

export interface GameLink {
  word: string;
  /** As the engine reads them; null for a game that is to be played. */
  moves: string | null;
}

/** The day in UTC: the same game for everyone at one moment. */
export const today = (): string => new Date().toISOString().slice(0, 10);

export function isDay(word: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(word)) return false;
  const date = new Date(`${word}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(word);
}

/** A day that is none becomes today, with a notice; a word is checked by the engine. */
export function readGame(hash: string): { link: GameLink; notices: Failure[] } {
  const notices: Failure[] = [];
  const known = new Set(["seed", "day", "moves"]);
  const values = hash.includes("?") ? readHash(hash, (key) => known.has(key), notices) : new Map();
  const day = values.get("day") ?? today();
  if (values.has("day") && !isDay(day)) {
    const words = beatAceText();
    notices.push(notice("day", day, words.aDay, words.today));
  }
  const word = values.get("seed") ?? (isDay(day) ? day : today());
  // A letter with its mark is one letter, however it was typed.
  return { link: { word: word.normalize("NFC"), moves: values.get("moves") || null }, notices };
}

/** Without its "#". */
export const gameHash = ({ word, moves }: GameLink): string =>
  writeHash(PATH, [
    [isDay(word) ? "day" : "seed", word],
    ...(moves === null ? [] : [["moves", moves] as const]),
  ]);

/** A move in the form of links, of frames from 0: the one that goes, then those that are written with it. */
export const codeOf = (victim: number, riders: readonly number[]): string =>
  [victim, ...riders.toSorted()].map((frame) => frame + 1).join("");

/** LRU and LRU in ACE over the same pool and requests, in the lab. */
export function labHash({ requests, board }: GameOpening): string {
  const trace = requests.map(({ page, write }) => `${write ? "W" : "R"}${page}`).join(" ");
  const start = board.cells.toReversed().map(({ page, dirty }) => `${page}${dirty ? "D" : ""}`);
  const numbers = { pages: 10, frames: 5, alpha: 3, base_us: 100, k_r: 1, k_w: 3, n_w: 3 };
  return writeHash("/ace", [
    ["v", "1"],
    ...Object.entries(numbers).map(([key, value]) => [key, String(value)] as const),
    ["lanes", "lru~baseline,lru~ace"],
    ["workload", "given"],
    ["trace", trace],
    ["start", start.join(" ")],
  ]);
}
