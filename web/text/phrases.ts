/** Sentences of the engine in the reader's language: templates are translated, values are put into their places. */
import { formatUpTo } from "./numbers.ts";
import { engineText, text } from "./text.ts";

/** What stands in the place of a `{name}`: a name as it is, a count, names with commas between them, or words. */
export type PhraseValue = string | number | string[] | Phrase;

/** A part of a sentence, as the engine hands it over. */
export interface Phrase {
  /** English, and the key of the translations. */
  template: string;
  values: { [name: string]: PhraseValue };
}

/** Lists of up to so many pages are told in full, longer ones counted: their cells are marked. */
export const MOST_LISTED = 3;

/** How many pages a phrase lists; none where it is no list. */
function listed({ pages, page, count }: Phrase["values"]): number {
  if (!Array.isArray(pages)) return 0;
  return pages.length + (typeof count === "number" ? count : page === undefined ? 0 : 1);
}

function valueText(value: PhraseValue): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return formatUpTo(value, 3);
  if (Array.isArray(value)) return value.join(", ");
  const pages = listed(value.values);
  return pages > MOST_LISTED ? text().changes.counted(formatUpTo(pages, 0)) : phraseText(value);
}

/** A phrase with its values. */
export const phraseText = ({ template, values }: Phrase): string =>
  engineText(template).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : valueText(value);
  });

/** Phrases as one text: a space between them, but none before a semicolon or comma. */
export const sentenceOf = (phrases: readonly Phrase[]): string =>
  phrases
    .map(phraseText)
    .reduce((text, part) => (text === "" || /^[;,]/.test(part) ? text + part : `${text} ${part}`), "");
