/** A run of an exercise as links and result lines hold it. */
import * as z from "zod/mini";
import type { Failure } from "../../engine/types.ts";
import { readNumber } from "../../state/url/numbers.ts";
import { readHash } from "../../state/url/raw.ts";
import { readChoice } from "../../state/url/values.ts";
import { anySeed, hash } from "../question/order.ts";
import type { ExerciseKind } from "./kind.ts";
import { ATTEMPTS, SEEDS } from "./ranges.ts";

export interface Run {
  kind: string;
  questions: number;
  /** As it was set. */
  seed: number;
  /** Left out by the first. */
  attempt?: number | undefined;
}

export const MOST_QUESTIONS = 100;
const RANGES = {
  questions: { minimum: 1, maximum: MOST_QUESTIONS, integer: true },
  seed: SEEDS,
  attempt: ATTEMPTS,
};

/** `task=moves~questions:10~seed:7~attempt:2`, as the ACE lab's links write theirs. */
export const runHash = (lab: string, { kind, questions, seed, attempt = 1 }: Run): string =>
  `/exercises/${lab}?task=${kind}~questions:${questions}~seed:${seed}${attempt === 1 ? "" : `~attempt:${attempt}`}`;

/** The run of a link, or none where it names none; what is not legal becomes the nearest that is, with a notice. */
export function readRun(
  hash: string,
  kinds: readonly ExerciseKind[],
): { run: Run | null; notices: Failure[] } {
  const notices: Failure[] = [];
  const task = readHash(hash, (key) => key === "task", notices).get("task");
  if (task === undefined || !hash.includes("?")) return { run: null, notices };
  const [first = "", ...words] = task.split("~", 10);
  const id = readChoice(
    "task",
    first,
    kinds.map((kind) => kind.id),
    undefined,
    notices,
  );
  const kind = kinds.find((known) => known.id === id);
  if (kind === undefined) return { run: null, notices };
  const given = (key: keyof typeof RANGES, usual: number) => {
    const text = words.find((word) => word.startsWith(`${key}:`))?.slice(key.length + 1);
    return text === undefined
      ? usual
      : readNumber(`task.${key}`, text, RANGES[key], usual, String(usual), notices);
  };
  const [questions, seed] = [given("questions", kind.usual), given("seed", anySeed())];
  const attempt = given("attempt", 1);
  return { run: { kind: kind.id, questions, seed, ...(attempt > 1 && { attempt }) }, notices };
}

/** First answers as a result line carries them: codes, and a sum over them and the link, against slips of the pen. */
export function writeAnswers(link: string, codes: readonly string[]): string {
  const text = codes.join(",");
  const coded = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${coded}.${sumOf(link, text)}`;
}

/** Of a link only what names the run: the same in every language and at every address. */
const sumOf = (link: string, text: string): string =>
  (hash(`${link.slice(link.indexOf("#")).replace(/&lang=\w+/, "")} ${text}`) & 0xffff)
    .toString(16)
    .padStart(4, "0");

/** The codes; null where they are none, or not those of this link. */
export function readAnswers(link: string, written: string): string[] | null {
  const [coded = "", sum = ""] = written.split(".");
  const text = decoded(coded.replaceAll("-", "+").replaceAll("_", "/"));
  return text !== null && sum === sumOf(link, text) ? text.split(",") : null;
}

function decoded(coded: string): string | null {
  try {
    return atob(coded);
  } catch {
    return null;
  }
}

/** An answer: its code, and whether it was right. An empty code is the answer of whoever looked first. */
export const answerSchema = z.object({ code: z.string(), right: z.boolean() });
export type GivenAnswer = z.infer<typeof answerSchema>;
