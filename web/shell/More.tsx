/** A lab's further views, one at a time: tabs, remembered on this device. */
import { type KeyboardEvent, type ReactNode, useCallback, useId, useState } from "react";
import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { Suspense } from "../ui/onDemand.tsx";
import { remember, remembered } from "../ui/remember.ts";

type MoreTab = { id: string; label: string; content: () => ReactNode };

const key = "bufferpool-lab-tab";

/** The tab that the link says, or else the reader chose last, in any lab, if they did. */
export function useShownTab(tabs: readonly MoreTab[]): [string | null, (id: string | null) => void] {
  const lab = useRun();
  const linked = useRunChoice((choices) => choices.view.tab);
  const [last, setChosen] = useState(() => remembered(key));
  const open = useCallback(
    (id: string | null) => {
      const { tab: _, ...view } = lab.choices.getState().view;
      lab.setPlace({ ...view, ...(id !== null && { tab: id }) });
      setChosen(id);
      remember(key, id);
    },
    [lab],
  );
  const chosen = linked ?? last;
  return [tabs.some(({ id }) => id === chosen) ? chosen : null, open];
}

interface MoreProps {
  tabs: readonly MoreTab[];
  /** The reader's choice; without one, the first stands where there is room for it. */
  shown: string | null;
  folded: boolean;
  onShow: (id: string | null) => void;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function More({ tabs, shown, folded, onShow, children }: MoreProps) {
  const hidden = useRunChoice((choices) => choices.view.hidden);
  const own = useId();
  const left = tabs.filter(({ id }) => hidden?.includes(id) !== true);
  const tab = left.find(({ id }) => id === shown) ?? (folded ? undefined : left[0]);
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
    const at = all.indexOf(event.currentTarget);
    all[(at + by + all.length) % all.length]?.focus();
  };
  if (left.length === 0) return <div className="more">{children}</div>;
  return (
    <section
      aria-label={text().lab.more}
      className="more"
      data-chosen={tab !== undefined && tab.id === shown}
    >
      <div role="tablist" className="more-tabs" aria-label={text().lab.more}>
        {left.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="cursor-pointer border-transparent border-b-2 text-ink-muted text-sm/normal aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink"
            id={`${own}-${id}`}
            aria-selected={tab?.id === id}
            aria-controls={tab?.id === id ? `${own}-panel` : undefined}
            tabIndex={(tab ?? left[0])?.id === id ? 0 : -1}
            onKeyDown={move}
            onClick={() => onShow(tab?.id === id && shown === id ? null : id)}
          >
            {label}
          </button>
        ))}
      </div>
      {tab !== undefined && (
        <div
          role="tabpanel"
          id={`${own}-panel`}
          aria-labelledby={`${own}-${tab.id}`}
          data-part={tab.id}
          // The keyboard scrolls what has the focus.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
          tabIndex={0}
          className="more-panel min-w-0 pt-2"
        >
          <Suspense fallback={<p aria-busy="true" className="min-h-40" />}>{tab.content()}</Suspense>
          {children}
        </div>
      )}
    </section>
  );
}
