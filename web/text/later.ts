/**
 * Words that come with the part of the page that needs them, because a first visit does not. English is imported by that
 * part; other languages come as a whole. Another area is a file in `en/later`, one in each other language, and a line here.
 */
import type { fields } from "./en/later/fields.ts";
import type { figuresPage } from "./en/later/figuresPage.ts";
import type { measured } from "./en/later/measured.ts";
import type { pictures } from "./en/later/pictures.ts";
import type { plot } from "./en/later/plot.ts";

export interface Later {
  fields: typeof fields;
  figuresPage: typeof figuresPage;
  measured: typeof measured;
  pictures: typeof pictures;
  plot: typeof plot;
}
