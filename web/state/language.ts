/** Which language the page speaks: the link's, else the one chosen on this device, else English. */
import { languages } from "../text/languages.ts";
import { language, setLocale, subscribeToLanguage } from "../text/text.ts";
import { followHash } from "./hash.ts";
import { type Reading, readChoice } from "./url/values.ts";

/** The key of any link of the site that opens it in a language, without remembering it. */
const KEY = "lang";
const STORED = "bufferpool-lab-language";

/** The language that the last link asked for; null after another was chosen. */
let linked: string | null = null;

function read(given: string, notices: Reading["notices"]): string {
  const ids = languages.map(({ id }) => id);
  return readChoice(KEY, given, ids, ids[0] ?? "", notices);
}

/** The language that a hash asks for; null if it asks for none. */
function linkedLanguage(hash: string): string | null {
  const given = new URLSearchParams(hash.split("?", 2)[1] ?? "").get(KEY);
  return given === null ? null : read(given, []);
}

/** Adds a notice if a link's language is invalid. */
export function checkLanguage({ values, notices }: Reading): void {
  const given = values.get(KEY);
  if (given !== undefined) read(given, notices);
}

/** The remembered language. Storage can be forbidden; then nothing is remembered. */
function remembered(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

/** Takes care of a language that cannot be loaded, without a network say: the page stays as it is. */
type Attempt = (work: () => Promise<void>) => Promise<void>;

/** Speaks what a hash asks for, if it asks for a language. */
async function follow(hash: string, attempt: Attempt): Promise<void> {
  const asked = linkedLanguage(hash);
  if (asked === null) return;
  linked = asked;
  await attempt(() => setLocale(asked));
}

/** Speaks the first language, and from then on those of links; resolves when the page can be drawn. */
export async function startLanguage(attempt: Attempt): Promise<void> {
  subscribeToLanguage(() => {
    document.documentElement.lang = language();
  });
  followHash((hash) => void follow(hash, attempt));
  const own = remembered();
  if (linkedLanguage(location.hash) !== null) await follow(location.hash, attempt);
  else if (own !== null) await attempt(() => setLocale(own));
}

/** Speaks a language that the reader chose, and remembers it. Rejects if it cannot be loaded. */
export async function chooseLanguage(id: string): Promise<void> {
  linked = null;
  await setLocale(id);
  try {
    localStorage.setItem(STORED, id);
  } catch {
    // Forbidden storage: the language holds until the page is closed.
  }
}

/** A link of this page; it goes on asking for the language that the link to the page asked for. */
export const inLinkedLanguage = (link: string): string =>
  linked === null ? link : `${link}${link.includes("?") ? "&" : "?"}${KEY}=${linked}`;
