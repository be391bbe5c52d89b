/** What lists and lessons say in the reader's language; English where there is nothing else. */
import { type GlossaryEntry, glossary, type TermId } from "../../lessons/text/glossary.ts";
import { language } from "../../text/text.ts";
import type { Lesson } from "./catalog.ts";
import type { LessonMeta } from "./meta.ts";

type Told = Pick<LessonMeta, "title" | "summary" | "goals">;

export interface LessonWords {
  /** By the id of the lesson. */
  metas: Readonly<Record<string, Told>>;
  glossary: Readonly<Partial<Record<TermId, GlossaryEntry>>>;
}

/** What is said in a language besides the texts themselves: one module each, which nobody else loads. */
const loads: Readonly<Record<string, () => Promise<LessonWords>>> = { de: () => import("./german.ts") };
const loaded = new Map<string, LessonWords>();

/** Whoever shows a lesson's title waits for it. */
export async function loadLessonWords(lang = language()): Promise<void> {
  const load = loads[lang];
  if (load !== undefined && !loaded.has(lang)) loaded.set(lang, await load());
}

export function toldOf({ meta }: Pick<Lesson, "meta">): Told & { lang: string } {
  const lang = language();
  const told = loaded.get(lang)?.metas[meta.id];
  return told === undefined ? { ...meta, lang: "en" } : { ...told, lang };
}

export function termIn(lang: string, id: TermId): GlossaryEntry {
  const entry: GlossaryEntry | undefined = loaded.get(lang)?.glossary[id] ?? glossary[id];
  if (entry === undefined) throw new Error(`the glossary has no "${id}"`);
  return entry;
}
