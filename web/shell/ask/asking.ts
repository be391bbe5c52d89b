/** The page whose card is open, and the card's anchor. */
import { createContext, useContext } from "react";
import type { Anchor, OnAsk } from "../../figures/anchor.ts";

export interface Asked {
  page: number;
  anchor: Anchor;
  /** What had the focus, and gets it back. */
  opener: Element | null;
}

export interface Asking {
  asked: Asked | null;
  ask: OnAsk;
  close: () => void;
}

/** Without a provider, figures do not offer page cards. */
export const AskContext = createContext<Asking | null>(null);

const nobody: Asking = { asked: null, ask: () => {}, close: () => {} };

export const useAsking = (): Asking => useContext(AskContext) ?? nobody;

/** The handler for figures that open page cards; undefined without a provider. */
export const useOnAsk = (): OnAsk | undefined => useContext(AskContext)?.ask;
