/** How a question is answered: by choosing, or by a number. */
import { type ReactNode, useState } from "react";
import { lessonText } from "../../text/lessons.ts";
import type { Option } from "./Question.tsx";

interface OptionsProps {
  name: string;
  options: readonly Option[];
  several: boolean;
  chosen: readonly string[];
  /** Side by side, as cells of a pool; otherwise one below the other. */
  inline: boolean;
  lang?: string | undefined;
  onChange: (chosen: string[]) => void;
}

export function Options({ name, options, several, chosen, inline, lang, onChange }: OptionsProps): ReactNode {
  const choose = (option: string, on: boolean) => {
    const others = several ? chosen.filter((one) => one !== option) : [];
    onChange(on ? [...others, option] : others);
  };
  return (
    <div className={inline ? "flex flex-wrap gap-2" : "grid gap-1"}>
      {options.map((option) => (
        <label
          key={option.id}
          className={`flex min-h-9 cursor-pointer items-start gap-2 rounded-md border px-2.5 py-[0.3125rem] leading-6 hover:bg-surface-raised has-checked:border-accent has-checked:bg-surface-raised pointer-coarse:min-h-11 ${inline ? "border-line" : "border-transparent"}`}
        >
          <input
            className="size-6 flex-none accent-accent"
            type={several ? "checkbox" : "radio"}
            name={name}
            value={option.id}
            checked={chosen.includes(option.id)}
            // Not disabled: that would take the focus, and the choice, out of reach.
            onChange={(event) => choose(option.id, event.target.checked)}
          />
          <span lang={lang}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

/** Numbers from `minimum` to `maximum` in steps; `unit` stands behind them. */
export interface NumberForm {
  minimum: number;
  maximum: number;
  step: number;
  unit: string;
}

interface NumberAnswerProps {
  form: NumberForm;
  /** Before one is given there is none: where the slider stands says nothing. */
  value: string | undefined;
  fixed: boolean;
  onChange: (value: string) => void;
}

/** A slider and a field for the same number. */
export function NumberAnswer({ form, value, fixed, onChange }: NumberAnswerProps): ReactNode {
  const { minimum, maximum, step, unit } = form;
  const words = lessonText();
  // What is typed is legal only at its end: of 15 the 1 may be below the least.
  const [typed, setTyped] = useState(value ?? "");
  const give = (text: string) => {
    if (fixed) return;
    setTyped(text);
    const given = Number(text);
    onChange(text !== "" && given >= minimum && given <= maximum ? text : "");
  };
  const middle = minimum + Math.round((maximum - minimum) / 2 / step) * step;
  const shared = { min: minimum, max: maximum, step, readOnly: fixed };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <input
        {...shared}
        type="range"
        aria-label={words.slider}
        aria-valuetext={value === undefined ? words.noNumber : `${value} ${unit}`}
        value={value ?? middle}
        onChange={(event) => give(event.target.value)}
        // A press where it stands is an answer too.
        onPointerUp={(event) => give(event.currentTarget.value)}
        className={`h-6 min-w-40 flex-1 accent-accent pointer-coarse:h-11 ${value === undefined ? "opacity-60" : ""}`}
      />
      <label className="flex items-center gap-1.5">
        <span className="sr-only">{words.answerField}</span>
        <input
          {...shared}
          type="number"
          inputMode="decimal"
          value={typed}
          placeholder="?"
          onChange={(event) => give(event.target.value)}
          className="min-h-9 w-24 rounded-md border border-line-strong bg-surface px-2 tabular-nums pointer-coarse:min-h-11"
        />
        {unit}
      </label>
      <span className="text-ink-muted text-sm">{words.numbersFrom(String(minimum), String(maximum))}</span>
    </div>
  );
}
