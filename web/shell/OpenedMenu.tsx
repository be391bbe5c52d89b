import { type ReactNode, useRef, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Suspense } from "../ui/onDemand.tsx";

interface OpenedMenuProps {
  id: string;
  label: string;
  className: string;
  /** What it offers, drawn from the first opening on; `close` is to be called with a choice. */
  children: (close: () => void) => ReactNode;
}

/** A button with a menu over the page. */
export function OpenedMenu({ id, label, className, children }: OpenedMenuProps) {
  const [opened, setOpened] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button popoverTarget={id}>{label}</Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onToggle={() => setOpened(true)}
        className={`m-auto rounded-lg border border-line bg-surface p-4 text-ink shadow-lg ${className}`}
      >
        <Suspense fallback={<p aria-busy="true" className="min-h-60" />}>
          {opened && children(() => menu.current?.hidePopover())}
        </Suspense>
      </div>
    </>
  );
}
