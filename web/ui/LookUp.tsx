import { type FormEvent, useId, useState } from "react";
import { text as words } from "../text/text.ts";
import { Button } from "./Button.tsx";

interface LookUpProps {
  label: string;
  placeholder?: string;
  /** Looks the text up. Returns an error message, or null. */
  onFind: (text: string) => string | null;
  /** Takes back what was found; without it nothing is shown as found. */
  onClear?: (() => void) | undefined;
  onAsk?: ((button: HTMLElement) => void) | undefined;
}

export function LookUp({ label, placeholder = "", onFind, onClear, onAsk }: LookUpProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const find = (event: FormEvent) => {
    event.preventDefault();
    setError(onFind(text.trim()));
  };
  const clear = () => {
    setText("");
    setError(null);
    onClear?.();
    document.getElementById(id)?.focus();
  };
  return (
    <form onSubmit={find} className="flex flex-wrap items-center gap-2 text-sm">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => setText(event.target.value)}
        className="min-h-8 w-28 rounded-md border border-line-strong bg-surface px-2 tabular-nums aria-invalid:border-error pointer-coarse:min-h-11"
      />
      <Button type="submit" className="min-h-8">
        {words().controls.find}
      </Button>
      {onAsk !== undefined && (
        <Button
          className="min-h-8"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onAsk(currentTarget)}
        >
          {words().pool.history}
        </Button>
      )}
      {onClear !== undefined && (
        <Button className="min-h-8" onClick={clear}>
          {words().controls.clear}
        </Button>
      )}
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="basis-full text-error">
          {error}
        </p>
      )}
    </form>
  );
}
