/** The tabs of the flash + magnetic lab, each a file in `tabs/`, among the parts of its page. */
import { partsOf } from "../../state/run/view.ts";

export const parts = partsOf(
  "presets parameters files export link present strip pool disks sentence score transport speed run-to legend cost counters track curves",
  "curves cost track counters legend",
);

/** The parts that an embed can show. */
export const inEmbeds = "strip disks sentence transport legend cost".split(" ");
