/** What a lesson's file may use without importing it, and how its prose is drawn. */
import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode, use } from "react";
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import { NotesContext, useLesson } from "../../shell/lessons/context.ts";
import type { LessonLab } from "../../shell/lessons/lessonLab.ts";
import { lessonText } from "../../text/lessons.ts";
import { Check } from "./check/Check.tsx";
import { Choice, Right, Wrong } from "./check/parts.tsx";
import { Figure } from "./Figure.tsx";
import { Ask, Mistake, TeacherNotes } from "./Notes.tsx";
import { EngineNumber } from "./Number.tsx";
import { Parts } from "./Parts.tsx";
import { Scene } from "./scene/Scene.tsx";
import { Term } from "./Term.tsx";

type Prose = { children?: ReactNode };

/** The notes' page shows no prose but what stands inside notes. */
function prose<P extends Prose>(
  Element: keyof React.JSX.IntrinsicElements | ComponentType<P>,
): ComponentType<P> {
  return function LessonProse(props: P) {
    const { page } = useLesson();
    const inNotes = use(NotesContext);
    const Tag = Element as unknown as ComponentType<P>;
    return page === "lesson" || inNotes ? <Tag {...props} /> : null;
  };
}

const plain = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child) ? plain(child.props.children) : String(child),
    )
    .join("");

/** The part of an address that names a section: from its heading. */
export const slugOf = (heading: ReactNode): string =>
  plain(heading)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** A section's heading: a place to go to, on both pages. */
function SectionHeading({ children }: Prose) {
  return (
    <h2 id={`section-${slugOf(children)}`} tabIndex={-1} data-section={slugOf(children)}>
      {children}
    </h2>
  );
}

/** What is wide scrolls within itself. */
const scrolled = (Tag: "pre" | "table", className: string) =>
  prose((props: Prose) => (
    <ScrollRegion label={lessonText()[Tag]} className={className}>
      <Tag {...props} />
    </ScrollRegion>
  ));

const Paragraph = prose("p");
const ofType = (type: unknown) => (node: ReactNode) => isValidElement(node) && node.type === type;

type Written = (props: unknown) => ReactElement<Prose>;

/** Stands around a whole text. MDX hands it over as a component without state, which gives all its parts in a fragment. */
function Wrapper({ children }: { children: ReactElement }) {
  const { type, props } = children;
  return (
    <Parts isHeading={ofType(SectionHeading)} leads={ofType(Paragraph)}>
      {(type as Written)(props).props.children}
    </Parts>
  );
}

const shared = {
  wrapper: Wrapper,
  p: Paragraph,
  ul: prose("ul"),
  ol: prose("ol"),
  h3: prose("h3"),
  pre: scrolled("pre", "lesson-code"),
  blockquote: prose("blockquote"),
  hr: prose("hr"),
  table: scrolled("table", "ruled-table lesson-table"),
  h2: SectionHeading,
  Ask,
  Check,
  Choice,
  Figure,
  Mistake,
  Number: EngineNumber,
  Right,
  Scene,
  TeacherNotes,
  Term,
  Wrong,
};

/** All that a lesson of this lab may use. */
export const componentsOf = (lab: LessonLab): Readonly<Record<string, unknown>> => ({
  ...shared,
  ...lab.components,
});
