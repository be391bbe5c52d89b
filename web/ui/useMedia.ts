/** What of the page depends on its window beyond what a style sheet can say. */
import { useCallback, useSyncExternalStore } from "react";

/** A phone held upright: lanes stand one above the other. The style sheet (web/styles/main.css) has the same words. */
export const UPRIGHT = "(max-width: 40rem)";
/** A phone turned: lanes stand side by side, score and transport at their right. */
export const TURNED = "(max-height: 30rem) and (max-width: 64rem)";
export const HAND = `${UPRIGHT}, ${TURNED}`;

export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const media = globalThis.matchMedia?.(query);
      media?.addEventListener("change", changed);
      return () => media?.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => globalThis.matchMedia?.(query).matches ?? false);
}
