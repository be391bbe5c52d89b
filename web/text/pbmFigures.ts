/** Words of the predictive lab's pictures: they come with the module that draws them. */
import { pbmFigures as de } from "./de/pbmFigures.ts";
import { pbmFigures as en } from "./en/pbmFigures.ts";
import { lazy } from "./lazy.ts";

export type PbmFigureWords = typeof en;
export const pbmFigures = lazy<PbmFigureWords>({ en, de });
