import { type ReactNode, useId } from "react";

interface SelectFieldProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Help beside the label. */
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
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
