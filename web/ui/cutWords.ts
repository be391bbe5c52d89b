import { language, text } from "../text/text.ts";
import type { CutWords } from "./cut.ts";

/** How a text is cut in this language. */
export const cutWords = (): CutWords => ({ language: language(), leftOut: text().numbers.leftOut("{}") });
