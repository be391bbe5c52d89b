/** A lane's account of a page, in words. */

import { hybridText } from "../../text/hybrid.ts";
import { formatUpTo } from "../../text/numbers.ts";
import type { HybridLaneFrame, PageState } from "./engine/types.ts";

/** "Page 7: on flash, in the pool; C = 22; …"; `name` begins it. */
export function accountWords(name: string, { placement }: HybridLaneFrame, state: PageState): string {
  const words = hybridText().track;
  if (!state.exists) return words.now(name, words.notYet, "");
  const disk = state.disk === "f" ? words.onFlash : words.onMagnetic;
  const where = state.frame === null ? disk : `${disk}, ${words.inPool}`;
  const { counters, saving, threshold } = state.account;
  const counted = placement.counters.map(
    ({ symbol }, at) => `${symbol} = ${formatUpTo(counters[at] ?? 0, 3)}`,
  );
  if (saving === null) return words.now(name, where, "");
  const other = words.other[state.disk === "f" ? "m" : "f"];
  const amount = formatUpTo(Math.abs(saving), 2);
  const limit = formatUpTo(threshold, 3);
  const compared =
    saving === 0 ? words.same(other, limit) : words[saving < 0 ? "costsMore" : "saved"](amount, other, limit);
  return words.now(name, where, `; ${[...counted, compared].join("; ")}`);
}
