import { useEffect, useState } from "react";
import { presentText } from "../../text/present.ts";
import { language, text } from "../../text/text.ts";
import { Button, Icon } from "../../ui/Button.tsx";
import { remember, remembered } from "../../ui/remember.ts";
import type { Action } from "./channel.ts";

interface NotesControlsProps {
  act: (action: Action) => void;
  atStart: boolean;
  atEnd: boolean;
  black: boolean;
}

export function NotesControls({ act, atStart, atEnd, black }: NotesControlsProps) {
  const words = presentText();
  const does = (action: Action, name: string, key: string) => ({
    title: `${name} (${key})`,
    onClick: () => act(action),
  });
  const dim = "min-h-11 aria-disabled:opacity-45";
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        {...does("start", words.toStart, text().transport.keys.home)}
        aria-label={words.toStart}
        aria-disabled={atStart}
        className={`${dim} min-w-11 px-0`}
      >
        <Icon name="start" />
      </Button>
      <Button {...does("back", words.back, "←")} aria-disabled={atStart} className={dim}>
        <Icon name="back" /> {words.back}
      </Button>
      <Button {...does("step", words.step, "→")} primary aria-disabled={atEnd} className="min-h-11 min-w-24">
        <Icon name="step" /> {words.step}
      </Button>
      <Button {...does("black", words.blackOut, "b")} aria-pressed={black} className="min-h-11">
        {black ? words.blackEnd : words.blackOut}
      </Button>
    </div>
  );
}

const KEY = "bufferpool-lab-clock";
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Time that has been measured, and since when more is; a reload goes on. */
const zero = { before_ms: 0, since_ms: null as number | null };

function stored(): typeof zero {
  const [before, since] = (remembered(KEY, "window") ?? "").split(" ").map(Number);
  if (before === undefined || !(before >= 0)) return zero;
  return { before_ms: before, since_ms: since !== undefined && since > 0 ? since : null };
}

function durationWords(ms: number): string {
  const seconds = Math.floor(ms / SECOND_MS);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Of a path, until when its step should last, in minutes, and whether the path has begun: then the clock runs. */
export function Clock({ plan }: { plan?: { until: number; begun: boolean } | undefined }) {
  const [now, setNow] = useState(Date.now);
  const [measured, setMeasured] = useState(stored);
  const words = presentText();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const { before_ms, since_ms } = measured;
  const elapsed = (until: number) => before_ms + (since_ms === null ? 0 : Math.max(0, until - since_ms));
  const set = (next: typeof zero) => {
    setNow(Date.now());
    setMeasured(next);
    remember(KEY, `${next.before_ms} ${next.since_ms ?? 0}`, "window");
  };
  const starts = plan?.begun === true && since_ms === null && before_ms === 0;
  useEffect(() => {
    if (!starts) return;
    const begun = { before_ms: 1, since_ms: Date.now() };
    setMeasured(begun);
    remember(KEY, `${begun.before_ms} ${begun.since_ms}`, "window");
  }, [starts]);
  const over_ms = plan === undefined ? 0 : elapsed(now) - plan.until * MINUTE_MS;
  const toggle = () =>
    set({ before_ms: elapsed(Date.now()), since_ms: since_ms === null ? Date.now() : null });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 tabular-nums">
      <p>
        <span className="text-sm text-ink-muted">{words.time} </span>
        <time>{new Date(now).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" })}</time>
      </p>
      <p>
        <span className="text-sm text-ink-muted">{words.elapsed} </span>
        <span role="timer" aria-label={words.elapsed} className="text-lg font-semibold">
          {durationWords(elapsed(now))}
        </span>
      </p>
      {over_ms > 0 && (
        <p className="font-semibold text-error">{words.path.overdue(durationWords(over_ms))}</p>
      )}
      <Button onClick={toggle}>{since_ms === null ? words.start : words.pause}</Button>
      <Button onClick={() => set(zero)}>{words.reset}</Button>
    </div>
  );
}
