/** The parts of this lab's page that a link can leave out: `hide=buckets,curves`. */
import { idsOf } from "../../../state/run/view.ts";

export const hideable = idsOf(
  "presets parameters files export link present table eviction buckets streams sentence score",
  "transport speed run-to legend counters curves",
);

export type HideableId = (typeof hideable)[number];

/** The parts that are tabs, one open at a time: `tab=curves`. Links to the former Buckets tab open none. */
export const tabs: readonly HideableId[] = idsOf("curves streams buckets counters legend");

/** The parts that an embed can show. */
export const inEmbeds = idsOf(
  "table eviction buckets streams sentence transport legend counters",
) satisfies readonly HideableId[];
