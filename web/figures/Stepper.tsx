/** Controls for a figure with its own steps; screen readers announce its sentence as well. */
import type { KeyboardEvent, ReactNode } from "react";
import { formatCount } from "../text/numbers.ts";
import { Button, EndButton, Icon } from "../ui/Button.tsx";

type StepperWords = Record<"toStart" | "back" | "step" | "toEnd", string> & {
  position: (step: string, steps: string) => string;
};

interface StepperProps {
  words: StepperWords;
  label: string;
  at: number;
  last: number;
  onSeek: (at: number) => void;
  sentence: string;
  /** Where another step is what the screen is about: controls and sentence in one row below or above the figure, or beside it. */
  quiet?: keyof typeof QUIET;
  /** Stands before quiet controls. */
  lead?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}

const QUIET = {
  below: { around: "grid gap-1", row: "flex-wrap gap-x-3 items-center" },
  above: { around: "flex flex-col-reverse gap-1", row: "gap-x-3 items-center" },
  beside: { around: "flex items-start gap-6", row: "flex-1 flex-col items-start gap-y-1" },
};

/** Choices and fields have their own use for the arrow keys. */
const keepsArrows = (target: EventTarget) =>
  target instanceof Element && target.closest("select, input, textarea, [role=group][tabindex]") !== null;

export function Stepper(props: StepperProps) {
  const { words, label, at, last, onSeek, sentence, quiet, lead, more, children } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || keepsArrows(event.target))
      return;
    event.preventDefault();
    // A lab on the same page must not step too.
    event.stopPropagation();
    onSeek(Math.min(last, Math.max(0, at + by)));
  };
  const buttons = (
    <>
      <EndButton label={words.toStart} icon="start" disabled={at === 0} onClick={() => onSeek(0)} />
      <EndButton label={words.back} icon="back" disabled={at === 0} onClick={() => onSeek(at - 1)} />
      <Button
        primary={quiet === undefined}
        {...(quiet !== undefined && { "aria-label": words.step, title: words.step })}
        aria-disabled={at === last}
        onClick={at === last ? undefined : () => onSeek(at + 1)}
        className={`min-h-11 aria-disabled:opacity-45 ${quiet === undefined ? "min-w-24" : "min-w-11 px-0"}`}
      >
        <Icon name="step" /> {quiet === undefined && words.step}
      </Button>
      <EndButton label={words.toEnd} icon="end" disabled={at === last} onClick={() => onSeek(last)} />
      {more}
      <span className="ml-2 text-ink-muted text-sm">
        {words.position(formatCount(at), formatCount(last))}
      </span>
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={quiet === undefined ? undefined : QUIET[quiet].around}
    >
      {children}
      {quiet !== undefined && (
        <div className={`flex min-w-0 ${QUIET[quiet].row}`}>
          {lead}
          <div className="flex flex-none items-center gap-1 print:hidden">{buttons}</div>
          <p
            role="status"
            className={`min-w-0 text-pretty text-sm ${quiet === "below" ? "min-h-11 flex-[1_1_18rem] content-center" : "flex-1"}`}
          >
            {sentence}
          </p>
        </div>
      )}
      {quiet === undefined && (
        <>
          <p role="status" className="mt-3 min-h-24 sm:min-h-12 max-w-[68ch] text-pretty">
            {sentence}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-1 print:hidden">{buttons}</div>
        </>
      )}
    </div>
  );
}
