/** The parts of this lab's page that a link can leave out: `hide=buckets,curves`. */
import { idsOf } from "../../../state/run/view.ts";

export const hideable = idsOf(
  "presets parameters files export link present table eviction buckets streams sentence score",
  "transport speed run-to legend counters curves",
);

export type HideableId = (typeof hideable)[number];

/** Those that are tabs, of which one is open at a time: `tab=curves`. Buckets were one once: its links open none now. */
export const tabs: readonly HideableId[] = idsOf("curves streams buckets counters legend");

/** Those that an embed has; the others it never shows. */
export const inEmbeds = idsOf(
  "table eviction buckets streams sentence transport legend counters",
) satisfies readonly HideableId[];
