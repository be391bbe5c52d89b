import { type ReactNode, useId } from "react";

export interface SelectOption {
  value: string;
  label: string;
  /** Options with the same one stand together under this heading. */
  group?: string;
}

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  children?: ReactNode;
  className?: string;
}

export function SelectField({ label, value, options, onChange, children, className = "" }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={`flex min-w-0 flex-wrap items-center justify-between gap-x-2 gap-y-1 ${className}`}>
      <span className="flex items-center gap-2 text-sm">
        <label htmlFor={id}>{label}</label>
        {children}
      </span>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-8 max-w-full min-w-0 rounded-md border border-line-strong bg-surface px-2 text-sm pointer-coarse:min-h-11"
      >
        {[...new Set(options.map(({ group }) => group))].map((heading) => {
          const grouped = options.filter(({ group }) => group === heading);
          const drawn = grouped.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ));
          if (heading === undefined) return drawn;
          return (
            <optgroup key={heading} label={heading}>
              {drawn}
            </optgroup>
          );
        })}
      </select>
    </div>
  );
}

interface CheckFieldProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children?: ReactNode;
}

export function CheckField({ label, checked, onChange, children }: CheckFieldProps) {
  return (
    <div className="flex items-center gap-2 text-sm">
      <label className="flex min-h-7 items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {children}
    </div>
  );
}

interface RadioBarProps<Value extends string> {
  label: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function RadioBar<Value extends string>({ label, name, options, ...of }: RadioBarProps<Value>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1 justify-self-start rounded-md border border-line p-0.5 text-sm">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-8 cursor-pointer items-center whitespace-nowrap rounded px-2.5 has-checked:bg-surface-raised has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-10"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={of.value === value}
            onChange={() => of.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
