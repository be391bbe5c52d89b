/** The parts of this lab's page that a link can leave out: `hide=track,curves`. */
import { idsOf } from "../../../state/run/view.ts";

export const hideable = idsOf(
  "presets parameters files export link present strip pool disks sentence score",
  "transport speed run-to legend cost counters track curves",
);

export type HideableId = (typeof hideable)[number];

/** Those that are tabs, of which one is open at a time: `tab=curves`. */
export const tabs: readonly HideableId[] = idsOf("curves cost track counters legend");

/** Those that an embed has; the others it never shows. */
export const inEmbeds = idsOf("strip disks sentence transport legend cost") satisfies readonly HideableId[];
