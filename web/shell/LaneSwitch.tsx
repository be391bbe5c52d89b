import { type RefObject, useEffect, useState } from "react";
import { text } from "../text/text.ts";

interface LaneSwitchProps {
  names: readonly string[];
  /** What holds the lanes, one beside the other. */
  within: RefObject<HTMLElement | null>;
}

/** On a phone one lane is seen at a time: a swipe or these buttons bring another. Wider screens show all of them. */
export function LaneSwitch({ names, within }: LaneSwitchProps) {
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
