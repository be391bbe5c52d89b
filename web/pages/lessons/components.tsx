/** What a lesson's file may use without importing it, and how its prose is drawn. */
import {
  Children,
  type ComponentType,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
  useContext,
  useId,
} from "react";
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import type { TermId } from "../../lessons/text/glossary.ts";
import {
  LessonContext,
  type LessonContextValue,
  labOf,
  NotesContext,
  useLesson,
} from "../../shell/lessons/context.ts";
import { Given, type GivenSource } from "../../shell/lessons/given.tsx";
import type { LessonLab } from "../../shell/lessons/lessonLab.ts";
import { lessonText } from "../../text/lessons.ts";
import { blocks } from "./blocks.tsx";
import { type AskedProps, Check } from "./check/Check.tsx";
import { Exercise } from "./check/Exercise.tsx";
import { givenOf } from "./check/givenOf.ts";
import { Outcome, Predict, type PredictProps, shownAt } from "./check/Predict.tsx";
import { Choice, Right, Wrong } from "./check/parts.tsx";
import { PredictionsContext, useOwnPredictions } from "./check/predictions.ts";
import { OnSheet } from "./check/SheetQuestion.tsx";
import { EngineNumber } from "./Number.tsx";
import { Scene } from "./scene/Scene.tsx";
import { termIn } from "./words.ts";

