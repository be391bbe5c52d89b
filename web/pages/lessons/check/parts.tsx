/** What a check or a prediction of a lesson is written of. */
import { Children, isValidElement, type ReactElement, type ReactNode } from "react";

export function Choice(_: { right?: boolean; because: ReactNode; children: ReactNode }): ReactNode {
  return null;
}

/** Why the answer of a procedure check is right, beside the engine's own sentence. */
export function Right(_: { children: ReactNode }): ReactNode {
  return null;
}

/**
 * Why an answer is wrong: of a procedure check the `page`, or without it all pages that have no reason of their own; of a
 * number the `value` that a wrong rule gives, which the text names.
 */
export function Wrong(_: { page?: number; value?: number; children: ReactNode }): ReactNode {
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
