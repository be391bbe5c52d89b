/** A script's results, and the pages that it requested. */
import { useState } from "react";
import { useSite } from "../../../shell/site.ts";
import { sqlText } from "../../../text/sql.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { FramesField, framesOf } from "../FramesField.tsx";
import { openInLab } from "../openInLab.ts";
import type { Ran, Relation, Statement } from "./protocol.ts";

/** A tenth of the requested pages, so that a pool of this size has to evict. */
const SHARE = 10;
const LEAST_FRAMES = 4;

const SCROLLED = "max-h-72 overflow-auto rounded-md border border-line px-2 py-1";

const SCHEMA = "sqlite_schema";

export function Results({ ran, name }: { ran: Ran; name: string }) {
  const words = sqlText();
  const { labs } = useSite();
  const [frames, setFrames] = useState("");
  const [picked, setPicked] = useState(0);
  const { writes } = ran;
  const usual = Math.max(LEAST_FRAMES, Math.round(ran.pages / SHARE));
  const file = () => new File([ran.csv], `${name}.csv`, { type: "text/csv" });
  const statement = ran.statements[picked] ?? ran.statements[0];
  return (
    <section className="grid min-w-0 content-start gap-3" aria-label={words.results}>
      <p>
        {words.found(
          formatCount(ran.requests),
          formatCount(ran.requests - writes),
          formatCount(writes),
          formatCount(ran.pageBytes / 1024),
        )}
      </p>
      {ran.requests === 0 ? (
        <p className="text-ink-muted">{words.noRequests}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FramesField label={words.frames} value={frames} usual={usual} onChange={setFrames} />
          <Button onClick={() => void openInLab(labs, [file()], { frames: framesOf(frames, usual) })}>
            {words.open}
          </Button>
        </div>
      )}
      <Relations relations={ran.relations} count={ran.relationCount} />
      <Statements statements={ran.statements} count={ran.statementCount} picked={picked} onPick={setPicked} />
      {statement !== undefined && <Rows statement={statement} />}
      <p className="text-sm text-ink-muted">{words.left}</p>
    </section>
  );
}

/** How many of all are shown, if some are left out. */
const part = (shown: number, all: number, words: (shown: string, all: string) => string) =>
  shown < all ? ` (${words(formatCount(shown), formatCount(all))})` : "";

function Relations({ relations, count }: { relations: readonly Relation[]; count: number }) {
  const words = sqlText();
  const most = Math.max(1, ...relations.map(({ reads, writes }) => reads + writes));
  const named = (name: string) => (name === SCHEMA ? words.schema : name === "" ? words.gone : name);
  return (
    <table className="data-table w-full">
      <caption className="font-semibold">
        {words.relations}
        {part(relations.length, count, words.firstRelations)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.relation}</th>
          <th scope="col">{words.pages}</th>
          <th scope="col">{words.reads}</th>
          <th scope="col">{words.changes}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {relations.map(({ name, pages, reads, writes }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, once they are cut
          <tr key={at}>
            <th scope="row">{named(name)}</th>
            <td>{formatCount(pages)}</td>
            <td>{formatCount(reads)}</td>
            <td>{formatCount(writes)}</td>
            <td>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-32" aria-hidden="true">
                <rect width={(100 * reads) / most} height="8" className="fill-clean" />
                <rect
                  x={(100 * reads) / most}
                  width={(100 * writes) / most}
                  height="8"
                  className="fill-dirty"
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StatementsProps {
  statements: readonly Statement[];
  /** Of all. */
  count: number;
  picked: number;
  onPick: (at: number) => void;
}

function Statements({ statements, count, picked, onPick }: StatementsProps) {
  const words = sqlText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section tabIndex={0} aria-label={words.statements} className={SCROLLED}>
      <table className="data-table w-full">
        <caption className="font-semibold">
          {words.statements}
          {part(statements.length, count, words.firstStatements)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.statement}</th>
            <th scope="col">{words.requests}</th>
            <th scope="col">{words.rows}</th>
          </tr>
        </thead>
        <tbody>
          {statements.map(({ text, from, to, rowCount }, at) => (
            // A statement is its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: statements have no other key
            <tr key={at} aria-current={at === picked || undefined}>
              <th scope="row">
                <button
                  type="button"
                  title={text}
                  className="block max-w-104 truncate text-left underline decoration-line-strong underline-offset-[0.2em]"
                  onClick={() => onPick(at)}
                >
                  {text}
                </button>
              </th>
              <td>{formatCount(to - from)}</td>
              <td>{formatCount(rowCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Rows({ statement }: { statement: Statement }) {
  const { text, columns, columnCount, rows, rowCount } = statement;
  const words = sqlText();
  if (columns.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section tabIndex={0} aria-label={words.result(text)} className={SCROLLED}>
      <table className="data-table w-full [&_td:first-child]:text-left">
        <caption className="font-semibold">
          {words.firstRows(formatCount(rows.length), formatCount(rowCount))}
          {part(columns.length, columnCount, words.firstColumns)}
        </caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may have one name
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key
            <tr key={at}>
              {row.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have columns
                <td key={column}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
