/** Pasted result lines, graded again from their seeds. Nothing leaves the page. */
import { useEffect, useRef, useState } from "react";
import { LIMITS } from "../../engine/limits.ts";
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import { SiteBar, useTitle } from "../../shell/SiteNav.tsx";
import { useSite } from "../../shell/site.ts";
import { exerciseText } from "../../text/exercises.ts";
import { Button } from "../../ui/Button.tsx";
import { DataTable, names, texts } from "../../ui/DataTable.tsx";
import { formatCount } from "../../ui/format.ts";
import { attempt } from "../../ui/onDemand.tsx";
import { usePart } from "../../ui/Pager.tsx";
import { type Checked, linesOf, markIn, regraded } from "./regrade.ts";

interface Work {
  done: number;
  of: number;
  stop: AbortController;
}

export function CheckView() {
  const site = useSite();
  const words = exerciseText();
  useTitle(words.checkTitle);
  const [text, setText] = useState("");
  const [set, setSet] = useState("");
  const [checked, setChecked] = useState<readonly Checked[] | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const check = async () => {
    const lines = linesOf(text);
    if (lines.length > LIMITS.resultLines)
      return setRefused(words.tooMany(formatCount(lines.length), formatCount(LIMITS.resultLines)));
    const mark = set.trim() === "" ? null : await markIn(site, set);
    if (set.trim() !== "" && mark === null) return setRefused(words.noExercise);
    setRefused(null);
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const tell = (done: number) => running.current === stop && setWork({ done, of: lines.length, stop });
    tell(0);
    const all = await regraded(site, lines, mark, tell, stop.signal).finally(() => setWork(null));
    if (running.current === stop) setChecked(all);
  };

  const field = "block w-full rounded-md border border-line-strong bg-surface p-2 text-sm";
  return (
    <main className="lab-page">
      <header className="mb-6 grid gap-1">
        <SiteBar />
        <h1 className="page-title">{words.checkTitle}</h1>
      </header>
      <div className="grid max-w-[80ch] gap-3">
        <p>{words.checkAbout}</p>
        <p>{words.forgery}</p>
        <label className="grid gap-1 text-sm">
          {words.set}
          <input value={set} onChange={({ target }) => setSet(target.value)} className={`${field} min-h-9`} />
        </label>
        <textarea
          rows={8}
          aria-label={words.lines}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${field} break-all`}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button primary className="min-h-11" disabled={work !== null} onClick={() => void attempt(check)}>
            {words.check}
          </Button>
          <span role="status" className="text-sm tabular-nums">
            {work !== null && words.checking(formatCount(work.done), formatCount(work.of))}
          </span>
          {work !== null && <Button onClick={() => work.stop.abort()}>{words.cancel}</Button>}
        </div>
        {refused !== null && (
          <p role="alert" className="text-error text-sm">
            {refused}
          </p>
        )}
      </div>
      <div className="mt-4">{checked !== null && <Table checked={checked} />}</div>
    </main>
  );
}

type Graded = NonNullable<Checked["graded"]>;

/** The exercise that most lines are of, if no other is named. */
function usualMark(checked: readonly Checked[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { graded } of checked) if (graded) counts.set(graded.mark, (counts.get(graded.mark) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** What there is to say of a line beside its counts. */
function notesOf({ graded, fault }: Checked, usual: string | undefined): string {
  const { verdicts, scene: sceneOf } = exerciseText();
  if (fault === "long") return verdicts.long(formatCount(LIMITS.resultCharacters));
  if (graded === null) return verdicts[fault ?? "unreadable"];
  const { said, right, given, asked, impossible, equal, isSet, named, mark, scene, attempt } = graded;
  const isOther = isSet === null ? mark !== usual : !isSet;
  const notes = [
    isOther && (isSet === null ? verdicts.otherThanMost : verdicts.otherScene),
    isOther && sceneOf(mark, scene),
    (said[0] !== right || said[1] !== given) && verdicts.differs,
    impossible > 0 && verdicts.impossible(impossible),
    given < asked && verdicts.fewer(given, asked),
    equal !== null && verdicts.equal(equal),
  ].filter((note) => note !== false);
  const further = [attempt > 1 && verdicts.attempt(attempt), !named && verdicts.notNamed].filter(
    (note) => note !== false,
  );
  return [...(notes.length === 0 ? [verdicts.agrees] : notes), ...further].join(" ");
}

function Table({ checked }: { checked: readonly Checked[] }) {
  const { columns, rightOf, checkTitle, counts } = exerciseText();
  const { from, to, pager } = usePart(checked.length, LIMITS.shownRows);
  const usual = usualMark(checked);
  const rows = checked.map((one, at) => ({ ...one, at: at + 1 })).slice(from, to);
  type Row = (typeof rows)[number];
  const of = (tell: (graded: Graded) => string) => (row: Row) =>
    row.graded === null ? "–" : tell(row.graded);
  const graded = checked.flatMap((one) => one.graded ?? []);
  const isSet = graded.filter((one) => one.isSet);
  return (
    <>
      {graded.some((one) => one.isSet !== null) && <p>{counts(isSet.length, checked.length)}</p>}
      {pager}
      <ScrollRegion label={checkTitle} className="ruled-table">
        <DataTable<Row>
          bare
          columns={[
            names(columns.name, ({ at, name }) => `${at} ${name}`),
            texts(
              columns.exercise,
              of(({ title }) => title),
            ),
            texts(
              columns.seed,
              of(({ seed }) => seed),
            ),
            texts(
              columns.said,
              of(({ said }) => rightOf(...said)),
            ),
            texts(
              columns.graded,
              of(({ right, given, isSet }) => (isSet === false ? "–" : rightOf(right, given))),
            ),
            texts(columns.note, (row) => notesOf(row, usual)),
          ]}
          rows={rows}
        />
      </ScrollRegion>
    </>
  );
}
