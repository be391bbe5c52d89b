/** Which language the page speaks: the link's, else the one chosen on this device, else English. */
import { language, setLocale, subscribeToLanguage } from "../text/text.ts";
import { followHash } from "./hash.ts";
import { linkedLanguage, withLanguage } from "./url/language.ts";

const key = "bufferpool-lab-language";

/** The language that the last link asked for; null after another was chosen. */
let linked: string | null = null;

/** The remembered language. Storage can be forbidden; then nothing is remembered. */
function remembered(): string | null {
  try {
    return localStorage.getItem(key);
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
    localStorage.setItem(key, id);
  } catch {
    // Forbidden storage: the language holds until the page is closed.
  }
}

/** A link of this page; it goes on asking for the language that the link to the page asked for. */
export const inLinkedLanguage = (link: string): string => withLanguage(link, linked);
