/** A script's results, and the pages that it requested. */
import { useState } from "react";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { sqlText } from "../../../text/sql.ts";
import { DataTable, names, numbers, texts } from "../../../ui/DataTable.tsx";
import { formatCount } from "../../../ui/format.ts";
import type { Ran, Relation, Statement } from "./protocol.ts";

const SCROLLED = "max-h-72 overflow-auto rounded-md border border-line px-2 py-1";
const TABLE = { bare: true, look: "data-table w-full", captionLook: "font-semibold" } as const;

const SCHEMA = "sqlite_schema";

/** How many of all are shown, if some are left out. */
const part = (shown: readonly unknown[], all: number, words: (shown: string, all: string) => string) =>
  shown.length < all ? ` (${words(formatCount(shown.length), formatCount(all))})` : "";

export function Results({ ran }: { ran: Ran }) {
  const words = sqlText();
  const [picked, setPicked] = useState(0);
  const { requests, writes, statements, relations } = ran;
  const statement = statements[picked] ?? statements[0];
  const counts = [requests, requests - writes, writes, ran.pageBytes / 1024].map(formatCount);
  return (
    <section className="grid min-w-0 grid-cols-1 content-start gap-3" aria-label={words.results}>
      <p>{words.found(...(counts as Parameters<typeof words.found>))}</p>
      {requests === 0 && <p className="text-ink-muted">{words.noRequests}</p>}
      <Relations relations={relations} count={ran.relationCount} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section tabIndex={0} aria-label={words.statements} className={SCROLLED}>
        <DataTable<Statement>
          {...TABLE}
          caption={words.statements + part(statements, ran.statementCount, words.firstStatements)}
          columns={[
            names(words.statement, ({ text }, at) => (
              <button
                type="button"
                title={text}
                className="block max-w-104 truncate text-left underline decoration-line-strong underline-offset-[0.2em]"
                onClick={() => setPicked(at)}
              >
                {text}
              </button>
            )),
            numbers(words.requests, ({ from, to }) => formatCount(to - from)),
            numbers(words.rows, ({ rowCount }) => formatCount(rowCount)),
          ]}
          rows={statements}
          current={(_, at) => at === picked}
        />
      </section>
      {statement !== undefined && <Rows statement={statement} />}
      <p className="text-sm text-ink-muted">
        {words.left} {words.stays}
      </p>
    </section>
  );
}

function Relations({ relations, count }: { relations: readonly Relation[]; count: number }) {
  const words = sqlText();
  const share = 100 / Math.max(1, ...relations.map(({ reads, writes }) => reads + writes));
  const named = (name: string) => (name === SCHEMA ? words.schema : name === "" ? words.gone : name);
  return (
    <ScrollRegion label={words.relations} className="overflow-x-auto">
      <DataTable<Relation>
        {...TABLE}
        caption={words.relations + part(relations, count, words.firstRelations)}
        columns={[
          names(words.relation, ({ name }) => named(name)),
          numbers(words.pages, ({ pages }) => formatCount(pages)),
          numbers(words.reads, ({ reads }) => formatCount(reads)),
          numbers(words.changes, ({ writes }) => formatCount(writes)),
          texts(null, ({ reads, writes }) => (
            <svg
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="h-2 w-14 sm:w-32"
              aria-hidden="true"
            >
              <rect width={share * reads} height="8" className="fill-clean" />
              <rect x={share * reads} width={share * writes} height="8" className="fill-dirty" />
            </svg>
          )),
        ]}
        rows={relations}
      />
    </ScrollRegion>
  );
}

function Rows({ statement }: { statement: Statement }) {
  const { text, columns, columnCount, rows, rowCount } = statement;
  const words = sqlText();
  if (columns.length === 0) return null;
  const caption = words.firstRows(formatCount(rows.length), formatCount(rowCount));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section tabIndex={0} aria-label={words.result(text)} className={SCROLLED}>
      <DataTable
        {...TABLE}
        look="data-table w-full [&_td:first-child]:text-left"
        caption={caption + part(columns, columnCount, words.firstColumns)}
        columns={columns.map((column, at) => texts(column, (row: readonly string[]) => row[at]))}
        rows={rows}
      />
    </section>
  );
}
