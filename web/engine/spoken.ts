/** What the engine says, in the reader's language. */
import { messageText } from "../text/messageText.ts";
import { engineText, language, text } from "../text/text.ts";
import type { Failure } from "./types.ts";

/** A rejection; field and value stay as they were written. */
export function spokenFailure(failure: Failure): Failure {
  if (language() === "en") return failure;
  const { field, value, legal, message } = failure;
  if (legal === "") return { ...failure, message: messageText(message) };
  return { ...failure, message: text().messages.notLegal(field, messageText(value), messageText(legal)) };
}

/** Fields of the registry that are words for people; ids, symbols and papers are not. */
const WORDS =
  /^(label|meaning|help|why|idea|rule|cost|complexity|title|about|teaches|source|window|left_out|used_by)$/;

/** The same data with words looked up on access, in the language of then. What looks like words in a scene is data. */
export function localized<T>(data: T): T {
  if (Array.isArray(data)) return data.map(localized) as T;
  if (typeof data !== "object" || data === null) return data;
  const spoken = {};
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === "string" && WORDS.test(key))
      Object.defineProperty(spoken, key, { enumerable: true, get: () => engineText(value) });
    else Object.assign(spoken, { [key]: key === "scene" ? value : localized(value) });
  }
  return spoken as T;
}
