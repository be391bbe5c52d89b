/** The log strip beneath a lane: its newest records with a line where it is flushed, and the LSNs of the pool's dirty pages. */
import type { ReactNode } from "react";
import type { LaneFrame, LogShown } from "../../engine/types.ts";
import { logText } from "../../text/log.ts";
import { formatCount } from "../../text/numbers.ts";
import { shortName } from "../pageName.ts";
import { useWidth } from "../useWidth.ts";

/** In sixteenths of the page's type: what stands before the cells, the line where the log is flushed, a cell with its gap. */
const [HEAD, LINE, GAP] = [112, 64, 4];
const A_LETTER = 7;

interface LogRecord {
  lsn: number;
  page: number;
}

/** Records of the log, oldest first, and the dirty pages, with their LSNs. */
const withLsns = ({ newest, records, dirty, dirty_lsns }: LogShown) => ({
  records: records.map((page, at): LogRecord => ({ page, lsn: newest - records.length + 1 + at })),
  dirty: dirty.map((page, at): LogRecord => ({ page, lsn: dirty_lsns[at] ?? 0 })),
});

type Named = (page: number) => string;
const nameOf = (lane: LaneFrame): Named => lane.pageName ?? String;

/** The strip in words. */
export function logSentences(lane: LaneFrame, log: LogShown): string[] {
  const { told } = logText();
  const name = nameOf(lane);
  const page = (record: LogRecord) => {
    const words = told.page(name(record.page), formatCount(record.lsn));
    return record.lsn > log.flushed ? told.marked(words) : words;
  };
  const { records, dirty } = withLsns(log);
  const rest = log.dirty_pages - dirty.length;
  return [
    told.records(records.map((record) => told.record(formatCount(record.lsn), name(record.page)))),
    told.flushed(formatCount(log.flushed)),
    told.dirty([...dirty.map(page), ...(rest > 0 ? [told.more(formatCount(rest))] : [])]),
  ];
}

export function LogStrip({ lane, label }: { lane: LaneFrame; label: string }) {
  const [ref, measured] = useWidth<HTMLDivElement>();
  const { log } = lane.step;
  if (log === undefined) return null;
  const words = logText();
  const name = nameOf(lane);
  const all = withLsns(log);
  const longest = Math.max(
    ...[...all.records, ...all.dirty].flatMap(({ lsn, page }) => [
      String(lsn).length + 1,
      shortName(name(page)).length,
    ]),
    3,
  );
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const cell = A_LETTER * longest + 6;
  const fits = Math.max(2, Math.floor((measured / unit - HEAD - LINE) / (cell + GAP)));
  const records = all.records.slice(-fits);
  const dirty = all.dirty.slice(0, fits);
  const drawn = (all: readonly LogRecord[], look: (record: LogRecord) => string) =>
    all.map((record) => (
      <Cell key={record.lsn} record={record} name={name} look={look(record)} marked={false} />
    ));
  const isFlushed = ({ lsn }: LogRecord) => lsn <= log.flushed;
  const ahead = records.filter((record) => !isFlushed(record));
  /** Behind the line, and not drawn. */
  const left = log.newest - log.flushed - ahead.length;
  return (
    <div
      ref={ref}
      data-log
      className="grid min-w-0 gap-1 py-1 text-xs/4"
      style={{ ["--cell" as string]: `${cell / 16}rem` }}
    >
      <div role="img" aria-label={[words.told.lane(label), ...logSentences(lane, log)].join(" ")}>
        <Row head={words.log} told={words.cells}>
          {drawn(records.filter(isFlushed), () => LOOKS.flushed)}
          <span
            className="flex flex-none items-end border-accent border-l-3 pl-0.5 text-ink-muted"
            title={words.flushedHelp}
            data-flushed={log.flushed}
          >
            {words.flushed}
          </span>
          {left > 0 && <Rest count={left} />}
          {drawn(ahead, () => LOOKS.ahead)}
        </Row>
        <Row head={words.dirty}>
          {dirty.map((record) => (
            <Cell
              key={record.page}
              record={record}
              name={name}
              look={LOOKS.dirty}
              marked={!isFlushed(record)}
            />
          ))}
          {log.dirty_pages > dirty.length && <Rest count={log.dirty_pages - dirty.length} />}
          {log.dirty_pages === 0 && <span className="self-center text-ink-muted">{words.none}</span>}
        </Row>
      </div>
      {/* Each in a line of its own where they do not fit: the height stays as it is. */}
      <p className="flex min-h-4 flex-wrap gap-x-3 text-ink-muted tabular-nums">
        <span>{words.upTo(formatCount(log.flushed), formatCount(log.newest))}</span>
        <span>{words.counts(formatCount(log.log_flushes), formatCount(log.for_a_write))}</span>
        <span className="text-ink">
          {log.log_first > 0 && words.logFirst(formatCount(log.log_first), log.log_first)}
        </span>
      </p>
    </div>
  );
}

const LOOKS = {
  flushed: "border-line-strong bg-surface-raised text-ink",
  ahead: "border-line-strong border-dashed bg-free text-on-free",
  dirty: "border-transparent bg-dirty text-on-dirty",
};

const Row = ({ head, told, children }: { head: string; told?: string; children: ReactNode }) => (
  <div className="flex min-h-10 min-w-0 items-stretch gap-x-1 overflow-hidden py-0.5">
    <span className="w-26 flex-none self-center text-ink-muted">
      {head}
      {told !== undefined && <small className="block whitespace-nowrap">{told}</small>}
    </span>
    {children}
  </div>
);

const Rest = ({ count }: { count: number }) => (
  <span className="flex-none self-center text-ink-muted">{logText().more(formatCount(count))}</span>
);

/** LSN above, page beneath. */
function Cell(props: { record: LogRecord; name: Named; look: string; marked: boolean }) {
  const { record, name, look, marked } = props;
  return (
    <span
      className={`grid w-(--cell) flex-none rounded-[3px] border text-center tabular-nums ${look}`}
      data-lsn={record.lsn}
      data-page={record.page}
      data-marked={marked || undefined}
    >
      <span>
        {formatCount(record.lsn)}
        {marked && <b>!</b>}
      </span>
      <b>{shortName(name(record.page))}</b>
    </span>
  );
}
