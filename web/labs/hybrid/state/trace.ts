/** Traces written out in a link of this lab: `R7 W4 N10 F`, as the engine reads them. */

import { surveyWords, type TraceForm } from "../../../state/url/trace.ts";
import { hybridText } from "../../../text/hybrid.ts";

/** Largest page that a request can name here. */
export const LARGEST_PAGE = 2 ** 30 - 2;

function pageOf(word: string): number | null | undefined {
  if (/^[Ff]$/.test(word)) return null;
  const [, digits] = /^[RrWwNn]?(\d+)$/.exec(word) ?? [];
  const page = digits === undefined ? undefined : Number(digits);
  return page === undefined || page > LARGEST_PAGE ? undefined : page;
}

export const traceForm: TraceForm = {
  survey: (written) => surveyWords(written, pageOf),
  legal: () => hybridText().link.requests,
};
