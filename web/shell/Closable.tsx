import type { ReactNode } from "react";
import { openFigure, useOpenFigure } from "./openFigures.ts";

interface ClosableProps {
  name: string;
  title: string;
  /** Beside the title, whether the figure is open or not. */
  numbers?: ReactNode;
  /** Whether there is room for it. */
  fits?: boolean;
  children: () => ReactNode;
}

/** A figure that the reader can close; what is closed is not drawn. */
export function Closable({ name, title, numbers, fits = true, children }: ClosableProps) {
  const open = useOpenFigure(name, fits);
  return (
    <details
      open={open}
      className="min-w-0"
      onToggle={(event) => openFigure(name, event.currentTarget.open, fits)}
    >
      <summary className="min-h-6 cursor-pointer text-sm">
        <span className="font-medium">{title}</span>
        {numbers}
      </summary>
      {open && children()}
    </details>
  );
}
