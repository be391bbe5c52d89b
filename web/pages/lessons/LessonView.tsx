import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import {
  LessonContext,
  type LessonContextValue,
  type Prediction,
  unanswered,
} from "../../shell/lessons/context.ts";
import { anySeed } from "../../shell/question/order.ts";
import { seedIn } from "../../shell/question/seed.ts";
import { SiteBar, useTitle } from "../../shell/SiteNav.tsx";
import { manifestOf, useSite } from "../../shell/site.ts";
import { followHash, replaceAddress } from "../../state/hash.ts";
import { lessonText } from "../../text/lessons.ts";
import { language } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { NotLoaded, useLoaded } from "../../ui/onDemand.tsx";
import { type LessonContent as Content, type Lesson, lessons } from "./catalog.ts";
import { componentsOf } from "./components.tsx";
import { usePlace } from "./place.ts";
import { answered, begin, isSolved, predicted, progress, rightOf, setRead } from "./progress.ts";
import { goTo, LessonLink, SectionNav } from "./SectionNav.tsx";
import { toldOf } from "./words.ts";

export const VIEW =
  "lab-page lessons-page text-[1.0625rem]/[1.6] print:min-h-0 print:p-0 print:text-[10.5pt]/[1.6]";
const LESSON =
  "lesson min-w-0 min-[100rem]:col-start-2 [counter-reset:figure] [&_a:not([class])]:text-accent [&_a:not([class])]:underline [&_a:not([class])]:underline-offset-[0.2em] [&_code]:[font-family:ui-monospace,monospace] [&_code]:text-[0.9375em] [&_code]:wrap-anywhere [&_blockquote]:border-accent [&_blockquote]:border-l-3 [&_blockquote]:pl-4";

export const partAsked = () => /[?&]part=([\w-]+)/.exec(location.hash)?.[1];
const lessonPath = ({ meta }: Lesson) => `/lessons/${meta.id}`;

/** One lesson: its text with scenes and checks, and the ways on. */
export function LessonView({ lesson }: { lesson: Lesson }) {
  const { meta, number } = lesson;
  const words = lessonText();
  const { title, summary, goals, lang } = toldOf(lesson);
  const { content, notice } = useContent(lesson);
  const ready = content !== null;
  const placeBefore = usePlace(meta.id);
  const { seed, anew, refused } = useSeed(meta);
  const answers = useAnswers(meta.id);
  useEffect(() => {
    if (!ready) return;
    const part = partAsked();
    if (placeBefore()) return;
    if (part !== undefined) goTo(part);
    else scrollTo(0, 0);
  }, [ready, placeBefore]);
  return (
    <main className={VIEW}>
      <LessonsHeading
        title={title}
        lang={lang}
        kicker={`${words.numberOf(number)} · ${words.minutes(meta.minutes)}`}
        links={<LessonLink to={`${lessonPath(lesson)}/notes`}>{words.notes}</LessonLink>}
      >
        <p lang={lang} className="max-w-[65ch] text-ink-muted text-lg">
          {summary}
        </p>
      </LessonsHeading>
      <Listed
        className="lesson-goals mb-4 text-[0.9375rem]"
        title={words.goals}
        entries={goals}
        lang={lang}
      />
      {notice}
      {refused !== undefined && <p role="status">{refused}</p>}
      {content !== null && (
        <div className="grid grid-cols-1 gap-x-12 gap-y-6 min-[100rem]:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] print:block">
          <SectionNav path={lessonPath(lesson)} lang={content.lang} predictions={answers.predictions} />
          <article className={LESSON} lang={content.lang}>
            <LessonContent key={seed} {...content} page="lesson" seed={seed} {...answers.told} />
            <Listed
              className="lesson-sources mt-10 border-line border-t text-[0.9375rem] text-ink-muted"
              title={words.sources}
              entries={meta.sources}
              lang="en"
            />
            <End lesson={lesson} checks={answers.checks} onAnew={anew} />
          </article>
        </div>
      )}
    </main>
  );
}

