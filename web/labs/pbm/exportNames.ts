/** The files of this lab's export menu: those of every lab but a trace, which a run has none of. */
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";

const shared = ["scene", "countersCsv", "countersJson", "seriesCsv", "seriesJson"] as const;

export type PbmExport = (typeof shared)[number] | "state";

/** Each with what the menu calls it. */
export const pbmExports = (): [PbmExport, string][] => [
  ...shared.map((name): [PbmExport, string] => [name, text().exports[name]]),
  ["state", pbmText().exports.state],
];
