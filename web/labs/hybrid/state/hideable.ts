/** The parts of this lab's page that a link can leave out: `hide=track,curves`. */
import { idsOf } from "../../../state/run/view.ts";

export const hideable = idsOf(
  "presets parameters files export link present strip pool disks sentence score",
  "transport speed run-to legend cost counters track curves",
);

export type HideableId = (typeof hideable)[number];

/** The parts that are tabs, one open at a time: `tab=curves`. */
export const tabs: readonly HideableId[] = idsOf("curves cost track counters legend");

/** The parts that an embed can show. */
export const inEmbeds = idsOf("strip disks sentence transport legend cost") satisfies readonly HideableId[];
