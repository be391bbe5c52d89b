/**
 * All words of the interface, in the reader's language. Ask for them where they are shown, never at the top of a
 * module: the language can change while the page is open, and the whole page is then drawn anew.
 */
import { en, type Text } from "./en/index.ts";
import { type Catalogue, languages, type Said } from "./languages.ts";

interface Spoken extends Catalogue {
  id: string;
}

const english: Spoken = { id: "en", text: en, engine: {}, messages: {} };
/** The language spoken, as it was loaded, and with what further engines say in it. */
let loaded = english;
let spoken = english;
const listeners = new Set<() => void>();

/** The page's words: `text().transport.step`. */
export const text = (): Text => spoken.text;

/** What the engine says, in the reader's language: by its English text, which stays where there is no other. */
export const engineText = (english: string): string => spoken.engine[english] ?? english;

/** Templates of the engine's messages, for `messageText`. */
export const engineMessages = (): Readonly<Record<string, string>> => spoken.messages;

/** Id of the language spoken now; also the locale of numbers. */
export const language = (): string => spoken.id;

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language asked for last: one that arrives after another was asked for is not spoken any more. */
let wanted = "en";

/** Loads a language and speaks it from then on; an id that nobody knows changes nothing. Rejects if it cannot be loaded. */
export async function speak(id: string): Promise<void> {
  const found = languages.find((entry) => entry.id === id);
  if (found === undefined) return;
  wanted = id;
  if (id === spoken.id) return;
  const [catalogue] = await Promise.all([found.load(), ...others.map((load) => load(id))]);
  if (wanted !== id) return;
  loaded = { ...catalogue, id };
  say();
}

/** Loads what a further engine says in a language, and keeps it. */
const others: ((id: string) => Promise<void>)[] = [];
const kept = new Map<string, Said>();

/**
 * Adds the dictionaries of an engine that not every page loads; resolves when the language spoken has it. One that
 * cannot be loaded leaves that engine's English.
 */
export async function alsoSays(load: (id: string) => Promise<Said> | undefined): Promise<void> {
  const keep = async (id: string) => {
    const said = await load(id)?.catch(() => undefined);
    if (said !== undefined) kept.set(id, joined(said, kept.get(id)));
  };
  others.push(keep);
  const id = wanted;
  await keep(id);
  if (id === loaded.id && kept.has(id)) say();
}

const joined = <T extends Said>(one: T, more: Said | undefined): T => ({
  ...one,
  engine: { ...more?.engine, ...one.engine },
  messages: { ...more?.messages, ...one.messages },
});

function say(): void {
  spoken = joined(loaded, kept.get(loaded.id));
  for (const listener of listeners) listener();
}
