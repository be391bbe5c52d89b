/** The card of a page: where it is in each lane, why, its last requests, when it left, when it is asked for next. */
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { RunSession } from "../../engine/runSession.ts";
import type { Failure, PageHistory, RequestAt } from "../../engine/types.ts";
import type { Anchor } from "../../figures/anchor.ts";
import { useRun, useRunShown } from "../../state/run/hooks.ts";
import { askText } from "../../text/ask.ts";
import { formatCount } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { ProgressBar } from "../../ui/Button.tsx";
import { Mark } from "../../ui/marks.tsx";
import { type Asked, useAsking } from "./asking.tsx";
import { GoTo, PageLane, type PageNow, Told } from "./PageLane.tsx";

const FRAME_MS = 8;
const SLICE_MS = 2;
const FIRST_SLICE_REQUESTS = 4_096;
/** From here on it is shown how far the search is. */
const PROGRESS_AFTER_MS = 300;

interface Answer {
  /** The history found so far; belongs to an earlier position until the next search. */
  history: PageHistory | null;
  progress: number | null;
  failure: Failure | null;
}

const nothing: Answer = { history: null, progress: null, failure: null };

function usePageHistory(session: RunSession | null, page: number, position: number, standing: boolean) {
  const [answer, setAnswer] = useState(nothing);
  useEffect(() => {
    if (session === null || !standing || position !== session.position) return;
    const asked = session.ask(page);
    if (!asked.ok) return setAnswer({ ...nothing, failure: asked.failure });
    const began = performance.now();
    let [frame, slice] = [0, FIRST_SLICE_REQUESTS];
    const goOn = () => {
      const until = performance.now() + FRAME_MS;
      let [part, now] = [0, performance.now()];
      do {
        const before = now;
        part = session.continueAsking(slice);
        now = performance.now();
        if (now - before < SLICE_MS / 2) slice *= 2;
        else if (now - before > SLICE_MS) slice = Math.ceil(slice / 2);
      } while (part < 1 && now < until);
      const long = part < 1 && now - began > PROGRESS_AFTER_MS;
      setAnswer({ history: session.pageHistory(), progress: long ? part : null, failure: null });
      if (part < 1) frame = requestAnimationFrame(goOn);
    };
    goOn();
    return () => cancelAnimationFrame(frame);
  }, [session, page, position, standing]);
  useEffect(() => () => session?.stopAsking(), [session]);
  const { history } = answer;
  return history !== null && history.page !== page ? nothing : answer;
}

interface PageCardProps {
  asked: Asked;
  name: string;
  lanes: readonly PageNow[];
  /** What a request is called, where its number in the lane is not the position. */
  nameOf?: ((at: RequestAt) => string) | undefined;
  children?: ReactNode;
}

const GAP = 10;
const WIDTH = 520;
/** Less room than this on neither side of what was pointed at: the card stands at the window's edge. */
const LEAST = 240;
const NARROW = "(max-width: 40rem)";

/** Beside what was pointed at, where there is more room; along the lower edge of a narrow window. */
export function placeOf({ left, right, top, bottom }: Anchor): CSSProperties {
  const { innerWidth, innerHeight } = globalThis;
  if (matchMedia(NARROW).matches) return { left: 0, right: 0, bottom: 0, maxHeight: "60dvh" };
  const width = Math.min(WIDTH, innerWidth - 2 * GAP);
  const middle = (left + right) / 2 - width / 2;
  const x = Math.min(Math.max(GAP, middle), innerWidth - width - GAP);
  const [above, below] = [top - 2 * GAP, innerHeight - bottom - 2 * GAP];
  if (Math.max(above, below) < LEAST) {
    const side = (left + right) / 2 < innerWidth / 2 ? { right: GAP } : { left: GAP };
    return { ...side, top: GAP, width, maxHeight: innerHeight - 2 * GAP };
  }
  return below >= above || below > 1.5 * LEAST
    ? { left: x, top: bottom + GAP, width, maxHeight: below }
    : { left: x, bottom: innerHeight - top + GAP, width, maxHeight: above };
}

