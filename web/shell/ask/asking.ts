/** Which page is asked about, and where it was pointed at. */
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

/** Without a provider nothing can be asked: figures then offer it not. */
export const AskContext = createContext<Asking | null>(null);

const nobody: Asking = { asked: null, ask: () => {}, close: () => {} };

export const useAsking = (): Asking => useContext(AskContext) ?? nobody;

/** For figures that can be asked; undefined where there is no card. */
export const useOnAsk = (): OnAsk | undefined => useContext(AskContext)?.ask;
