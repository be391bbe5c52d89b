/** What the tab `sizes` is asked for, as texts: in links, and in the view. What is not said is usual. */
import type { Pair } from "../../../state/url/raw.ts";

/** Each is checked where it is used, with what is legal: the tab comes with its first showing. */
export const SIZES_KEYS = ["sizes", "warm_up", "page_size", "curve", "modes", "measure"] as const;

export type SizesTexts = Partial<Record<(typeof SIZES_KEYS)[number], string>>;

export const writeSizes = (texts: SizesTexts = {}): Pair[] =>
  SIZES_KEYS.flatMap((key): Pair[] => (texts[key] ? [[key, texts[key]]] : []));

/** Undefined where a link says nothing of a curve. */
export function readSizes(values: ReadonlyMap<string, string>): SizesTexts | undefined {
  const said = SIZES_KEYS.flatMap((key) => (values.get(key) ? [[key, values.get(key)]] : []));
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
