/**
 * An exercise in a link: `predict~lane:1~questions:10~sequence:42[~attempt:2][~order:shown][~scene:practice]`; lanes count from 1.
 * Of the order only what is not usual for the kind is written; both words are read. One that
 * is a presentation's question says that alone, `predict~lane:1~at:10`, so that its link is short.
 */

import { ATTEMPTS } from "../../../../shell/exercise/ranges.ts";
import { readNumber } from "../../../../state/url/numbers.ts";
import { type Range, type Reading, readChoice } from "../../../../state/url/values.ts";
import {
  COUNT_RANGE,
  FIRST_SEQUENCE,
  questionAt,
  SEQUENCE_RANGE,
  TASK_KINDS,
  type TaskChoice,
  type TaskKind,
  usualCount,
} from "../task/choice.ts";

export const TASK = "task";
/** More words than an exercise has are not looked at. */
const MAXIMUM_WORDS = 20;

const countKey = (kind: TaskKind) => (kind === "perform" ? "requests" : "questions");

export function writeTask(task: TaskChoice): string {
  if (task.at !== undefined) return [task.kind, `lane:${task.lane + 1}`, `at:${task.at}`].join("~");
  const words = [
    task.kind,
    `lane:${task.lane + 1}`,
    `${countKey(task.kind)}:${task.count}`,
    `sequence:${task.sequence}`,
  ];
  // Without a word it is shown, as links that are about have it.
  if ((task.attempt ?? 1) > 1) words.push(`attempt:${task.attempt}`);
  if (task.hidden) words.push("order:hidden");
  if (task.practice) words.push("scene:practice");
  return words.join("~");
}

/** The exercise of a link on one of the lanes; unknown words are dropped. */
export function readTask({ values, notices, registry }: Reading, lanes: number): TaskChoice | undefined {
  const text = values.get(TASK);
  const requests = registry.requests.maximum;
  if (text === undefined) return undefined;
  const [first = "", ...words] = text.split("~", MAXIMUM_WORDS);
  const kind = readChoice(TASK, first, TASK_KINDS, undefined, notices);
  if (kind === undefined) return undefined;
  // The first of a key counts, as in the link itself.
  const parts = new Map(
    words.reverse().map((word) => {
      const at = word.indexOf(":");
      return [word.slice(0, Math.max(0, at)), word.slice(at + 1)] as const;
    }),
  );
  const number = (key: string, range: Range, usual: number) => {
    const value = parts.get(key);
    return value === undefined
      ? usual
      : readNumber(`${TASK}.${key}`, value, range, usual, String(usual), notices);
  };
  const wish = <T extends string>(key: string, choices: readonly [T, T]) => {
    const value = parts.get(key);
    if (value === undefined) return false;
    return readChoice(`${TASK}.${key}`, value, choices, choices[0], notices) === choices[1];
  };
  const lane = number("lane", { minimum: 1, maximum: lanes, integer: true }, 1) - 1;
  if (parts.has("at"))
    return questionAt(number("at", { minimum: 0, maximum: requests, integer: true }, 0), lane);
  return {
    ...{ kind, lane },
    count: number(countKey(kind), COUNT_RANGE, usualCount(kind)),
    sequence: number("sequence", SEQUENCE_RANGE, FIRST_SEQUENCE),
    ...(parts.has("attempt") && { attempt: number("attempt", ATTEMPTS, 1) }),
    hidden: wish("order", ["shown", "hidden"]),
    practice: wish("scene", ["lab", "practice"]),
  };
}
