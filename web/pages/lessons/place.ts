/** Where a reader is in a lesson, kept while the page is drawn in another language. */
import { useCallback, useLayoutEffect, useRef } from "react";
import { language } from "../../text/text.ts";

/** What stands in the same order in every language. */
const MARKS = ".lesson :is([data-section], figure, [data-block], [data-box], [data-check], [data-exercise])";
const marks = () => [...document.querySelectorAll(MARKS)];

/** The last mark above the middle of the window, and how far from its top. */
let left: { id: string; lang: string; at: number; top: number } | null = null;

function leave(id: string, lang: string): void {
  const tops = marks().map((mark) => mark.getBoundingClientRect().top);
  const at = tops.findLastIndex((top) => top < innerHeight / 2);
  left = at < 0 ? null : { id, lang, at, top: tops[at] ?? 0 };
}

/** Goes, once the text is there, to where the lesson was left in another language; says whether there was such a place. */
export function usePlace(id: string): () => boolean {
  const lang = useRef(language());
  useLayoutEffect(() => () => leave(id, lang.current), [id]);
  return useCallback(() => {
    const before = left;
    left = null;
    const spoken = language();
    // A link that asks for a language says where it leads, too.
    if (before?.id !== id || before.lang === spoken || location.hash.includes(`lang=${spoken}`)) return false;
    const mark = marks()[before.at];
    if (mark === undefined) return false;
    scrollBy({ top: mark.getBoundingClientRect().top - before.top, behavior: "instant" });
    return true;
  }, [id]);
}