/** A picture of web/figures with its caption; numbered with the lesson's scenes in order of appearance. */
function Figure({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  if (useLesson().page === "notes") return null;
  return (
    <figure className="lesson-figure">
      <div className="min-w-0">{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function OnlyInNotes({ children }: { children: ReactNode }) {
  return useLesson().page === "notes" ? <NotesContext value={true}>{children}</NotesContext> : null;
}

/** Notes to one part of the lesson, and how many minutes it takes: the parts' minutes add up to the lesson's. */
function TeacherNotes({ minutes, children }: { minutes: number; children?: ReactNode }) {
  return (
    <OnlyInNotes>
      <section className="teacher-notes relative grid grid-cols-1 gap-3" data-minutes={minutes}>
        <p className="font-semibold text-ink-muted">{minutes} min</p>
        {children}
      </section>
    </OnlyInNotes>
  );
}

function Ask({ question, children }: { question: ReactNode; children: ReactNode }) {
  const words = lessonText();
  return (
    <OnlyInNotes>
      <div className="teacher-item border-line border-l-3 pl-4 print:break-inside-avoid" data-ask="">
        <p>
          <strong>{words.ask}:</strong> {question}
        </p>
        <div className="teacher-answer [&>p:nth-child(2)]:inline">
          <strong>{words.expect}:</strong> {children}
        </div>
      </div>
    </OnlyInNotes>
  );
}

function Mistake({ children }: { children: ReactNode }) {
  return (
    <OnlyInNotes>
      <div className="teacher-item border-line border-l-3 pl-4 print:break-inside-avoid" data-mistake="">
        <strong>{lessonText().mistake}:</strong> {children}
      </div>
    </OnlyInNotes>
  );
}

/** A word with its explanation from the glossary, which opens on a click, Enter or Space and closes on Escape. */
export function Term({ id, children }: { id: TermId; children?: ReactNode }) {
  const tip = useId();
  const entry = termIn(useContext(LessonContext)?.lang ?? "en", id);
  return (
    <>
      <button
        type="button"
        popoverTarget={tip}
        className="printed term cursor-help underline decoration-2 decoration-line-strong decoration-dotted underline-offset-[0.2em] hover:decoration-accent print:no-underline"
      >
        {children ?? entry.term}
      </button>
      {/* A button counts as a picture where lines are broken: without this a full stop could go to the next line. */}
      {"\u2060"}
      <span
        id={tip}
        popover="auto"
        className="term-tip m-auto max-w-[min(24rem,calc(100vw-2rem))] rounded-md border border-line-strong bg-surface-raised px-3 py-2 text-left text-[0.9375rem]/normal text-ink"
      >
        <strong>{entry.term}</strong>: {entry.text}
      </span>
    </>
  );
}

type Prose = { children?: ReactNode; translate?: "yes" };

/**
 * The notes' page shows no prose but what stands inside notes. A browser may translate it, since nothing in it is drawn anew:
 * of the page around it every text may be, and React would write into texts that the translation took out.
 */
function prose(Element: keyof React.JSX.IntrinsicElements | ComponentType<Prose>) {
  const Tag = Element as ComponentType<Prose>;
  return function LessonProse(props: Prose) {
    const { page } = useLesson();
    return use(NotesContext) || page === "lesson" ? <Tag translate="yes" {...props} /> : null;
  };
}

const plain = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child) ? plain(child.props.children) : String(child),
    )
    .join("");

const slugOf = (heading: ReactNode): string =>
  plain(heading)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** `slug`: of the English heading, where the text is in another language. */
function SectionHeading({ children, slug = slugOf(children) }: Prose & { slug?: string }) {
  return (
    <h2 id={`section-${slug}`} tabIndex={-1} data-section={slug} translate="yes">
      {children}
    </h2>
  );
}

/** What is wide scrolls within itself. */
const scrolled = (Tag: "pre" | "table", className: string) =>
  prose((props: Prose) => (
    <ScrollRegion label={lessonText()[Tag === "pre" ? "pre" : "tableRegion"]} className={className}>
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
  ...blocks,
  wrapper: Wrapper,
  p: Paragraph,
  ul: prose("ul"),
  ol: prose("ol"),
  h3: prose("h3"),
  pre: scrolled("pre", "lesson-code overflow-x-auto border-line-strong border-l-3 pl-4 leading-[1.5]"),
  blockquote: prose("blockquote"),
  hr: prose("hr"),
  table: scrolled("table", "ruled-table lesson-table"),
  h2: SectionHeading,
  Ask,
  Check,
  Choice,
  Exercise,
  Figure,
  Mistake,
  Number: EngineNumber,
  Predict,
  Right,
  Scene,
  TeacherNotes,
  Term,
  Wrong,
};

export const componentsOf = (lab: LessonLab): Readonly<Record<string, unknown>> => ({
  ...shared,
  ...lab.components,
});

type Is = (node: ReactNode) => boolean;
type LessonPart = Record<"before" | "after", ReactNode[]> & { figure: ReactNode };

/** A prediction stands beside what leads to it, as a figure does. */
const isFigure = (node: ReactNode) =>
  isValidElement<{ caption?: unknown }>(node) && (node.props.caption !== undefined || node.type === Predict);

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

/** A text in parts: on a wide screen each figure stands beside what is said of it. */
export function Parts(props: { isHeading: Is; leads: Is; children: ReactNode }) {
  const { isHeading, leads, children } = props;
  const { page } = useLesson();
  if (page === "notes") return <div className="lesson-text lesson-notes">{children}</div>;
  if (page !== "lesson") return <Sheet {...{ isHeading, leads }}>{children}</Sheet>;
  return <Told {...{ isHeading, leads }}>{children}</Told>;
}

const QUESTIONS: readonly unknown[] = [Check, Predict, Exercise];

/** A text's questions alone, numbered, under the headings of their sections; each with what leads to it and what it is given. */
function Sheet({ isHeading, leads, children }: { isHeading: Is; leads: Is; children: ReactNode }) {
  const lesson = useLesson();
  let [number, heading]: [number, ReactNode] = [0, null];
  let leading: ReactNode[] = [];
  const nodes = Children.toArray(children);
  return nodes.flatMap((node, at) => {
    if (typeof node === "string" && node.trim() === "") return [];
    if (isHeading(node)) {
      heading = node;
      leading = [];
      return [];
    }
    if (!isValidElement<AskedProps>(node) || !QUESTIONS.includes(node.type)) {
      // What stands behind a scene, a rule or a note belongs to those, but for the paragraph before the question.
      leading = leads(node) || isIncident(node) ? [...leading, node] : [];
      return [];
    }
    number += 1;
    const above = heading;
    heading = null;
    const asked = node.type === Exercise ? null : node.props;
    const scene = nodes.slice(at + 1).find((next) => isHeading(next) || isWritten(next, Scene));
    const following = isWritten(scene, Scene) ? scene.props : undefined;
    const sources = asked === null || lesson.page !== "worksheet" ? [] : givenOf(asked, following);
    // Behind another question of its section the text may tell how that one came out.
    const lead = asked !== null && above !== null && leading.length > 0 && (
      <NotesContext value={true}>
        <div className="sheet-lead">{leading}</div>
      </NotesContext>
    );
    leading = [];
    const given = givenBlock(sources, lesson);
    return [
      above,
      <OnSheet key={`question-${number}`} value={{ number, lead, given }}>
        {node}
      </OnSheet>,
    ];
  });
}

const givenBlock = (sources: readonly GivenSource[], lesson: LessonContextValue) => (
  <Given of={sources.map((source) => [source, labOf(lesson, source.lab)])} />
);

const isIncident = (node: ReactNode) => isValidElement(node) && node.type === blocks.Incident;

const isWritten = <P,>(node: ReactNode, kind: ComponentType<P>): node is ReactElement<P> =>
  isValidElement(node) && node.type === kind;

/**
 * Up to the first prediction that is still to be made, or the scene that is still to show one (`isAwaited`); behind that scene
 * stands how it came out.
 */
function tellable(
  nodes: readonly ReactNode[],
  isPredicted: (place: number) => boolean,
  isAwaited: (place: number) => boolean,
): ReactNode[] {
  const told: ReactNode[] = [];
  let place = 0;
  let waiting: { place: number; at: number; outcome: ReactNode } | null = null;
  for (const node of nodes) {
    if (waiting !== null && isWritten(node, Scene)) {
      const { place, at } = waiting;
      told.push(cloneElement(node, { answers: { place, at } }), waiting.outcome);
      if (isAwaited(place)) return told;
      waiting = null;
      continue;
    }
    if (!isWritten<PredictProps & { place?: number }>(node, Predict)) {
      told.push(node);
      continue;
    }
    told.push(cloneElement(node, { place }));
    if (!isPredicted(place)) return told;
    const at = shownAt(node.props);
    const outcome = <Outcome key={`outcome-${place}`} {...{ place }} of={node.props} />;
    if (at === null) told.push(outcome);
    else waiting = { place, at, outcome };
    place += 1;
  }
  return told;
}

function Told({ isHeading, leads, children }: { isHeading: Is; leads: Is; children: ReactNode }) {
  const { isPredicted } = useLesson();
  const predictions = useOwnPredictions();
  const { said, shown } = predictions;
  // A skipped one is not awaited, nor one of an earlier visit.
  const isAwaited = (place: number) => (said.get(place) ?? null) !== null && !shown.has(place);
  const nodes = Children.toArray(children).filter((node) => typeof node !== "string" || node.trim() !== "");
  return (
    <PredictionsContext value={predictions}>
      {partsOf(tellable(nodes, isPredicted, isAwaited), isHeading, leads).map(
        ({ before, figure, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
          <div key={index} className="lesson-part">
            {before.length > 0 && <div className="lesson-text">{before}</div>}
            {figure}
            {after.length > 0 && <div className="lesson-text">{after}</div>}
          </div>
        ),
      )}
    </PredictionsContext>
  );
}