function Listed(props: { className: string; title: string; entries: readonly string[]; lang?: string }) {
  return (
    <section className={props.className} lang={props.lang}>
      <h2 lang={language()}>{props.title}</h2>
      <ul>
        {props.entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </section>
  );
}

const seedAsked = () => seedIn(location.hash).seed;

/** The seed of the options' order: the link's, else that of the answers kept, else any; the address says it. */
function useSeed({ id, revision = 1 }: Lesson["meta"]) {
  const [seed, setSeed] = useState(() => seedAsked() ?? progress.getState().first[id]?.seed ?? anySeed());
  const [{ refused }] = useState(() => seedIn(location.hash));
  useEffect(() => {
    begin(id, seed, revision);
    const follow = () => {
      const asked = seedAsked();
      if (asked !== undefined) return setSeed(asked);
      const { hash } = location;
      const others = hash.replace(/([?&])seed=[^&]*&?/, "$1").replace(/[?&]$/, "");
      replaceAddress(`${others}${others.includes("?") ? "&" : "?"}seed=${seed}`);
    };
    follow();
    return followHash(follow);
  }, [id, seed, revision]);
  const anew = useCallback(() => {
    const { hash } = location;
    const next = anySeed();
    replaceAddress(hash.replace(/([?&]seed=)\d+/, `$1${next}`));
    setSeed(next);
  }, []);
  return { seed, anew, refused };
}

/** The checks that are there, in the order of the text, and what happens to their answers. */
function useAnswers(id: string) {
  const [checks, setChecks] = useState<readonly string[]>([]);
  const right = useStore(progress, ({ first }) => first[id]?.right);
  const known = useRef({ checks, right });
  known.current = { checks, right };
  const onCheck = useCallback((check: string) => {
    setChecks((before) => [...before, check]);
    return () => setChecks((before) => before.filter((one) => one !== check));
  }, []);
  const onAnswer = useCallback(
    (check: string, isRight: boolean) => {
      const { checks } = known.current;
      answered(id, checks.indexOf(check), isRight, checks.length);
    },
    [id],
  );
  const isTried = useCallback(
    (check: string) => right?.[checks.indexOf(check)] !== undefined,
    [checks, right],
  );
  // A link to a part shows it: predictions on the way there may be made all the same.
  const [linked] = useState(() => partAsked() !== undefined);
  const made = useStore(progress, ({ first }) => first[id]?.predicted);
  const isPredicted = useCallback((place: number) => linked || made?.[place] !== undefined, [linked, made]);
  const onPredict = useCallback((place: number, outcome: Prediction) => predicted(id, place, outcome), [id]);
  return {
    checks: checks.length,
    predictions: Object.keys(made ?? {}).length,
    told: { onCheck, onAnswer, isTried, isPredicted, onPredict },
  };
}

/** The end of the text makes a lesson read. */
function useEnd(id: string) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const end = ref.current;
    if (end === null || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      // Before its predictions are made a lesson is shorter than it is.
      if (document.querySelector("[data-prediction=open]") !== null) return;
      observer.disconnect();
      setRead(id, true);
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [id]);
  return ref;
}

function End({ lesson, checks, onAnew }: { lesson: Lesson; checks: number; onAnew: () => void }) {
  const words = lessonText();
  const { id } = lesson.meta;
  const ref = useEnd(id);
  const read = useStore(progress, (kept) => kept.read.includes(id));
  const { right: first = {}, predicted: made = {} } = useStore(progress, (kept) => kept.first[id]) ?? {};
  const right = rightOf(first);
  const said = (outcome: Prediction) => Object.values(made).filter((one) => one === outcome).length;
  const at = lessons.indexOf(lesson);
  const [before, after] = [lessons[at - 1], lessons[at + 1]];
  const way = (to: Lesson, word: string) => (
    <LessonLink to={lessonPath(to)}>
      {word}: <span lang={toldOf(to).lang}>{toldOf(to).title}</span>
    </LessonLink>
  );
  return (
    <footer ref={ref} className="print:hidden mt-8 grid gap-4" lang={language()}>
      <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {checks > 0 && (
          <span>{words[isSolved(right, checks) ? "checksSolved" : "checks"](right, checks)}</span>
        )}
        <Button aria-pressed={read} onClick={() => setRead(id, !read)}>
          {read && <span aria-hidden="true">✓</span>} {read ? words.unfinish : words.finish}
        </Button>
        {Object.keys(first).length > 0 && <Button onClick={onAnew}>{words.newOrder}</Button>}
      </p>
      {read && Object.keys(made).length > 0 && (
        <p className="text-ink-muted text-sm">
          {words.predictions(said("right"), said("wrong"), said("skipped"))}
        </p>
      )}
      <nav aria-label={words.all} className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        {before === undefined ? <span /> : way(before, words.previous)}
        {after !== undefined && way(after, words.next)}
      </nav>
    </footer>
  );
}

