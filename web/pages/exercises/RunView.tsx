/** A run: its questions one after the other, then the result as a line that can be regraded. */
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import * as z from "zod/mini";
import { drawnSeed, markOf } from "../../shell/exercise/attempt.ts";
import { codeOf, type ExerciseKind } from "../../shell/exercise/kind.ts";
import { ResultLine } from "../../shell/exercise/ResultLine.tsx";
import {
  answerSchema,
  type GivenAnswer,
  MOST_QUESTIONS,
  type Run,
  runHash,
  writeAnswers,
} from "../../shell/exercise/run.ts";
import { LessonContext, unanswered } from "../../shell/lessons/context.ts";
import type { LessonLab } from "../../shell/lessons/lessonLab.ts";
import { Question } from "../../shell/question/Question.tsx";
import { useTitle } from "../../shell/SiteNav.tsx";
import { exerciseText } from "../../text/exercises.ts";
import { Button } from "../../ui/Button.tsx";
import { remember, remembered } from "../../ui/remember.ts";

interface RunProps {
  id: string;
  lab: LessonLab;
  kind: ExerciseKind;
  run: Run;
}

const KEY = "bufferpool-lab.exercises";
const keptSchema = z.object({ hash: z.string(), answers: z.array(answerSchema) });

/** A run's first answers, over a reload. */
function keptAnswers(hash: string): readonly GivenAnswer[] {
  try {
    const kept = keptSchema.parse(JSON.parse(remembered(KEY, "window") ?? ""));
    return kept.hash === hash ? kept.answers : [];
  } catch {
    return [];
  }
}

export function RunView({ id, lab, kind, run }: RunProps) {
  const hash = runHash(id, run);
  const [answers, setAnswers] = useState(() => keptAnswers(hash));
  const [at, setAt] = useState(answers.length);
  const words = exerciseText();
  const title = kind.title();
  useTitle(title);
  useEffect(() => remember(KEY, JSON.stringify({ hash, answers }), "window"), [hash, answers]);
  const right = answers.filter((answer) => answer.right).length;
  const seed = drawnSeed(run.seed, run.attempt);
  const context = useMemo(() => ({ ...unanswered, lab, page: "lesson" as const, seed }), [lab, seed]);
  return (
    <LessonContext value={context}>
      <h1 className="page-title">{title}</h1>
      <p className="max-w-[70ch] text-ink-muted">{kind.intro()}</p>
      <Settings {...{ id, run, kind }} />
      <p className="my-3 flex flex-wrap gap-x-6 tabular-nums" role="status">
        <span>{words.seed(String(run.seed), run.attempt)}</span>
        {at < run.questions && <span>{words.question(at + 1, run.questions)}</span>}
        {answers.length > 0 && <span>{words.score(right, answers.length)}</span>}
      </p>
      {at < run.questions ? (
        <Asked
          key={at}
          {...{ lab, kind, run, at }}
          isAnswered={answers.length > at}
          onFirst={(answer) => setAnswers((before) => (before.length > at ? before : [...before, answer]))}
          onNext={() => setAt(at + 1)}
        />
      ) : (
        <Result {...{ id, lab, kind, run, answers }} />
      )}
    </LessonContext>
  );
}

interface AskedProps extends Omit<RunProps, "id"> {
  at: number;
  isAnswered: boolean;
  onFirst: (answer: GivenAnswer) => void;
  onNext: () => void;
}

function Asked({ lab, kind, run, at, isAnswered, onFirst, onNext }: AskedProps) {
  const words = exerciseText();
  const seed = drawnSeed(run.seed, run.attempt);
  const question = useMemo(() => kind.draw(seed, at, lab), [kind, seed, at, lab]);
  const top = useRef<HTMLDivElement>(null);
  // After "Next" the focus is at the new question's top.
  useEffect(() => {
    if (at > 0) top.current?.focus();
  }, [at]);
  return (
    <div ref={top} tabIndex={-1} className="max-w-[60rem] outline-none">
      <Question
        {...question}
        head={{ title: kind.title(), help: isAnswered ? words.practice : words.firstCounts }}
        drawn={{ seed, key: `${kind.id} ${at}` }}
        onAnswer={(right, chosen) => onFirst({ code: codeOf(question, chosen), right })}
      >
        {isAnswered && (
          <Button primary onClick={onNext}>
            {at + 1 === run.questions ? words.toResult : words.next}
          </Button>
        )}
      </Question>
    </div>
  );
}

