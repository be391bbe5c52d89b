/** What a lesson's file says about itself in `export const meta`. */
import * as z from "zod/mini";

const words = z.string().check(z.minLength(1));

export const lessonMetaSchema = z.strictObject({
  /** As in the file's name after its number, and in the address. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  lab: words,
  /** Further labs, which parts of its text name by `lab`. */
  labs: z.optional(z.array(words)),
  title: words,
  minutes: z.int().check(z.minimum(3), z.maximum(12)),
  summary: words,
  /** What one is to be able to do, as "Say which page LRU evicts." */
  goals: z.array(words).check(z.minLength(1)),
  /** Ids of lessons that it has taken in, or sections of others, as "three-ways?part=which-one". */
  formerly: z.optional(z.array(words)),
  /** Models of the lab that not every visit loads, which its scenes run in: "server" in the ACE lab. */
  models: z.optional(z.array(words)),
  /** Counts from 1 when checks are others than before: answers to the former ones are forgotten. */
  revision: z.optional(z.int().check(z.minimum(1))),
  /** Papers, sections, figures; no addresses. */
  sources: z.array(words).check(z.minLength(1)),
});

export type LessonMeta = z.infer<typeof lessonMetaSchema>;
