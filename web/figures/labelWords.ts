import type { RequestLabel } from "../engine/types.ts";

/** The group of requests that one belongs to, with its number in the trace. */
export const groupWords = ({ group, number }: RequestLabel): string =>
  `${group} #${number.toLocaleString("en")}`;

/** What a request serves, in words. */
export const labelWords = (label: RequestLabel): string => `${groupWords(label)} · ${label.part}`;
