interface ProgressBarProps {
  /** What is going on, for those who cannot see it. */
  label: string;
  /** From 0 to 1. */
  done: number;
  /** The same in words. */
  words: string;
}

/** How far something is, as a bar. */
export function ProgressBar({ label, done, words }: ProgressBarProps) {
  return <progress aria-label={label} aria-valuetext={words} value={done} max={1} className="progress" />;
}
