import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Suspense } from "../ui/onDemand.tsx";
import { Popover } from "../ui/Popover.tsx";

interface CardButtonProps {
  /** What the lane is called. */
  label: string;
  /** The card; it may be on its way. Given what closes it. */
  children: (close: () => void) => ReactNode;
}

/** Opens the card of what a lane runs. */
export function CardButton({ label, children }: CardButtonProps) {
  return (
    <Popover
      name={text().lab.aboutLane(label)}
      sign={<span aria-hidden="true">?</span>}
      look="rounded-full border border-line-strong text-[0.8125rem]"
      width="w-[min(36rem,92vw)]"
    >
      {(close) => (
        <Suspense fallback={<p aria-busy="true" className="min-h-60" />}>{children(close)}</Suspense>
      )}
    </Popover>
  );
}
