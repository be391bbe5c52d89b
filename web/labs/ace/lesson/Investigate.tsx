import { useState } from "react";
import { useLesson } from "../../../shell/lessons/context.ts";
import type { LessonLane } from "../../../shell/lessons/lessonLab.ts";
import { aceLessons } from "../../../text/aceLessons.ts";
import { lessonText } from "../../../text/lessons.ts";
import { formatCount, formatFixed, formatUpTo } from "../../../text/numbers.ts";
import { language } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
import { Slider } from "../../../ui/Slider.tsx";
import {
  GOALS,
  type Goal,
  goalsOf,
  type Investigated,
  investigate,
  NAMES,
  RANGES,
  type Setting,
  START,
} from "./investigate.ts";

interface InvestigateProps {
  /** Whose scene it begins with: the settings take the place of its numbers. */
  preset: string;
  caption: string;
}

/** Set reads, alpha, k_w, n_w and B so that ACE gains nothing, then so that it loses; the engine runs both lanes and judges. */
export function Investigate(props: InvestigateProps) {
  const { page } = useLesson();
  return page === "lesson" ? <Investigation {...props} /> : null;
}

const numberOf = (goal: Goal) => String(GOALS.indexOf(goal) + 1);

function verdict(saved: number): string {
  const words = aceLessons().investigate;
  if (saved === 0) return words.equal;
  const percent = formatFixed(Math.abs(saved), Math.abs(saved) < 1 ? 2 : 1);
  return saved > 0 ? words.saves(percent) : words.takesLonger(percent);
}

const settingWords = ({ reads_percent, alpha, k_w, n_w, frames }: Setting): string =>
  aceLessons().investigate.setting(
    String(reads_percent),
    formatUpTo(alpha, 1),
    ...([k_w, n_w, frames].map(String) as [string, string, string]),
  );

function Investigation({ preset, caption }: InvestigateProps) {
  const { lab, lang } = useLesson();
  const [setting, setSetting] = useState(START);
  const [run, setRun] = useState(() => investigate(preset, START, lab));
  const [found, setFound] = useState<Partial<Record<Goal, Setting>>>({});
  const words = aceLessons().investigate;
  const change = (next: Setting) => {
    const ran = investigate(preset, next, lab);
    setSetting(next);
    setRun(ran);
    // The first setting that reached a goal stays.
    setFound((before) => ({
      ...Object.fromEntries(goalsOf(next, ran).map((goal) => [goal, next])),
      ...before,
    }));
  };
  const reached = goalsOf(setting, run);
  return (
    <figure className="lesson-figure" lang={language()}>
      <p className="font-medium">{words.title}</p>
      <Goals found={found} />
      <div className="grid gap-x-8 gap-y-4 min-[56rem]:grid-cols-2">
        <div className="no-print grid content-start gap-3">
          {NAMES.map((name) => (
            <Slider
              key={name}
              {...RANGES[name]}
              label={words.settings[name]}
              value={setting[name]}
              onChange={(value) => change({ ...setting, [name]: value })}
            />
          ))}
        </div>
        <div className="grid content-start gap-3">
          <p className="text-ink-muted text-sm">
            {words.scene(formatCount(run.pages), formatCount(run.requests))} {settingWords(setting)}.
          </p>
          <p role="status" className="min-h-14 font-semibold text-lg/7">
            {verdict(run.saved)}{" "}
            <span className="text-ok">
              {reached.map((goal) => words.nowReached(numberOf(goal))).join(" ")}
            </span>
          </p>
          <Counters lanes={run.lanes} />
          <p className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button onClick={() => change(START)}>{words.reset}</Button>
            <a href={`#${run.link}`} className="site-link">
              {lessonText().openInLab}
            </a>
          </p>
        </div>
      </div>
      <figcaption lang={lang}>{caption}</figcaption>
    </figure>
  );
}

function Goals({ found }: { found: Partial<Record<Goal, Setting>> }) {
  const words = aceLessons().investigate;
  return (
    <ol className="grid gap-1">
      {GOALS.map((goal) => {
        const by = found[goal];
        return (
          <li key={goal} data-goal={by === undefined ? "open" : "reached"}>
            <span className="font-semibold">{words.goal(numberOf(goal))}.</span> {words.goals[goal]}{" "}
            <span className={`text-[0.9375rem] ${by === undefined ? "text-ink-muted" : "text-ok"}`}>
              {by === undefined ? words.open : `✓ ${words.reached(settingWords(by))}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const COUNTERS = ["misses", "pages_written", "write_batches", "latency_us"] as const;

function Counters({ lanes }: Pick<Investigated, "lanes">) {
  const { lab } = useLesson();
  const rows = COUNTERS.flatMap((counter) => {
    const measure = lab.measure(counter);
    const values = lanes.map(({ step }) => Number((step.counters as Record<string, unknown>)[counter]));
    return measure === null ? [] : [{ name: measure.name, local: measure.local, values }];
  });
  type Row = (typeof rows)[number];
  return (
    <DataTable<Row>
      look="w-full text-sm tabular-nums"
      headRow="border-line border-b align-bottom"
      head="font-medium"
      row="border-line/60 border-b"
      columns={[
        names(<span className="sr-only">{aceLessons().investigate.counters}</span>, ({ name }: Row) => name, {
          pad: "py-1 pr-2",
        }),
        ...lanes.map((lane: LessonLane, index) =>
          numbers(
            lab.laneLabel(lane),
            ({ local, values }: Row) => local(values[index] ?? Number.NaN, values),
            { pad: "px-2 py-1", look: "whitespace-nowrap" },
          ),
        ),
      ]}
      rows={rows}
    />
  );
}
