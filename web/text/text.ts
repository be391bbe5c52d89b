/**
 * All words of the interface, in the reader's language. Ask for them where they are shown, never at the top of a
 * module: the language can change while the page is open, and the whole page is then drawn anew.
 */
import { en, type Text } from "./en/index.ts";
import { type Catalogue, languages } from "./languages.ts";

interface Locale extends Catalogue {
  id: string;
}

const english: Locale = { id: "en", text: en, engine: {}, messages: {} };
/** The language spoken. */
let locale = english;
const listeners = new Set<() => void>();

/** The page's words: `text().transport.step`. */
export const text = (): Text => locale.text;

/** What the engine names the change of a counter by, after the counter's name: a word with an entry of its own. */
export const CHANGE = ", change";

/** What the engine says, in the reader's language: by its English text, which stays where there is no other. */
export function engineText(english: string): string {
  const change = english.endsWith(CHANGE) ? locale.engine[CHANGE] : undefined;
  const whole = change === undefined ? undefined : engineText(english.slice(0, -CHANGE.length)) + change;
  return locale.engine[english] ?? whole ?? english;
}

/** Templates of the engine's messages, for `messageText`. */
export const engineMessages = (): Readonly<Record<string, string>> => locale.messages;

/** Id of the language spoken now; also the locale of numbers. */
export const language = (): string => locale.id;

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language asked for last: one that arrives after another was asked for is not spoken any more. */
let wanted = "en";

/** Loads a language and speaks it from then on; an id that nobody knows changes nothing. Rejects if it cannot be loaded. */
export async function setLocale(id: string): Promise<void> {
  const found = languages.find((entry) => entry.id === id);
  if (found === undefined) return;
  wanted = id;
  if (id === locale.id) return;
  const catalogue = await found.load();
  if (wanted !== id) return;
  locale = { ...catalogue, id };
  for (const listener of listeners) listener();
}
