interface ProgressBarProps {
  /** What is going on, for those who cannot see it. */
  label: string;
  /** From 0 to 1; undefined where nobody knows. */
  done: number | undefined;
  /** The same in words; empty where nobody knows. */
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
