/** What lists and lessons say in German. */
import type { LessonWords } from "./words.ts";

export { glossary } from "../../lessons/de/glossary.ts";

const found = import.meta.glob<LessonWords["metas"][string]>("../../lessons/de/*.mdx", {
  eager: true,
  query: "?meta",
  import: "meta",
});

export const metas: LessonWords["metas"] = Object.fromEntries(
  Object.entries(found).map(([path, meta]) => [/\/\w+?-([^/]+)\.mdx$/.exec(path)?.[1] ?? path, meta]),
);
