/** The lessons: one file each, found by its place. A list of them needs no text. */
import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";
import { remember, rememberedData } from "../../ui/remember.ts";
import type { LessonMeta } from "./meta.ts";

export type LessonContent = ComponentType<{ components: Readonly<Record<string, unknown>> }>;

export interface Lesson {
  meta: LessonMeta;
  /** From 1, by the files' names. */
  number: number;
  load: () => Promise<LessonContent>;
}

const metas = import.meta.glob<LessonMeta>("../../lessons/*.mdx", {
  eager: true,
  query: "?meta",
  import: "meta",
});
const contents = import.meta.glob<LessonContent>("../../lessons/*.mdx", { import: "default" });
export const lessonFiles: readonly string[] = Object.keys(contents).sort();

export const lessons: readonly Lesson[] = lessonFiles.flatMap((file, index) => {
  const [meta, load] = [metas[file], contents[file]];
  return meta === undefined || load === undefined ? [] : [{ meta, number: index + 1, load }];
});

const KEY = "bufferpool-lab-lessons";

function stored(): readonly string[] {
  const value = rememberedData(KEY);
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
}

export const doneLessons = createStore<{ ids: readonly string[] }>(() => ({ ids: stored() }));

export function setDone(id: string, done: boolean): void {
  const others = doneLessons.getState().ids.filter((one) => one !== id);
  const ids = done ? [...others, id] : others;
  doneLessons.setState({ ids });
  remember(KEY, JSON.stringify(ids));
}
