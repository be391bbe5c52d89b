/** The page whose card is open, and the card's anchor. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { Anchor, OnAsk } from "../../figures/anchor.ts";
import { stepButton } from "../../ui/Transport.tsx";

export interface Asked {
  page: number;
  anchor: Anchor;
  /** What had the focus, and gets it back. */
  opener: Element | null;
}

type Asking = { asked: Asked | null; ask: OnAsk; close: () => void };

/** Without a provider, figures do not offer page cards. */
const AskContext = createContext<Asking | null>(null);
const nobody: Asking = { asked: null, ask: () => {}, close: () => {} };
export const useAsking = (): Asking => useContext(AskContext) ?? nobody;

/** The handler for figures that open page cards; undefined without a provider. */
export const useOnAsk = (): OnAsk | undefined => useContext(AskContext)?.ask;

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
