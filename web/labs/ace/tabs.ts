/** The tabs of the ACE lab, each a file in `tabs/`, among the parts of its page. What each is called is in text/en/share.ts. */
import { partsOf } from "../../state/run/view.ts";

export const parts = partsOf(
  "presets arrangement parameters files exercise export link present find-page strip pool device server flash disk sentence tables policies sizes savings algorithm score transport speed run-to fork legend counters curves",
  "server flash curves disk tables policies sizes savings algorithm counters legend",
  ["alpha-k_w", "reads-frames"],
);

/** The parts that an embed can show. */
export const inEmbeds = "strip device disk sentence algorithm transport legend counters".split(" ");
