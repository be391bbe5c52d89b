/** What the tab `sizes` is asked for, read from its texts. */
import type { SizesTexts } from "./keys.ts";

export const MODES = ["baseline", "ace"] as const;
export const MEASURES = ["misses", "time", "saved"] as const;
export type Mode = (typeof MODES)[number];
export type Measure = (typeof MEASURES)[number];

/** Texts and ids are checked by the engine, which says what is wrong with one. */
export interface SizesChoices {
  /** Sizes of the pool: counts, shares, bytes and ranges of them. */
  sizes: string;
  /** Requests that are served before any is counted: a number or a share. */
  warm_up: string;
  /** What a frame holds, for sizes in bytes: 4096, 4k. */
  page_size: string;
  /** Those of the scene's lanes, if none are named. */
  policies: readonly string[] | undefined;
  modes: readonly string[];
  measure: Measure;
}

export const DEFAULT_SIZES = "0.1%..100%:24";

/** Lines of a curve that can be told apart. */
export const MOST_POLICIES = 6;

/** Ids apart by commas. */
const listed = (text: string, most: number): string[] => [
  ...new Set(
    text
      .split(",", most)
      .map((id) => id.trim())
      .filter((id) => id !== ""),
  ),
];

/** Of a measure that is none, the first one. */
export function choicesOf(texts: SizesTexts): SizesChoices {
  const { sizes = DEFAULT_SIZES, warm_up = "", page_size = "", curve, modes = MODES.join() } = texts;
  const measure = MEASURES.find((each) => each === texts.measure) ?? MEASURES[0];
  const policies = curve === undefined ? undefined : listed(curve, MOST_POLICIES);
  return { sizes, warm_up, page_size, policies, modes: listed(modes, MODES.length), measure };
}
