/** Which language the page speaks: the link's, else the one chosen on this device, else English. */
import { language, setLocale, subscribeToLanguage } from "../text/text.ts";
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

/** A language that cannot be loaded, without a network say, leaves the page as it is. */
const spokenIfThere = (id: string): Promise<void> => setLocale(id).catch(() => {});

/** Speaks what a hash asks for, if it asks for a language. */
function follow(hash: string): Promise<void> {
  const asked = linkedLanguage(hash);
  if (asked === null) return Promise.resolve();
  linked = asked;
  return spokenIfThere(asked);
}

/** Speaks the first language, and from then on those of links; resolves when the page can be drawn. */
export async function startLanguage(): Promise<void> {
  subscribeToLanguage(() => {
    document.documentElement.lang = language();
  });
  addEventListener("hashchange", () => void follow(location.hash));
  const own = remembered();
  if (linkedLanguage(location.hash) !== null) await follow(location.hash);
  else if (own !== null) await spokenIfThere(own);
}

/** Speaks a language that the reader chose, and remembers it. */
export async function chooseLanguage(id: string): Promise<void> {
  linked = null;
  await spokenIfThere(id);
  try {
    localStorage.setItem(key, id);
  } catch {
    // Forbidden storage: the language holds until the page is closed.
  }
}

/** A link of this page; it goes on asking for the language that the link to the page asked for. */
export const inLinkedLanguage = (link: string): string => withLanguage(link, linked);
