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
  /** Help beside the label. */
  children?: ReactNode;
  className?: string;
}

const asOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

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
          const grouped = options.filter(({ group }) => group === heading).map(asOption);
          return heading === undefined ? (
            grouped
          ) : (
            <optgroup key={heading} label={heading}>
              {grouped}
            </optgroup>
          );
        })}
      </select>
    </div>
  );
}
