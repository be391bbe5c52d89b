import { plot } from "../../text/en/later/plot.ts";
import { laterText } from "../../text/text.ts";

/** The words of plots. */
export const plotText = () => laterText("plot", plot);
