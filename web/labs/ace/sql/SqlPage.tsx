/** SQL in the page: a database, a script, its results, and a pool that serves the pages that it asked for. */
import { SQLite, sql } from "@codemirror/lang-sql";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { LIMITS } from "../../../engine/limits.ts";
import { tooLarge } from "../../../engine/tooLarge.ts";
import { PageFooter, SiteBar, useTitle } from "../../../shell/SiteNav.tsx";
import { sqlText } from "../../../text/sql.ts";
import { language, subscribeToLanguage } from "../../../text/text.ts";
import { Button, ProgressBar } from "../../../ui/Button.tsx";
import { cut } from "../../../ui/cut.ts";
import { Dialog, DialogActions } from "../../../ui/Dialog.tsx";
import { cutWords, formatCount } from "../../../ui/format.ts";
import { attempt } from "../../../ui/onDemand.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { Coming } from "../live/started.tsx";
import { CodeEditor } from "../program/editor/CodeEditor.tsx";
import type { Table } from "./ownFile.ts";
import { type Header, headerOf, MOST_TEXT, type Ran } from "./protocol.ts";
import { Results } from "./Results.tsx";
import { ScriptPool } from "./ScriptPool.tsx";
import { samples } from "./samples.ts";
import { useScript } from "./useScript.ts";

const OWN = "own";
/** Another file is chosen. */
const OTHER = "other";
const OWN_SCRIPT = "SELECT type, name, tbl_name FROM sqlite_schema;";
const dialect = [sql({ dialect: SQLite, upperCaseKeywords: true })];

/** In one row with others: what is chosen says what it is. */
const IN_ROW = "flex-nowrap gap-x-0 phone:flex-1 [&_label]:sr-only [&_select]:w-full";

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

/** A database of the reader's: its bytes, or SQL that makes it; an empty one has neither. */
interface Own {
  name: string;
  bytes?: Uint8Array;
  setUp?: string;
  /** What runs over it at first. */
  script: string;
}

/** Who wrote a script that another server than SQLite reads. */
const dumpedBy = (script: string) => /^-- (MySQL|MariaDB|PostgreSQL)/m.exec(script)?.[1];

/** What the reader runs scripts over. */
interface Choice {
  /** A sample's id, or {@link OWN}. */
  database: string;
  own: Own | null;
}

const sampleOf = ({ database }: Choice) => samples.find(({ id }) => id === database);
const nameOf = (choice: Choice): string => sampleOf(choice)?.id ?? choice.own?.name ?? "sql";

function headerOfOwn(choice: Choice): Header | undefined {
  const bytes = sampleOf(choice) === undefined ? choice.own?.bytes : undefined;
  return bytes && headerOf(bytes);
}

function refusalOf(choice: Choice): string | null {
  const header = headerOfOwn(choice);
  return header === undefined ? null : unreadable(header);
}

