/** Traces written out in a link: `R7 R1 W4`, as the engine reads them. */

/** Largest page that a request can name: 31 bits. */
const LARGEST_PAGE = 2 ** 31 - 1;

/** Requests of a trace; nothing is left out. */
const wordsOf = (text: string): string[] => text.split(/[ \t\r\n,]+/).filter((word) => word !== "");

/** How many requests it has, and the largest page; or the first word that is no request. */
export function surveyTrace(text: string): { requests: number; largest: number } | { bad: string } {
  const words = wordsOf(text);
  if (words.length === 0) return { bad: "" };
  let largest = 0;
  for (const word of words) {
    const page = /^[RrWw]?\d+$/.test(word) ? Number(word.replace(/\D/, "")) : Number.POSITIVE_INFINITY;
    if (page > LARGEST_PAGE) return { bad: word };
    largest = Math.max(largest, page);
  }
  return { requests: words.length, largest };
}
