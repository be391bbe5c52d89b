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
