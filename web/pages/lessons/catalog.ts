/** The lessons: one file each, found by its place. A list of them needs no text. */
import type { ComponentType } from "react";
import type { LessonMeta } from "./meta.ts";

export type LessonContent = ComponentType<{ components: Readonly<Record<string, unknown>> }>;

/** Parts of the course by the number of their first lesson, each with the lab that has its quiz; workshops stand beside it. */
export const PARTS = [
  { id: "pool", from: 1, quiz: "ace" },
  { id: "disks", from: 11, quiz: "hybrid" },
  { id: "scans", from: 15, quiz: "pbm" },
  { id: "finale", from: 18, quiz: null },
  { id: "workshops", from: Number.POSITIVE_INFINITY, quiz: null },
] as const;
type PartId = (typeof PARTS)[number]["id"];

export interface Lesson {
  meta: LessonMeta;
  /** By the file's name; null for a workshop. */
  number: string | null;
  part: PartId;
  load: () => Promise<LessonContent>;
  /** Its text in other languages than English, by their ids. */
  inOthers: Readonly<Record<string, () => Promise<LessonContent>>>;
}

const metas = import.meta.glob<LessonMeta>("../../lessons/*.mdx", {
  eager: true,
  query: "?meta",
  import: "meta",
});
const contents = import.meta.glob<LessonContent>("../../lessons/*.mdx", { import: "default" });
const others = import.meta.glob<LessonContent>("../../lessons/*/*.mdx", { import: "default" });
export const lessonFiles: readonly string[] = Object.keys(contents).sort();

/** A workshop's name begins with a w. */
function placeOf(file: string): Pick<Lesson, "number" | "part"> {
  const [, digits] = /\/(\d\d)-[^/]*$/.exec(file) ?? [];
  if (digits === undefined) return { number: null, part: "workshops" };
  const number = Number(digits);
  return { number: String(number), part: PARTS.findLast(({ from }) => from <= number)?.id ?? "pool" };
}

/** The same file in folders named by a language. */
function inOthersOf(file: string): Lesson["inOthers"] {
  const name = file.split("/").at(-1);
  return Object.fromEntries(
    Object.entries(others).flatMap(([path, load]) => {
      const [lang = "", own] = path.split("/").slice(-2);
      return own === name ? [[lang, load]] : [];
    }),
  );
}

export const lessons: readonly Lesson[] = lessonFiles.flatMap((file) => {
  const [meta, load] = [metas[file], contents[file]];
  return meta === undefined || load === undefined
    ? []
    : [{ meta, ...placeOf(file), load, inOthers: inOthersOf(file) }];
});

/** The lesson that holds now what a former one held, or one of its sections; undefined where nothing has moved. */
export const successorOf = (id: string, section?: string): Lesson | undefined =>
  lessons.find(
    ({ meta: { formerly = [] } }) => section !== undefined && formerly.includes(`${id}?part=${section}`),
  ) ?? lessons.find(({ meta: { formerly = [] } }) => formerly.includes(id));
