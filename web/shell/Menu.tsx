import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { text } from "../text/text.ts";
import { Button, Icon } from "../ui/Button.tsx";
import { Suspense } from "../ui/onDemand.tsx";

/** Id of the button, which is always there: what is in the menu cannot have the focus while it is shut. */
export const menuButton = "lab-menu-button";

/** A button as a row, as links are. */
const ROW = "[&>div>button]:justify-start [&>div>button]:border-0 [&>div>button]:px-2";

export const MenuGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons and links
  <div
    role="group"
    aria-label={label}
    className={`menu-group grid min-w-0 not-has-[button,a,input]:hidden ${ROW}`}
  >
    <p className="px-2 text-ink-muted text-xs/normal" aria-hidden="true">
      {label}
    </p>
    {children}
  </div>
);

/** What is in it comes when it is opened first. */
export function Menu({ children }: { children: ReactNode }) {
  const { menu } = text().lab;
  const [opened, setOpened] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // What was chosen is done; what opens more, or may have to say that it was refused, stays.
  const closeAfter = ({ target }: MouseEvent) => {
    const button = (target as Element).closest("button");
    if (button !== null && button.type === "button" && button.popoverTargetElement == null)
      box.current?.hidePopover();
  };
  return (
    <>
      <Button popoverTarget="lab-menu" id={menuButton} aria-label={menu} title={menu}>
        <Icon name="more" />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: buttons make their keys clicks */}
      <div
        ref={box}
        id="lab-menu"
        popover="auto"
        className="fixed inset-[6.5rem_1.5rem_auto_auto] max-w-[calc(100vw-1rem)] rounded-[8px] border border-line bg-surface p-3 text-ink shadow-raised open:grid open:w-76 open:gap-3"
        onToggle={() => setOpened(true)}
        onClick={closeAfter}
      >
        <Suspense fallback={<p aria-busy="true" className="min-h-60" />}>{opened && children}</Suspense>
      </div>
    </>
  );
}

interface OpenedMenuProps {
  id: string;
  label: string;
  className: string;
  children: (close: () => void) => ReactNode;
}

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
