/** Words of the predictive lab's pictures: they come with the module that draws them. */
import type { pbmFigures as en } from "./en/pbmFigures.ts";
import { lazy } from "./lazy.ts";

export type PbmFigureWords = typeof en;
export const pbmFigures = lazy<PbmFigureWords>(
  import.meta.glob("./*/pbmFigures.ts", { eager: true, import: "pbmFigures" }),
);
