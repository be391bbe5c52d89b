import type { ReactNode } from "react";
import type { HideableId } from "../../state/hideable.ts";
import { useChoice } from "../../state/hooks.ts";

/** Whether the link's author left this part out. */
export const useHidden = (id: HideableId): boolean =>
  useChoice((choices) => choices.view.hidden?.includes(id) ?? false);

/** A part of the page that a link can leave out. */
export function Part({ id, children }: { id: HideableId; children: ReactNode }) {
  return useHidden(id) ? null : children;
}
