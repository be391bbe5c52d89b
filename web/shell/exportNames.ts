import { text } from "../text/text.ts";

/** The files that every lab's export menu has, by their names in the catalogue of words. */
export const exportNames = [
  "scene",
  "countersCsv",
  "countersJson",
  "seriesCsv",
  "seriesJson",
  "traceCsv",
  "state",
] as const;

export type ExportName = (typeof exportNames)[number];

/** These, with what the menu calls them. */
export const named = <Name extends ExportName>(names: readonly Name[]) =>
  names.map((name) => [name, text().exports[name]] as const);
