import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { OnAsk } from "../../figures/anchor.ts";
import { stepButton } from "../../ui/Transport.tsx";
import { AskContext, type Asked } from "./asking.ts";

/** Lets all within ask about a page; the card itself is where `PageCard` stands. */
export function AskProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback<OnAsk>((page, anchor) => {
    const { activeElement } = document;
    setAsked((before) => {
      const fromCard = activeElement?.closest("[data-page-card]") != null;
      return { page, anchor, opener: fromCard && before !== null ? before.opener : activeElement };
    });
  }, []);
  const close = useCallback(() => {
    setAsked(null);
    const { opener } = asked ?? {};
    // What was pointed at may have gone with a step.
    const back = opener?.isConnected ? opener : document.getElementById(stepButton);
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
  }, [asked]);
  const asking = useMemo(() => ({ asked, ask, close }), [asked, ask, close]);
  return <AskContext value={asking}>{children}</AskContext>;
}
