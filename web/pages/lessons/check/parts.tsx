/** The elements inside a check: data for the check, never rendered themselves. */
import { Children, isValidElement, type ReactElement, type ReactNode } from "react";

export interface ChoiceProps {
  /** Exactly one choice of a check is. */
  right?: boolean;
  /** Why it is right, or why not. */
  because: ReactNode;
  children: ReactNode;
}

/** One answer to a concept check. */
export function Choice(_: ChoiceProps): ReactNode {
  return null;
}

/** Why the answer of a procedure check is right, beside the engine's own sentence. */
export function Right(_: { children: ReactNode }): ReactNode {
  return null;
}

/** Why a page is not the answer of a procedure check. Without `page`: for all pages that have no reason of their own. */
export function Wrong(_: { page?: number; children: ReactNode }): ReactNode {
  return null;
}

/** The parts of one kind among what stands inside a check, paragraphs and fragments opened. */
export function partsOf<P>(children: ReactNode, kind: (props: P) => ReactNode): ReactElement<P>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    if (child.type === kind) return [child as unknown as ReactElement<P>];
    return partsOf(child.props.children, kind);
  });
}
