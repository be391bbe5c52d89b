/** The tabs of the predictive lab, each a file in `tabs/`, among the parts of its page. Links to the former Buckets tab open none. */
import { partsOf } from "../../state/run/view.ts";

export const parts = partsOf(
  "presets parameters files export link present table eviction buckets streams sentence score transport speed run-to legend counters curves",
  "curves streams buckets counters legend",
);

/** The parts that an embed can show. */
export const inEmbeds = "table eviction buckets streams sentence transport legend counters".split(" ");
