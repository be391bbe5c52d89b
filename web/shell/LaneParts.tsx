import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
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

/** What the step did, whole: the room of the longest sentence so far is kept, so that nothing beneath moves. */
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

/** On a phone one lane is seen at a time: a swipe or these buttons bring another. Wider screens show all of them. */
export function LaneSwitch(props: { names: readonly string[]; within: RefObject<HTMLElement | null> }) {
  const { names, within } = props;
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = within.current;
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.matches(".lanes"))
        setShown(Math.round(target.scrollLeft / Math.max(1, target.clientWidth)));
    };
    // Scrolling does not bubble.
    element?.addEventListener("scroll", look, { passive: true, capture: true });
    return () => element?.removeEventListener("scroll", look, { capture: true });
  }, [within]);
  if (names.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={text().lab.lanes}
      className="hidden rounded-[8px] bg-surface-raised p-[2px] phone:flex phone:overflow-x-auto"
    >
      {names.map((name, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
          key={index}
          type="button"
          className="min-h-11 flex-[1_0_auto] rounded-[6px] border border-transparent px-3 text-ink-muted text-sm/normal aria-pressed:border-line aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-ink"
          aria-pressed={index === shown}
          onClick={() => {
            const lanes = within.current?.querySelector(".lanes");
            lanes?.scrollTo({ left: index * lanes.clientWidth });
          }}
        >
          <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {name}
        </button>
      ))}
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