/** Closes on Escape, wherever the focus is but in what stands above the page and closes itself. */
function useEscape(card: { current: HTMLElement | null }, close: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const other = target instanceof Element ? target.closest("dialog, [popover]") : null;
      if (event.key !== "Escape" || event.defaultPrevented || (other !== null && other !== card.current))
        return;
      event.preventDefault();
      close();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [card, close]);
}

export function PageCard({ asked, name, lanes, nameOf, children }: PageCardProps) {
  const { close } = useAsking();
  const { playback } = useRun();
  const { frame, activity } = useRunShown();
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  const { page, anchor } = asked;
  const position = frame?.position ?? 0;
  const standing = activity === "none";
  const { history, progress, failure } = usePageHistory(playback.session, page, position, standing);
  useEscape(card, close);
  // Each question anew: another page's card stands elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question, not what it is about
  useLayoutEffect(() => {
    if (card.current?.matches(":popover-open") === false) card.current.showPopover();
    card.current?.focus({ preventScroll: true });
  }, [asked]);
  const words = askText();
  const current = history?.position === position ? history : null;
  const next = current?.lanes.map((lane) => lane.next) ?? [];
  // Where all lanes serve one trace their next request is the same.
  const [first] = next;
  const shared = next.every((at) => at?.position === first?.position);
  const far = (first?.position ?? 0) - Math.min(...(frame?.moment?.positions ?? [position]));
  const away = words.away(far, formatCount(far));
  const goTo = (to: number) => {
    card.current?.focus({ preventScroll: true });
    playback.seekPosition(to);
  };
  return (
    <div
      ref={card}
      popover="manual"
      role="dialog"
      aria-labelledby={id}
      data-page-card={page}
      aria-busy={current?.done !== true}
      // The keyboard scrolls what has the focus.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a card that scrolls
      tabIndex={0}
      className="fixed inset-auto m-0 overflow-auto overscroll-contain rounded-[8px] border border-line-strong bg-surface px-4 pt-3 pb-4 text-[0.9375rem]/[1.4] text-ink shadow-raised phone:w-full phone:max-w-none phone:rounded-b-none"
      style={placeOf(anchor)}
    >
      <header className="flex items-center justify-between">
        <h2 id={id} className="font-[650] text-[1.0625rem]">
          {name}
        </h2>
        <button
          type="button"
          className="-mr-2 min-h-9 min-w-9 rounded-[6px] hover:bg-surface-raised pointer-coarse:min-h-11"
          aria-label={words.closeCard(name)}
          onClick={close}
        >
          <Mark sign="✕" />
        </button>
      </header>
      {children}
      {failure !== null && (
        <p role="alert" className="note border-error">
          {failure.message}
        </p>
      )}
      {current?.next_known === true && shared && (
        <p>
          <Told words={first == null ? words.never : words.next.replace("{away}", away)}>
            {first && <GoTo at={first} nameOf={nameOf} onGo={goTo} />}
          </Told>
        </p>
      )}
      <div className="mt-2 grid grid-fit-52 gap-x-5 gap-y-3" data-lanes={lanes.length}>
        {lanes.map((now, index) => (
          <PageLane
            // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
            key={index}
            index={index}
            now={now}
            past={current?.lanes[index]}
            done={current?.done === true}
            next={!shared && current?.next_known === true}
            nameOf={nameOf}
            onGo={goTo}
          />
        ))}
      </div>
      {progress !== null && (
        <p className="mt-2">
          <ProgressBar
            label={words.looking}
            done={progress}
            words={words.looked(text().numbers.percent(formatCount(100 * progress)))}
          />
        </p>
      )}
      {!standing && <p className="text-ink-muted">{words.standing}</p>}
    </div>
  );
}
