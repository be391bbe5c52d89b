/** The files of this lab's export menu: those of every lab but a trace, which a run has none of. */
import { named } from "../../shell/exportNames.ts";
import { pbmText } from "../../text/pbm.ts";

const shared = ["scene", "countersCsv", "countersJson", "seriesCsv", "seriesJson"] as const;

export type PbmExport = (typeof shared)[number] | "state";

/** Each with what the menu calls it. */
export const pbmExports = (): (readonly [PbmExport, string])[] => [
  ...named(shared),
  ["state", pbmText().exports.state],
];
