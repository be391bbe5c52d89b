/** A lesson's text in parts, so that on a wide screen each figure stands beside what is said of it. */
import { Children, isValidElement, type ReactNode } from "react";
import { useLesson } from "../../shell/lessons/context.ts";

interface LessonPart {
  before: ReactNode[];
  figure: ReactNode;
  after: ReactNode[];
}

const isFigure = (node: ReactNode) =>
  isValidElement<{ caption?: unknown }>(node) && node.props.caption !== undefined;

/** The parts of a text, in order: what follows a figure is of its part, but for the paragraph that leads to the next figure. */
export function partsOf(
  nodes: readonly ReactNode[],
  isHeading: (node: ReactNode) => boolean,
  leads: (node: ReactNode) => boolean,
): LessonPart[] {
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
    } else if (part.figure === null) {
      part.figure = node;
    } else {
      const leading = leads(part.after.at(-1)) ? part.after.splice(-1) : [];
      part = begin();
      part.before.push(...leading);
      part.figure = node;
    }
  }
  return parts.filter(({ before, figure }) => before.length > 0 || figure !== null);
}

interface PartsProps {
  isHeading: (node: ReactNode) => boolean;
  leads: (node: ReactNode) => boolean;
  children: ReactNode;
}

export function Parts({ isHeading, leads, children }: PartsProps) {
  const { page } = useLesson();
  if (page === "notes") return <div className="lesson-text lesson-notes">{children}</div>;
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
