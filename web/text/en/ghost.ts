/** A lane's choices held against its reference's, in the line over its picture. Numbers come as text where they have units. */
import { plural } from "./plural.ts";

export const ghost = {
  wouldWrite: (reference: string, page: string, time: string) => `${reference} would write ${page}: ${time}.`,
  wouldTake: (reference: string, page: string) => `${reference} would take ${page}: no write.`,
  agrees: (reference: string) => `As ${reference} so far.`,
  /** What the lane's choices did otherwise than the reference's. */
  soFar: (clauses: readonly string[]) => `So far: ${clauses.join(", ")}.`,
  /** The same beside what is said of the step, where there is less room. */
  sums: (clauses: readonly string[]) => `${clauses.join(", ")}.`,
  spared: (count: number, shown: string) => `${shown} ${plural(count, "write", "writes")} saved`,
  caused: (count: number, shown: string) => `${shown} ${plural(count, "write", "writes")} caused`,
  cameBack: (backfired: string, taken: string) => `${backfired} of ${taken} came back`,
  pages: (count: number, shown: string) => `${shown} ${plural(count, "page", "pages")}`,
  decided: (differ: string, paid: string, backfired: string, open: string) =>
    `Choices that differ: ${differ}; ${paid} paid (the page kept was asked for first), ${backfired} backfired (the page taken was), ${open} open.`,
  fromThisPool: (reference: string) =>
    `What ${reference} would have taken from this lane's pool, step by step: alone it would have another pool, so these sums are not the difference of two runs.`,
};
