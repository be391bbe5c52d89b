interface ProgressBarProps {
  /** Accessible name: the work in progress. */
  label: string;
  /** From 0 to 1; undefined if unknown. */
  done: number | undefined;
  /** The same in words; empty if unknown. */
  words: string;
}

/** How far something is, as a bar. */
export function ProgressBar({ label, done, words }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={words || undefined}
      value={done}
      max={1}
      className="progress"
    />
  );
}
