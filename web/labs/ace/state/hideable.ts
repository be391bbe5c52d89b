/** The parts of the page that a link can leave out: `hide=transport,curves`. What each is called is in text/en/share.ts. */
import { idsOf } from "../../../state/run/view.ts";

export const hideable = idsOf(
  "presets arrangement parameters files exercise export link present find-page",
  "strip pool device disk sentence tables policies savings algorithm score",
  "transport speed run-to fork legend counters curves",
);

export type HideableId = (typeof hideable)[number];

/** The parts that are tabs, one open at a time: `tab=curves`. */
export const tabs: readonly HideableId[] = idsOf(
  "curves disk tables policies savings algorithm counters legend",
);

/** The parts that an embed can show. */
export const inEmbeds = idsOf(
  "strip device disk sentence algorithm transport legend counters",
) satisfies readonly HideableId[];
