import type { RequestAt } from "../../engine/types.ts";
import type { Asked } from "../../shell/ask/asking.tsx";
import { PageCard } from "../../shell/ask/PageCard.tsx";
import { askText } from "../../text/ask.ts";
import { pbmFigures } from "../../text/pbmFigures.ts";
import { phraseText } from "../../text/phrases.ts";
import { formatCount } from "../../ui/format.ts";
import { IN_FLIGHT, type PbmFrame, PINNED } from "./engine/types.ts";
import { estimateWords } from "./figures/timeScale.ts";
import { laneLabel } from "./words.ts";

/** Requests are called by the position that they lead to, as everywhere in this lab: those of all lanes are counted. */
const nameOf = ({ position }: RequestAt) => askText().request(formatCount(position));

export function AskedBlock({ asked, frame }: { asked: Asked; frame: PbmFrame }) {
  const { page: block } = asked;
  const words = pbmFigures().strip;
  const { tables } = frame.world;
  const table = tables.find(({ first, blocks }) => block >= first && block < first + blocks);
  const number = formatCount(block - (table?.first ?? 0));
  // As the sentences name it.
  const name = phraseText({
    template: table === undefined || tables.length === 1 ? "Block {block}" : "Block {block} of {table}",
    values: { block: number, table: table?.name ?? "" },
  });
  const lanes = frame.lanes.map((lane) => {
    const { blocks, flags: all, timesUs, tableTimesUs, stride } = lane.columns;
    const at = blocks.indexOf(block);
    const resident = at >= 0;
    const flags = all[at] ?? 0;
    // Of a block that is in no column nothing is said.
    const us = resident ? timesUs[at] : tableTimesUs[block / stride];
    const held = (flags & IN_FLIGHT) !== 0 ? words.inFlight : (flags & PINNED) !== 0 ? words.pinned : "";
    const told = [resident ? words.inPool : words.notInPool, held, us === undefined ? "" : estimateWords(us)];
    const where = told.filter(Boolean).join(", ");
    return { label: laneLabel(lane), words: words.block(number, `${where}.`), resident, dirty: false };
  });
  return <PageCard asked={asked} name={name} lanes={lanes} nameOf={nameOf} />;
}
