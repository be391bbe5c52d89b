/** Single values of a link: what is not legal gives a notice and the nearest legal value. */
import type { Failure, ParameterSpec, RunRegistry } from "../../engine/types.ts";
import { text as words } from "../../text/text.ts";
import { notice } from "./notices.ts";

export interface Reading<Registry extends RunRegistry = RunRegistry> {
  values: ReadonlyMap<string, string>;
  registry: Registry;
  /** Grows while the link is read. */
  notices: Failure[];
}

/** A whole number as a parameter, for numbers that the registry does not list. */
export type Range = Pick<ParameterSpec, "minimum" | "maximum" | "integer">;

export const SWITCH = ["0", "1"] as const;

/** What a parameter is when it is left out, in words. */
export function defaultOf({ default: usual }: ParameterSpec): string {
  if ("number" in usual) return String(usual.number);
  return "choice" in usual ? usual.choice : words().link.itsDefault(usual.rule);
}

/** A seed is any u64, as decimal text: numbers in JavaScript are exact only up to 2^53. */
const LARGEST_SEED = 2n ** 64n - 1n;
/** Seed of a scene that names none: the engine's own. */
export const DEFAULT_SEED = "1";

export function readSeed(key: string, text: string, notices: Failure[]): string {
  const written = text.trim();
  const legal = /^\d+$/.test(written) && BigInt(written) <= LARGEST_SEED;
  if (legal) return BigInt(written).toString();
  const over = /^\+?\d+$/.test(written) && BigInt(written) > LARGEST_SEED;
  const nearest = over ? LARGEST_SEED.toString() : /^-\d+$/.test(written) ? "0" : DEFAULT_SEED;
  notices.push(notice(key, text, words().link.number(true, 0, LARGEST_SEED), nearest));
  return nearest;
}

/** Single letters to insert, delete or replace until `a` is `b` (Levenshtein's distance). */
export function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      line.push(Math.min(replaced, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[b.length] ?? 0;
}

const COMPARED_LETTERS = 40;

/** One of a few ids; an unknown one gives the closest by spelling, or `fallback` if none has a letter in place. */
export function readChoice<T extends string, F>(
  key: string,
  text: string,
  choices: readonly T[],
  fallback: F,
  notices: Failure[],
): T | F {
  const exact = choices.find((choice) => choice === text);
  if (exact !== undefined) return exact;
  const written = text.trim().toLowerCase().slice(0, COMPARED_LETTERS);
  let best: T | F = fallback;
  let least = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    const apart = distance(written, choice);
    if (apart < least && apart < Math.max(written.length, choice.length)) {
      best = choice;
      least = apart;
    }
  }
  const { link } = words();
  notices.push(notice(key, text, link.oneOf(choices), best === undefined ? link.none : String(best)));
  return best;
}