export function Page() {
  // Redraws the page when the language changes, since words are looked up during rendering.
  const spoken = useSyncExternalStore(subscribeToLanguage, language);
  const words = sqlText();
  useTitle(words.title);
  const [first] = samples;
  const [choice, setChoice] = useState<Choice>({ database: first?.id ?? OWN, own: null });
  const [chosen, setChosen] = useState({ code: first?.scripts[0]?.sql ?? "" });
  const [script, setScript] = useState(chosen.code);
  const { state, ran, failure, run: begin, stop, forget } = useScript();
  /** The last run that asked for pages: what the pool serves. */
  const [served, setServed] = useState<{ ran: Ran; name: string } | null>(null);
  const file = useRef<HTMLInputElement>(null);
  /** A file of CSV, before it becomes a table, and why one cannot be opened. */
  const [table, setTable] = useState<Table | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const sample = sampleOf(choice);
  const refusal = refusalOf(choice);
  const isIdle = state === "idle";

  const run = (script: string, over = choice) => {
    if (refusalOf(over) !== null) return;
    setUnknown(null);
    const { bytes, setUp }: Partial<Own> = sampleOf(over) ?? over.own ?? {};
    begin({ database: bytes, setUp, script });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page opens with a run
  useEffect(() => run(script), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name is that of its run
  useEffect(() => {
    if (failure === null && ran !== null && ran.requests > 0) setServed({ ran, name: nameOf(choice) });
  }, [ran]);

  /** A script that was chosen runs at once. */
  const chooseScript = (code = "", over = choice) => {
    setChosen({ code });
    setScript(code);
    run(code, over);
  };
  const choose = (id: string) => {
    if (id === OTHER) return file.current?.click();
    const next = { ...choice, database: id };
    setChoice(next);
    chooseScript(sampleOf(next)?.scripts[0]?.sql ?? choice.own?.script, next);
  };
  const openFile = async (opened: File | undefined) => {
    if (opened === undefined) return;
    const { name } = opened;
    const large = tooLarge(opened, LIMITS.databaseBytes);
    if (large !== null) return setUnknown(large);
    const { ownFileOf } = await import("./ownFile.ts");
    const read = ownFileOf(name, new Uint8Array(await opened.arrayBuffer()));
    if (read.kind === "database") chooseOwn({ name, bytes: read.bytes, script: OWN_SCRIPT });
    else if (read.kind === "table") setTable(read.table);
    // One that makes no table asks for those that are there.
    else if (read.kind === "script" && !/\bCREATE\s+TABLE\b/i.test(read.text)) chooseScript(read.text);
    else if (read.kind === "script") chooseOwn({ name, script: read.text });
    else if (read.kind === "large") setUnknown(tooLarge(opened, LIMITS.textBytes));
    else setUnknown(words.refused[read.kind](name));
  };
  const chooseOwn = (own: Own) => {
    const next = { database: OWN, own };
    setChoice(next);
    stop();
    // What was found is another database's.
    forget();
    chooseScript(own.script, next);
  };
  const dumped = dumpedBy(script);
  const place = failure?.at === undefined ? null : lineAt(script, failure.at);
  return (
    <>
      <main
        className="lab-page grid content-start gap-3"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void attempt(() => openFile(event.dataTransfer.files[0]));
        }}
      >
        <SiteBar key={spoken} />
        <header className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h1 className="page-title phone:text-[1.25rem]">{words.title}</h1>
          <p className="min-w-0 flex-[1_1_36rem] text-ink-muted text-pretty phone:hidden">{words.intro}</p>
        </header>
        <div className="beside-pools">
          <section className="grid min-w-0 grid-cols-1 content-start gap-2" aria-label={words.script}>
            <div className="flex items-center gap-x-2">
              <Button primary disabled={!isIdle || refusal !== null} onClick={() => run(script)}>
                {words.run}
              </Button>
              <SelectField
                className={IN_ROW}
                label={words.database}
                value={choice.database}
                options={[
                  ...samples.map(({ id }) => ({ value: id, label: words.databases[id] })),
                  ...(choice.own === null ? [] : [{ value: OWN, label: choice.own.name }]),
                  { value: OTHER, label: words.ownFile },
                ]}
                onChange={choose}
              />
              <input
                ref={file}
                type="file"
                aria-label={words.ownFileLabel}
                accept=".db,.sqlite,.sqlite3,.sql,.csv,.tsv"
                className="hidden"
                onChange={({ target }) => {
                  const [chosen] = target.files ?? [];
                  target.value = "";
                  void attempt(() => openFile(chosen));
                }}
              />
              {sample !== undefined && (
                <SelectField
                  className={IN_ROW}
                  label={words.script}
                  value={sample.scripts.find(({ sql }) => sql === script)?.id ?? ""}
                  options={[
                    { value: "", label: "…" },
                    ...sample.scripts.map(({ id }) => ({ value: id, label: words.scripts[id] })),
                  ]}
                  onChange={(id) =>
                    chooseScript(sample.scripts.find((each) => each.id === id)?.sql ?? script)
                  }
                />
              )}
            </div>
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
            <div className="flex items-center gap-3">
              <div role="status" className="min-w-0 flex-1 text-sm">
                {[refusal, unknown].map(
                  (why) =>
                    why !== null && (
                      <p key={why} className="wrap-anywhere text-error">
                        {why}
                      </p>
                    ),
                )}
                {headerOfOwn(choice)?.isWal && <p>{words.wal}</p>}
                {ran !== null && ran.held.length > 0 && (
                  <p>{words.held(ran.held.map((pragma) => `PRAGMA ${pragma}`).join(", "))}</p>
                )}
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
                    {dumped !== undefined && `. ${words.dump(dumped)}`}
                  </p>
                )}
              </div>
              {!isIdle && <Button onClick={stop}>{words.cancel}</Button>}
            </div>
            <p className="text-ink-muted text-sm pointer-coarse:hidden">{words.leave}</p>
          </section>
          <section key={spoken} aria-label={words.pool} className="live-pools">
            {failure !== null && served !== null && <p className="text-sm">{words.before}</p>}
            {served === null ? <Coming /> : <ScriptPool {...served} />}
          </section>
          {ran !== null && <Results ran={ran} />}
        </div>
      </main>
      <PageFooter />
      {table !== null && (
        <Dialog title={words.table.title(table.name)} open onClose={() => setTable(null)}>
          <code className="block wrap-anywhere">{cut(table.made, MOST_TEXT, cutWords())}</code>
          <p className="my-3">{words.table.rows(formatCount(table.rows))}</p>
          <DialogActions>
            <Button
              primary
              onClick={() => {
                setTable(null);
                const { name, setUp } = table;
                const script = `SELECT * FROM "${name}" LIMIT 20;\nSELECT count(*) FROM "${name}";`;
                chooseOwn({ name, setUp, script });
              }}
            >
              {words.table.make}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
