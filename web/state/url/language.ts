/** The key `lang` of any link of the site: opens it in that language, without remembering it. */
import { languages } from "../../text/languages.ts";
import { type Reading, readChoice } from "./values.ts";

const KEY = "lang";
const usual = languages[0]?.id ?? "";

const read = (given: string, notices: Reading["notices"]): string =>
  readChoice(
    KEY,
    given,
    languages.map(({ id }) => id),
    usual,
    notices,
  );

/** The language that a hash asks for; null if it asks for none. */
export function linkedLanguage(hash: string): string | null {
  const given = new URLSearchParams(hash.split("?", 2)[1] ?? "").get(KEY);
  return given === null ? null : read(given, []);
}

/** Adds a notice if a link's language is invalid. */
export function checkLanguage({ values, notices }: Reading): void {
  const given = values.get(KEY);
  if (given !== undefined) read(given, notices);
}

/** The same link, asking for a language; `null` asks for none. */
export const withLanguage = (link: string, id: string | null): string =>
  id === null ? link : `${link}${link.includes("?") ? "&" : "?"}${KEY}=${id}`;
