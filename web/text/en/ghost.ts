/** A lane's choices held against its reference's, in the line over its picture. Numbers come as text where they have units. */
import { plural } from "./plural.ts";

export const ghost = {
  wouldWrite: (reference: string, page: string, time: string) => `${reference} would write ${page}: ${time}.`,
  wouldTake: (reference: string, page: string) => `${reference} would take ${page}: no write.`,
  agrees: (reference: string) => `As ${reference} so far.`,
  /** What the lane's choices did otherwise than the reference's. */
  soFar: (clauses: readonly string[]) => `So far: ${clauses.join(", ")}.`,
  spared: (count: number, shown: string) => `${shown} ${plural(count, "write", "writes")} spared`,
  caused: (count: number, shown: string) => `${shown} ${plural(count, "write", "writes")} caused`,
  cameBack: (backfired: string, differ: number, shown: string) =>
    `${backfired} of ${shown} ${plural(differ, "page", "pages")} came back`,
  blocksCameBack: (backfired: string, differ: number, shown: string) =>
    `${backfired} of ${shown} ${plural(differ, "block", "blocks")} came back`,
  decided: (differ: string, paid: string, backfired: string, open: string) =>
    `Choices that differ: ${differ}; ${paid} paid (the page kept was asked for first), ${backfired} backfired (the page taken was), ${open} open.`,
  fromThisPool: (reference: string) =>
    `What ${reference} would have taken from this lane's pool, step by step: alone it would have another pool, so these sums are not the difference of two runs.`,
  againstLru: (clause: string) => `Against LRU's choices so far: ${clause}.`,
  blocksDecided: (differ: string, paid: string, backfired: string, open: string) =>
    `Choices that differ: ${differ}; ${paid} paid (the block kept was asked for first), ${backfired} backfired (the block taken was), ${open} open.`,
  stay: (units: string) => `Staying would cost ${units} units.`,
  movesPaid: (paid: string, differ: number, shown: string) =>
    `${paid} of ${shown} ${plural(differ, "move", "moves")} paid`,
  backfired: (count: string) => `${count} backfired`,
  saved: (units: string) => `${units} units saved`,
  lost: (units: string) => `${units} units lost`,
  aboutMoves: (open: string) =>
    `A move is held against staying: it has paid once the cheaper reads and writes since make up its price, and has backfired if the page moves again before; ${open} open. The sums are of this lane's own requests, not the difference of two runs.`,
};
