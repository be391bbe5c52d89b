import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from "react";

/** Signs of controls, drawn on a 16 px grid. */
const paths = {
  start: "M3 3h2v10H3zM13 3v10L6 8z",
  back: "M11 3v10L4 8zM12 3h1.5v10H12z",
  step: "M5 3v10l7-5zM2.5 3H4v10H2.5z",
  beat: "M2.5 3H4v10H2.5zM5.5 5v6l4.5-3zM11.5 7h2v2h-2z",
  play: "M4 2.5v11l9-5.5z",
  pause: "M4 3h3v10H4zM9 3h3v10H9z",
  end: "M11 3h2v10h-2zM3 3v10l7-5z",
  undo: "M6 3v2.5h3.5a4 4 0 0 1 0 8H5V12h4.5a2.5 2.5 0 0 0 0-5H6v2.5L2.5 6.2z",
  redo: "M10 3v2.5H6.5a4 4 0 0 0 0 8H11V12H6.5a2.5 2.5 0 0 1 0-5H10v2.5l3.5-3.3z",
  more: "M2 6.7h2.6v2.6H2zM6.7 6.7h2.6v2.6H6.7zM11.4 6.7H14v2.6h-2.6z",
  parameters: "M2 4.2h6V2.5h2v1.7h4v1.5h-4v1.8H8V5.7H2zM2 10.3h2V8.5h2v1.8h8v1.5H6v1.8H4v-1.8H2z",
  close: "M4.2 3 3 4.2 6.8 8 3 11.8 4.2 13 8 9.2l3.8 3.8 1.2-1.2L9.2 8 13 4.2 11.8 3 8 6.8z",
  table: "M2 2.5h12v11H2zM3.2 6.2v2h4.2v-2zm5.4 0v2h4.2v-2zM3.2 9.4v2.9h4.2V9.4zm5.4 0v2.9h4.2V9.4z",
  auto: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zm0 1.3v9.4a4.7 4.7 0 0 1 0-9.4z",
  light:
    "M8 4.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM7.4 1h1.2v2.2H7.4zm0 11.8h1.2V15H7.4zM1 7.4h2.2v1.2H1zm11.8 0H15v1.2h-2.2zM2.6 3.5l.9-.9L5 4.2l-.8.8zm8.4 8.4.8-.9 1.6 1.6-.9.8zm1.5-9.3.9.9L11.8 5l-.8-.8zM4.2 11l.8.8-1.5 1.6-.9-.9z",
  dark: "M9.6 2.1a6 6 0 1 0 4.3 8.6A5.2 5.2 0 0 1 9.6 2.1z",
  projector:
    "M1.5 2.5h13V4h-.8v6.5H8.7v1l2.100 2.5H9.2L8 12.6 6.800 14H5.2l2.100-2.5v-1H2.300V4h-.8zM3.6 4v5.2h8.800V4z",
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

export function ProgressBar(props: { label: string; done: number | undefined; words: string }) {
  const { label, done, words } = props;
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

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  /** The one action that the screen is about. */
  primary?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const quiet = "border-line bg-surface text-ink hover:bg-surface-raised";
const loud = "border-accent bg-accent text-on-accent hover:opacity-90";

/** A quiet button, at least 36 px high; 44 px where the pointer is coarse. */
export function Button({ children, primary = false, className = "", ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-md border px-3 text-sm font-medium whitespace-nowrap disabled:cursor-default disabled:opacity-45 pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${primary ? loud : quiet} ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}

interface EndButtonProps {
  label: string;
  icon: "start" | "back" | "end";
  disabled: boolean;
  plain?: boolean;
  onClick: MouseEventHandler;
}

/** To an end or a step back. aria-disabled keeps the focus where it is there; a disabled button would lose it. */
export function EndButton({ label, icon, disabled, plain = false, onClick }: EndButtonProps) {
  return (
    <Button
      aria-label={label}
      title={plain ? undefined : label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="min-h-11 min-w-11 px-0 aria-disabled:opacity-45"
    >
      <Icon name={icon} />
    </Button>
  );
}
