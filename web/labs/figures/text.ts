import { figuresPage } from "../../text/en/later/figuresPage.ts";
import { laterText } from "../../text/text.ts";

/** The words of the figures' pages. */
export const figuresText = () => laterText("figuresPage", figuresPage);
