import type { ReactNode } from "react";

interface CheckFieldProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Help beside the label. */
  children?: ReactNode;
}

/** A yes/no setting. */
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
