import { type ReactNode, useEffect, useId, useState } from "react";
import type { ParameterSpec } from "../engine/types.ts";
import { formatCount, plainNumber, shownNumber } from "../text/numbers.ts";
import { engineText, text as words } from "../text/text.ts";

interface NumberFieldProps {
  spec: ParameterSpec;
  /** The value in force; empty text where the default rule decides. */
  value: string;
  placeholder?: string;
  /** The legal range in words, where the numbers of the spec do not say it. */
  legal?: string;
  error: string | null;
  /** Why the field cannot be changed, if it cannot: its value follows from others. */
  fixed?: string;
  onCommit?: (text: string) => void;
  /** The value in force stands in the field again after another one was refused. */
  onRestore?: () => void;
}

/** What is legal, from the numbers of the spec. */
export function rangeWords({ minimum, maximum, unit, integer }: ParameterSpec): string {
  const { numbers } = words();
  const low = Number.isInteger(minimum) ? formatCount(minimum) : shownNumber(minimum.toString());
  const bounds = `${numbers.range(low, formatCount(maximum))}${unit ? ` ${unitText(unit)}` : ""}`;
  return integer ? numbers.wholeNumber(bounds) : bounds;
}

const unitText = (unit: string) =>
  unit === "us" ? "µs" : ((words().numbers.units as Record<string, string>)[unit] ?? engineText(unit));

/** A parameter as the registry describes it. The text is taken on Enter or when the field is left. */
export function NumberField({ placeholder = "", ...props }: NumberFieldProps) {
  const { spec, value, error, fixed, onCommit, onRestore, legal } = props;
  const shown = shownNumber(value);
  const [text, setText] = useState(shown);
  const id = useId();
  // A refused text stays beside its message; once the message goes, the field shows what is in force.
  useEffect(() => {
    if (error === null) setText(shown);
  }, [shown, error]);
  const commit = () => {
    const plain = plainNumber(text.trim(), spec.integer);
    if (plain !== value) onCommit?.(plain);
    else if (error !== null) onRestore?.();
  };
  const restore = () => {
    setText(shown);
    if (error !== null) onRestore?.();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1">
      <span className="flex items-center gap-2 text-sm">
        <label htmlFor={id}>
          {spec.label}
          {spec.symbol !== "" && <span className="text-ink-muted"> {spec.symbol}</span>}
        </label>
        <SpecHelp spec={spec} legal={legal ?? rangeWords(spec)} />
      </span>
      <span className="flex items-center gap-1.5">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={shownNumber(placeholder)}
          readOnly={fixed !== undefined}
          aria-invalid={error !== null}
          aria-describedby={error !== null ? `${id}-error` : fixed === undefined ? undefined : `${id}-fixed`}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === "Enter") commit();
            if (event.key === "Escape") restore();
          }}
          className="min-h-8 w-24 rounded-md border border-line-strong bg-surface px-2 text-right text-sm tabular-nums read-only:border-line read-only:bg-surface-raised aria-invalid:border-error pointer-coarse:min-h-11"
        />
        <span className="min-w-12 text-xs text-ink-muted">{unitText(spec.unit)}</span>
      </span>
      {fixed !== undefined && (
        <p id={`${id}-fixed`} className="col-span-2 text-sm text-ink-muted">
          {fixed}
        </p>
      )}
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="col-span-2 text-sm text-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** What a parameter is, why it matters, and what is legal. */
export const SpecHelp = ({ spec, legal }: { spec: ParameterSpec; legal: string }) => (
  <Help about={spec.label}>
    <p>{spec.help}</p>
    <p className="mt-2">{spec.why}</p>
    <p className="mt-2 text-ink-muted">{words().controls.legal(legal)}</p>
    {"rule" in spec.default && (
      <p className="mt-2 text-ink-muted">{words().controls.ifEmpty(spec.default.rule)}</p>
    )}
  </Help>
);

/** A "?" that opens an explanation; the browser's popover closes it on Escape and on a click elsewhere. */
export function Help({ about, children }: { about: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={words().controls.helpAbout(about)}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-full border border-line text-xs text-ink-muted hover:bg-surface-raised"
      >
        ?
      </button>
      <div
        id={id}
        popover="auto"
        translate="yes"
        className="m-auto max-w-sm rounded-lg border border-line bg-surface p-4 text-sm leading-relaxed text-ink shadow-lg"
      >
        {children}
      </div>
    </>
  );
}

/** Seeds are whole numbers of 64 bits. */
const LARGEST_SEED = 2n ** 64n - 1n;

export function seedRange(): string {
  const { numbers } = words();
  return numbers.wholeNumber(numbers.range("0", formatCount(LARGEST_SEED)));
}
