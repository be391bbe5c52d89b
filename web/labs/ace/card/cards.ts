/** What is said of policies and of ACE where a reader asks: the engine's module is without it, and so is the first load. */
import written from "../../../engine/pkg/types/aceCards.json";
import { localized } from "../../../engine/spoken.ts";
import type { Cards, PolicyCard } from "../../../engine/types.ts";

export const cards: Cards = localized(written);

export function policyCard(id: string): PolicyCard {
  const card = cards.policies[id];
  if (card === undefined) throw new Error(`no card of "${id}"`);
  return card;
}
