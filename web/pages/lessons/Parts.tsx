/** A lesson's text in parts, so that on a wide screen each figure stands beside what is said of it. */
import { Children, isValidElement, type ReactNode } from "react";
import { useLesson } from "../../shell/lessons/context.ts";

type Is = (node: ReactNode) => boolean;
type LessonPart = Record<"before" | "after", ReactNode[]> & { figure: ReactNode };

const isFigure = (node: ReactNode) =>
  isValidElement<{ caption?: unknown }>(node) && node.props.caption !== undefined;

/** The parts of a text, in order: what follows a figure is of its part, but for the paragraph that leads to the next figure. */
export function partsOf(nodes: readonly ReactNode[], isHeading: Is, leads: Is): LessonPart[] {
  const parts: LessonPart[] = [];
  const begin = () => {
    const part: LessonPart = { before: [], figure: null, after: [] };
    parts.push(part);
    return part;
  };
  let part = begin();
  for (const node of nodes) {
    if (isHeading(node)) part = begin();
    if (!isFigure(node)) {
      (part.figure === null ? part.before : part.after).push(node);
      continue;
    }
    if (part.figure !== null) {
      const leading = leads(part.after.at(-1)) ? part.after.splice(-1) : [];
      part = begin();
      part.before.push(...leading);
    }
    part.figure = node;
  }
  return parts.filter(({ before, figure }) => before.length > 0 || figure !== null);
}

export function Parts(props: { isHeading: Is; leads: Is; children: ReactNode }) {
  const { isHeading, leads, children } = props;
  if (useLesson().page === "notes") return <div className="lesson-text lesson-notes">{children}</div>;
  const nodes = Children.toArray(children).filter((node) => typeof node !== "string" || node.trim() !== "");
  return partsOf(nodes, isHeading, leads).map(({ before, figure, after }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
    <div key={index} className="lesson-part">
      {before.length > 0 && <div className="lesson-text">{before}</div>}
      {figure}
      {after.length > 0 && <div className="lesson-text">{after}</div>}
    </div>
  ));
}