/** Other questions: of another seed, or more of them. */
function Settings({ id, run, kind }: Pick<RunProps, "id" | "run" | "kind">) {
  const words = exerciseText();
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [seed, questions] = [Number(form.get("seed")), Number(form.get("questions"))];
    location.hash = runHash(id, { kind: kind.id, questions, seed });
  };
  const field = (name: "seed" | "questions", label: string, most: number) => (
    <label className="grid gap-1">
      {label}
      <input
        name={name}
        type="number"
        min={1}
        max={most}
        step={1}
        required
        defaultValue={run[name]}
        className="min-h-9 w-24 rounded-md border border-line-strong bg-surface px-2 text-right tabular-nums pointer-coarse:min-h-11"
      />
    </label>
  );
  return (
    <details className="text-sm">
      <summary className="min-h-6 w-fit cursor-pointer py-1 text-ink-muted">{words.others}</summary>
      <p className="max-w-[80ch]">{words.sameForAll}</p>
      <form onSubmit={begin} className="mt-1 flex flex-wrap items-end gap-x-4 gap-y-2">
        {field("seed", words.seedField, 999_999)}
        {field("questions", words.questionsField, MOST_QUESTIONS)}
        <Button type="submit">{words.start}</Button>
        <a className="site-link" href="#/exercises">
          {words.all}
        </a>
      </form>
    </details>
  );
}

interface ResultProps extends RunProps {
  answers: readonly GivenAnswer[];
}

function Result({ id, lab, kind, run, answers }: ResultProps) {
  const words = exerciseText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const right = answers.filter((answer) => answer.right).length;
  const link = `#${runHash(id, run)}`;
  const { attempt = 1, ...set } = run;
  const coded = writeAnswers(
    link,
    answers.map(({ code }) => code),
  );
  const line = words.line({
    title: kind.title(),
    seed: String(run.seed),
    attempt: run.attempt,
    mark: markOf(runHash(id, set)),
    right: String(right),
    of: String(answers.length),
    coded,
    link: `${location.href.split("#", 1)[0]}${link}`,
  });
  return (
    <section className="grid max-w-[80ch] gap-3">
      <h2 ref={title} tabIndex={-1} className="font-semibold text-lg outline-none">
        {words.result(right, answers.length)}
      </h2>
      <ReadAgain {...{ kind, run, lab, answers }} />
      <ResultLine line={line}>
        <Button
          onClick={() => {
            location.hash = runHash(id, { ...set, attempt: attempt + 1 });
          }}
        >
          {words.again}
        </Button>
        <a className="site-link" href={`#${runHash(id, { ...set, seed: (run.seed % 999_999) + 1 })}`}>
          {words.nextSeed(String((run.seed % 999_999) + 1))}
        </a>
      </ResultLine>
    </section>
  );
}

/** Of a quiz: for each miss the section that holds it. */
function ReadAgain({ kind, run, lab, answers }: Omit<ResultProps, "id">) {
  const words = exerciseText();
  const missed = answers.flatMap(({ right }, n) => {
    const { again, question } = right
      ? { again: undefined, question: null }
      : kind.draw(drawnSeed(run.seed, run.attempt), n, lab);
    return again === undefined ? [] : [{ ...again, question, n }];
  });
  if (missed.length === 0) return null;
  return (
    <div>
      <p>{words.readAgain}</p>
      <ul className="list-disc pl-6">
        {missed.map(({ lesson, part, question, n }) => (
          <li key={n}>
            <a className="site-link" href={`#/lessons/${lesson}?part=${part}`}>
              {words.question(n + 1, run.questions)}
            </a>{" "}
            <span lang="en">{question}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
