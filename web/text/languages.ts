/** The languages of the interface. Another one is a folder beside `en` and one line here. */
import { en, type Text } from "./en/index.ts";

/** All words of a language. */
export interface Catalogue {
  /** The page's own words. */
  text: Text;
  /** What the engine says, by its English text; an entry that is missing stays English. */
  engine: Readonly<Record<string, string>>;
  /** Its messages, by templates of the English text. */
  messages: Readonly<Record<string, string>>;
}

export interface Language {
  /** As in the `lang` attribute. */
  id: string;
  /** What its speakers call it. */
  name: string;
  load: () => Promise<Catalogue>;
}

export const languages: readonly Language[] = [
  {
    id: "en",
    name: "English",
    load: async () => ({ text: en, engine: {}, messages: {} }),
  },
  { id: "de", name: "Deutsch", load: () => import("./de/index.ts").then(({ de }) => de) },
];
