/** What a lesson's file says about itself in `export const meta`. */
import * as z from "zod/mini";

const words = z.string().check(z.minLength(1));

export const lessonMetaSchema = z.strictObject({
  /** As in the file's name after its number, and in the address. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  lab: words,
  title: words,
  minutes: z.int().check(z.minimum(3), z.maximum(8)),
  summary: words,
  /** What one is to be able to do, as "Say which page LRU evicts." */
  goals: z.array(words).check(z.minLength(1)),
  /** Papers, sections, figures; no addresses. */
  sources: z.array(words).check(z.minLength(1)),
});

export type LessonMeta = z.infer<typeof lessonMetaSchema>;