/** A lesson's notes for teachers, for printing: time, goals, questions with answers, common errors. */
export function NotesView({ lesson }: { lesson: Lesson }) {
  const { meta, number } = lesson;
  const words = lessonText();
  const { title, goals, lang } = toldOf(lesson);
  const { content, notice } = useContent(lesson);
  return (
    <main className={VIEW}>
      <LessonsHeading
        title={words.notesTitle(title)}
        kicker={words.numberOf(number)}
        links={
          <>
            <LessonLink to={lessonPath(lesson)}>{words.lesson}</LessonLink>
            <LessonLink to={`/teach/worksheet/${meta.id}`}>{words.worksheet}</LessonLink>
            <Button onClick={() => print()}>{words.print}</Button>
          </>
        }
      >
        <p className="text-ink-muted text-lg">{words.notesAbout(meta.minutes)}</p>
      </LessonsHeading>
      <article className={LESSON} lang={lang}>
        <Listed className="lesson-goals" title={words.goals} entries={goals} />
        {notice}
        {content !== null && <LessonContent {...unanswered} {...content} page="notes" />}
        <Listed
          className="lesson-sources mt-10 border-line border-t text-[0.9375rem] text-ink-muted"
          title={words.sources}
          entries={meta.sources}
          lang="en"
        />
      </article>
    </main>
  );
}

interface LessonsHeadingProps {
  title: string;
  /** Where it is not the view's own: some lessons are in English alone. */
  lang?: string;
  kicker?: string;
  /** Beside that to the list; without them the view is the list. */
  links?: ReactNode;
  children: ReactNode;
}

export function LessonsHeading({ title, lang, kicker, links, children }: LessonsHeadingProps) {
  useTitle(title);
  return (
    <header className="mb-6 grid gap-1">
      <SiteBar />
      {links !== undefined && (
        <p className="print:hidden flex flex-wrap items-center gap-x-5">
          <LessonLink to="/lessons">{lessonText().all}</LessonLink>
          {links}
        </p>
      )}
      {kicker !== undefined && <p className="text-ink-muted text-sm">{kicker}</p>}
      <h1 lang={lang} className="page-title">
        {title}
      </h1>
      {children}
    </header>
  );
}

export function LessonContent({ Content, ...context }: LessonContextValue & { Content: Content }) {
  const { lab, labs, page, lang, seed, onCheck, onAnswer, isTried, isPredicted, onPredict } = context;
  const value = useMemo(
    () => ({ lab, labs, page, lang, seed, onCheck, onAnswer, isTried, isPredicted, onPredict }),
    [lab, labs, page, lang, seed, onCheck, onAnswer, isTried, isPredicted, onPredict],
  );
  const components = useMemo(() => componentsOf(lab), [lab]);
  return (
    <LessonContext value={value}>
      <Content components={components} />
    </LessonContext>
  );
}

/** A lesson's text and the lab of its scenes, once both are there; what stands in their place till then. */
export function useContent({ meta, load: inEnglish, inOthers }: Lesson) {
  const site = useSite();
  const spoken = language();
  const own = inOthers[spoken];
  const [load, lang] = own === undefined ? [inEnglish, "en"] : [own, spoken];
  const both = useCallback(async () => {
    const labOf = async (id: string) => {
      const { lesson } = await manifestOf(site, id);
      if (lesson === undefined) throw new Error(id);
      return lesson(meta.models);
    };
    const others = Promise.all((meta.labs ?? []).map(labOf));
    const [Content, lab, labs] = await Promise.all([load(), labOf(meta.lab), others]);
    return { Content, lab, labs, lang };
  }, [site, meta, load, lang]);
  const { part: content, failure, again } = useLoaded(both);
  const words = lessonText();
  const failed = failure !== null && <NotLoaded told={words.notLoaded(failure)} onAgain={again} />;
  return { content, notice: failed || (content === null && <p role="status">{words.loading}</p>) };
}
