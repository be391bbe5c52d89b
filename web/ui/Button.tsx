import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Icon } from "./icons.tsx";

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
  onClick: () => void;
}

/** To an end or a step back. aria-disabled keeps the focus where it is there; a disabled button would lose it. */
export function EndButton({ label, icon, disabled, onClick }: EndButtonProps) {
  return (
    <Button
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="min-h-11 min-w-11 px-0 aria-disabled:opacity-45"
    >
      <Icon name={icon} />
    </Button>
  );
}
