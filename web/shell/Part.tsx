import type { ReactNode } from "react";
import { useRunChoice } from "../state/run/hooks.ts";

/** Whether the link's author left this part out. Which parts there are is the lab's to say. */
export const useHidden = (id: string): boolean =>
  useRunChoice((choices) => choices.view.hidden?.includes(id) ?? false);

export interface PartProps<Id> {
  id: Id;
  children: ReactNode;
  className?: string;
  /** Whether it is a pool, which takes the height that the other parts leave. */
  room?: boolean;
}

/** A part of the page that a link can leave out; style sheets, embeds and tests find it by its id. */
export function Part({ id, children, className = "", room = false }: PartProps<string>) {
  return useHidden(id) ? null : (
    <div data-part={id} data-room={room || undefined} className={`min-w-0 ${className}`}>
      {children}
    </div>
  );
}
