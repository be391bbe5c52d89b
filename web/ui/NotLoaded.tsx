import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./icons.tsx";
import { reloadPage } from "./reload.ts";

interface NotLoadedProps {
  /** What went wrong, as a sentence. */
  told: string;
  onAgain: () => void;
  /** Takes the words away; left out where they stand in the place of the part. */
  onClose?: () => void;
}

/** In the place of what could not be loaded; all else stays as it is. */
export function NotLoaded({ told, onAgain, onClose }: NotLoadedProps) {
  const { again, reload } = text().page;
  return (
    <div role="alert" className="note flex-wrap border-error text-sm">
      <p className="min-w-0 wrap-anywhere">{told}</p>
      <span className="flex flex-wrap gap-2">
        <Button onClick={onAgain}>{again}</Button>
        {/* Some browsers keep the failure of a module until then. */}
        <Button onClick={() => void reloadPage()}>{reload}</Button>
        {onClose !== undefined && (
          <Button aria-label={text().controls.close} className="px-0" onClick={onClose}>
            <Icon name="close" />
          </Button>
        )}
      </span>
    </div>
  );
}

/** Over the page, for what has no place in it. */
export const Floating = ({ children }: { children: ReactNode }) => (
  <div className="fixed right-3 bottom-20 z-20 w-[min(28rem,92vw)] shadow-lg *:mb-0">{children}</div>
);
