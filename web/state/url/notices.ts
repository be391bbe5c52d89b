/** What was wrong in a link, in words: field, value, legal range, and what is used instead. */
import type { Failure } from "../../engine/types.ts";
import { text } from "../../text/text.ts";

/** What was wrong in a link, and the presets that may be meant. */
export interface Notice extends Failure {
  like?: readonly string[];
}

const SHOWN_CHARACTERS = 60;

/** A value as a message shows it: short, and visible even when it is empty. */
export function shown(value: string): string {
  if (value.trim() === "") return text().messages.nothing;
  const letters = [...value];
  return letters.length > SHOWN_CHARACTERS ? `${letters.slice(0, SHOWN_CHARACTERS).join("")}…` : value;
}

/** A rejected value. `used` says what takes its place. */
export function notice(field: string, value: string, legal: string, used: string): Failure {
  const { messages } = text();
  const given = shown(value);
  const message = messages.usedInstead(messages.notLegal(field, given, legal), used);
  return { field, value: given, legal, message };
}
