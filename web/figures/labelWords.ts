import type { RequestLabel } from "../engine/types.ts";
import { formatCount } from "../text/numbers.ts";
import { engineText, text } from "../text/text.ts";

/** The group of requests that one belongs to, with its number in the trace. */
export const groupWords = ({ group, number }: RequestLabel): string =>
  text().strip.group(engineText(group), formatCount(number));

/** What a request serves, in words. */
export const labelWords = (label: RequestLabel): string => `${groupWords(label)} · ${engineText(label.part)}`;
