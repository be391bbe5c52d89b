import { useId, useState } from "react";

interface TextFieldProps {
  label: string;
  help: string;
  /** What holds where nothing is typed. */
  usual: string;
  value: string;
  /** Why its text was refused, with what is legal. */
  error: string | null;
  onCommit: (text: string) => void;
}

/** A text that is taken on Enter or when the field is left. */
export function TextField({ label, help, usual, value, error, onCommit }: TextFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const commit = () => {
    if (typed !== null && typed.trim() !== value) onCommit(typed.trim());
    setTyped(null);
  };
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-2 text-sm">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={typed ?? value}
        placeholder={usual}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={error !== null}
        aria-describedby={`${id}-help`}
        className="min-h-8 w-full min-w-0 rounded-md border border-line-strong bg-surface px-2 aria-invalid:border-error pointer-coarse:min-h-11"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && commit()}
      />
      <span id={`${id}-help`} className="col-start-2 min-w-0 wrap-anywhere text-xs">
        {error === null ? (
          <span className="text-ink-muted">{help}</span>
        ) : (
          <span role="alert" className="text-error">
            {error}
          </span>
        )}
      </span>
    </div>
  );
}
