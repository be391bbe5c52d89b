/** How many frames the pool shall have, before a trace is opened in the lab. */
interface FramesFieldProps {
  label: string;
  /** As it was typed: digits, or nothing. */
  value: string;
  /** What holds where nothing is typed. */
  usual: number;
  onChange: (value: string) => void;
}

export function framesOf(typed: string, usual: number): number {
  const given = Number(typed);
  return Number.isInteger(given) && given > 0 ? given : usual;
}

export const FramesField = ({ label, value, usual, onChange }: FramesFieldProps) => (
  <label className="flex items-center gap-2 text-sm">
    {label}
    <input
      inputMode="numeric"
      className="min-h-9 w-24 rounded-md border border-line-strong bg-surface px-2 text-right pointer-coarse:min-h-11"
      placeholder={String(usual)}
      value={value}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ""))}
    />
  </label>
);
