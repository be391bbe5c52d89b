/** The languages of the interface. Another one is a folder beside `en` and one line here. */
import { en, type Text } from "./en/index.ts";

/** What engines say in a language. */
export interface Messages {
  /** By its English text; an entry that is missing stays English. */
  engine: Readonly<Record<string, string>>;
  /** Its messages, by templates of the English text. */
  messages: Readonly<Record<string, string>>;
}

/** All words of a language that come at once: the page's own ones, and what the labs' engines say. */
export interface Catalogue extends Messages {
  text: Text;
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
