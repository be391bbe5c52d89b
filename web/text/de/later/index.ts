/** Everything of `later`, in German. */
import type { Later } from "../../later.ts";
import { fields } from "./fields.ts";
import { figuresPage } from "./figuresPage.ts";
import { measured } from "./measured.ts";
import { pictures } from "./pictures.ts";
import { plot } from "./plot.ts";

export const later: Later = { fields, figuresPage, measured, pictures, plot };
