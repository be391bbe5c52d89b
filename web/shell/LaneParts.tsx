import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { text } from "../text/text.ts";

interface LaneHeadProps {
  index: number;
  label: string;
  /** What it is called where many stand side by side, if that is shorter. */
  short?: string;
  facts: string;
  card: ReactNode;
  /** Between them, as far as there is room. */
  note?: ReactNode;
  children?: ReactNode;
}

/** A lane's name and numbers. With many lanes they end in an ellipsis; the `title` has the full text. */
export const LaneHead = ({ index, label, short = label, facts, card, note, children }: LaneHeadProps) => (
  <div className="lane-head">
    <h2 title={`${label}: ${facts}`}>
      <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />
      <span className="lane-name">{short}</span>{" "}
      <span className="lane-facts font-normal text-[0.8125rem] text-ink-muted">{facts}</span>
      {children}
    </h2>
    {note}
    {card}
  </div>
);

interface LaneGhostProps {
  index: number;
  said: string;
  about: string;
  now: boolean;
}

/** A lane's choices beside others, whole or not at all: where there is no room, the lane's card says the same. */
export function LaneGhost({ index, said, about, now }: LaneGhostProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words take another room
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const showWhole = () => {
      element.style.visibility = element.scrollWidth > element.clientWidth ? "hidden" : "";
    };
    showWhole();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(showWhole);
    observer.observe(element);
    return () => observer.disconnect();
  }, [said]);
  return (
    <p
      ref={ref}
      className="lane-ghost"
      title={`${said} ${about}`}
      data-now={now || undefined}
      data-testid={`ghost-${index}`}
    >
      {said}
    </p>
  );
}

interface LaneSentenceProps {
  index: number;
  label: string;
  /** How many lines its sentences usually take: so much room is kept. */
  lines: number;
  children: ReactNode;
}

/**
 * What the step did, whole: the room of the longest sentence so far is kept, so that nothing beneath moves. In a hand it is
 * folded to as many lines as there is room for, and a tap opens it.
 */
export function LaneSentence({ index, label, lines, children }: LaneSentenceProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  const [whole, setWhole] = useState(false);
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
    <div
      role="group"
      aria-label={text().lab.sentence(label)}
      className="lane-sentence"
      data-whole={whole || undefined}
    >
      <p ref={sentence} data-testid={`sentence-${index}`} data-lines={lines}>
        {children}
      </p>
      <button
        type="button"
        className="lane-whole hidden hand:in-[.lab-main]:block"
        aria-expanded={whole}
        aria-label={text().lab.wholeSentence(label)}
        onClick={() => setWhole(!whole)}
      />
    </div>
  );
}

interface LaneProps {
  index: number;
  label: string;
  facts: string;
  children: ReactNode;
}

export const LessonLane = ({ index, label, facts, children }: LaneProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a section would be a landmark in each scene
  <div
    role="group"
    aria-label={label}
    data-lane
    className="mb-3 grid min-w-0 grid-cols-1 content-start gap-2"
  >
    <p className="flex flex-wrap items-baseline gap-x-3 font-semibold text-[0.9375rem]">
      <span>
        <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {label}
      </span>
      <span className="font-normal text-ink-muted text-sm">{facts}</span>
    </p>
    {children}
  </div>
);
