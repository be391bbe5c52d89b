/** SQL in the page: a database, a script, its results, and the pages that it requested. */
import { SQLite, sql } from "@codemirror/lang-sql";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { SiteBar, useTitle } from "../../../shell/SiteNav.tsx";
import { sqlText } from "../../../text/sql.ts";
import { language, subscribeToLanguage } from "../../../text/text.ts";
import { Button, ProgressBar } from "../../../ui/Button.tsx";
import { cut } from "../../../ui/cut.ts";
import { cutWords, formatCount } from "../../../ui/format.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { CodeEditor } from "../program/editor/CodeEditor.tsx";
import {
  type Header,
  headerOf,
  MOST_TEXT,
  type Order,
  type Outcome,
  type Progress,
  type Report,
} from "./protocol.ts";
import { Results } from "./Results.tsx";
import { samples } from "./samples.ts";

const OWN = "own";
const OWN_SCRIPT = "SELECT type, name, tbl_name FROM sqlite_schema;";
const dialect = [sql({ dialect: SQLite, upperCaseKeywords: true })];

/** Line and column, from 1, of a place in a text. */
function lineAt(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Why SQLite cannot read a file, as its header says it; null if it can, or will say so itself. */
function unreadable({ isUtf16, pageBytes }: Header): string | null {
  if (isUtf16) return sqlText().utf16;
  const isLegal = pageBytes >= 512 && Number.isInteger(Math.log2(pageBytes));
  return isLegal ? null : sqlText().pageSize(formatCount(pageBytes));
}

export function Page() {
  // Redraws the page when the language changes, since words are looked up during rendering.
  const spoken = useSyncExternalStore(subscribeToLanguage, language);
  const words = sqlText();
  useTitle(words.title);
  const [first] = samples;
  const [database, setDatabase] = useState<string>(first?.id ?? OWN);
  const [own, setOwn] = useState<{ name: string; bytes: Uint8Array } | null>(null);
  const [chosen, setChosen] = useState({ code: first?.scripts[0]?.sql ?? "" });
  const [script, setScript] = useState(chosen.code);
  const [state, setState] = useState<Progress | "idle" | "starting">("idle");
  const [{ ran, failure }, setOutcome] = useState<Outcome>({ ran: null, failure: null });
  const worker = useRef<Worker | null>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  const sample = samples.find(({ id }) => id === database);
  const header = sample === undefined && own !== null ? headerOf(own.bytes) : undefined;
  const refusal = header === undefined ? null : unreadable(header);
  const isIdle = state === "idle";

  /** Also on a cancel, when what was there stays. */
  const stop = () => {
    worker.current?.terminate();
    setState("idle");
  };
  const end = (outcome: Outcome) => {
    setOutcome(outcome);
    stop();
  };
  /** In a worker of its own, so that nothing that the script does holds up the page. */
  const run = (script: string) => {
    if (refusal !== null) return;
    stop();
    const begun = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "sql" });
    worker.current = begun;
    setState("starting");
    setOutcome({ ran, failure: null });
    const words = cutWords();
    // What a run that is replaced still says is not of this one.
    const isLast = () => worker.current === begun;
    begun.onerror = ({ message }) =>
      isLast() && end({ ran: null, failure: { message: cut(message, MOST_TEXT, words) } });
    begun.onmessage = ({ data }: MessageEvent<Report>) => {
      if (!isLast()) return;
      if (data.kind === "progress") setState(data);
      else end({ failure: null, ...data });
    };
    const database = sample === undefined ? { database: own?.bytes } : { setUp: sample.setUp };
    begun.postMessage({ ...database, script, words } satisfies Order);
  };
  const chooseScript = (code = "") => {
    setChosen({ code });
    setScript(code);
  };
  const choose = (id: string) => {
    if (id === OWN) {
      file.current?.click();
      return;
    }
    setDatabase(id);
    chooseScript(samples.find((sample) => sample.id === id)?.scripts[0]?.sql);
  };
  const openFile = async (opened: File | undefined) => {
    if (opened === undefined) return;
    setOwn({ name: opened.name, bytes: new Uint8Array(await opened.arrayBuffer()) });
    setDatabase(OWN);
    // What was found is another database's.
    setOutcome({ ran: null, failure: null });
    chooseScript(OWN_SCRIPT);
  };
  const place = failure?.at === undefined ? null : lineAt(script, failure.at);
  return (
    <main
      className="lab-page"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void openFile(event.dataTransfer.files[0]);
      }}
    >
      <header className="mb-4 grid gap-1">
        <SiteBar key={spoken} />
        <p className="flex flex-wrap gap-x-6">
          <a href="#/ace" className="site-link">
            {words.toLab}
          </a>
          <a href="#/your-database" className="site-link">
            {words.yourDatabase}
          </a>
        </p>
        <h1 className="page-title">{words.title}</h1>
      </header>
      <p className="mb-4 max-w-[80ch] text-pretty">{words.intro}</p>
      <div className="grid grid-fit-136 gap-x-10 gap-y-6">
        <section className="grid content-start gap-2" aria-label={words.script}>
          <SelectField
            label={words.database}
            value={database}
            options={[
              ...samples.map(({ id }) => ({ value: id, label: words.databases[id] })),
              { value: OWN, label: own?.name ?? words.ownFile },
            ]}
            onChange={choose}
          />
          <input
            ref={file}
            type="file"
            aria-label={words.ownFileLabel}
            accept=".db,.sqlite,.sqlite3"
            className="hidden"
            onChange={({ target }) => {
              void openFile(target.files?.[0]);
              target.value = "";
            }}
          />
          {sample !== undefined && (
            <SelectField
              label={words.script}
              value={sample.scripts.find(({ sql }) => sql === script)?.id ?? ""}
              options={[
                { value: "", label: "…" },
                ...sample.scripts.map(({ id }) => ({ value: id, label: words.scripts[id] })),
              ]}
              onChange={(id) => chooseScript(sample.scripts.find((each) => each.id === id)?.sql ?? script)}
            />
          )}
          <CodeEditor
            key={spoken}
            code={script}
            chosen={chosen}
            label={words.label}
            language={dialect}
            mark={failure && place && { ...place, message: failure.message }}
            markedBy={failure}
            onChange={setScript}
            onRun={run}
          />
          <p className="text-sm text-ink-muted">
            {words.leave} {words.stays}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <Button disabled={!isIdle || refusal !== null} onClick={() => run(script)}>
              {words.run}
            </Button>
            {!isIdle && <Button onClick={stop}>{words.cancel}</Button>}
          </div>
          <div role="status" className="text-sm">
            {refusal !== null && <p className="wrap-anywhere text-error">{refusal}</p>}
            {header?.isWal && <p>{words.wal}</p>}
            {!isIdle && (
              <>
                {state === "starting"
                  ? words.starting
                  : words.running(formatCount(state.requests), formatCount(state.statement))}
                <ProgressBar label={words.starting} done={undefined} words="" />
              </>
            )}
            {failure !== null && (
              <p className="wrap-anywhere text-error">
                {place === null
                  ? words.failed(failure.message)
                  : words.failedAt(failure.message, String(place.line), String(place.column))}
              </p>
            )}
          </div>
        </section>
        {ran !== null && <Results ran={ran} name={sample === undefined ? (own?.name ?? "sql") : sample.id} />}
      </div>
    </main>
  );
}
