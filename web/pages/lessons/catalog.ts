/** The lessons: one file each, found by its place. A list of them needs no text. */
import type { ComponentType } from "react";
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
