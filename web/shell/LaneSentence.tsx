import { type ReactNode, useLayoutEffect, useRef } from "react";
import { text } from "../text/text.ts";

interface LaneSentenceProps {
  index: number;
  /** What the lane is called. */
  label: string;
  /** How many lines its sentences usually take: so much room is kept. */
  lines: number;
  children: ReactNode;
}

/**
 * What the step did in a lane, always whole. A sentence that takes more lines than any before keeps their room, so that
 * nothing beneath moves to and fro.
 */
export function LaneSentence({ index, label, lines, children }: LaneSentenceProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lane has other sentences
  useLayoutEffect(() => {
    const element = sentence.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    let width = 0;
    // Deferred: a size change inside the observer's callback is reported as an error by browsers.
    const observer = new ResizeObserver(() =>
      requestAnimationFrame(() => {
        const { offsetWidth, offsetHeight } = element;
        if (offsetWidth === width) element.style.minHeight = `${offsetHeight}px`;
        else element.style.removeProperty("min-height");
        width = offsetWidth;
      }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.style.removeProperty("min-height");
    };
  }, [label]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a section would be a landmark in each lane
    <div role="group" aria-label={text().lab.sentence(label)} className="lane-sentence">
      <p ref={sentence} data-testid={`sentence-${index}`} data-lines={lines}>
        {children}
      </p>
    </div>
  );
}
