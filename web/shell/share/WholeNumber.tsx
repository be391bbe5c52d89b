import { useId, useState } from "react";

interface WholeNumberProps {
  label: string;
  value: number;
  least: number;
  most: number;
  /** What is legal, in words. */
  legal: string;
  onChange: (value: number) => void;
}

/** A number within its range; another one is refused beside the field, and the one before stays in force. */
export function WholeNumber({ label, value, least, most, legal, onChange }: WholeNumberProps) {
  const [text, setText] = useState(String(value));
  const [refused, setRefused] = useState(false);
  const id = useId();
  const take = (entered: string) => {
    setText(entered);
    const number = Number(entered);
    const ok = /^\s*\d+\s*$/.test(entered) && number >= least && number <= most;
    setRefused(!ok);
    if (ok) onChange(number);
  };
  return (
    <div className="text-sm">
      <label className="flex items-center gap-2">
        {label}
        <input
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={refused}
          aria-describedby={refused ? id : undefined}
          onChange={(event) => take(event.target.value)}
          className="min-h-8 w-24 rounded-md border border-line-strong bg-surface px-2 text-right text-sm tabular-nums aria-invalid:border-error pointer-coarse:min-h-11"
        />
      </label>
      {refused && (
        <p id={id} role="alert" className="mt-1 text-error">
          {legal}
        </p>
      )}
    </div>
  );
}
