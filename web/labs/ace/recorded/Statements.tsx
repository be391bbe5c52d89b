/** The statements that made a recorded trace's requests: above the scrubber, beneath the strip and as a table. */
import { memo } from "react";
import type { Overview, RecordingFrame } from "../../../engine/types.ts";
import { byPages, fillOf, relationMarks } from "../../../figures/recorded/relations.ts";
import { recordedText } from "../../../text/recorded.ts";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
import { formatCount } from "../../../ui/format.ts";
import { useLab, useShownPart } from "../state/hooks.ts";
import { type CountedLane, SCROLLED, TABLE } from "./RelationTable.tsx";

interface OfRun {
  remarks: Overview["remarks"];
  requests: number;
}

/** Each statement with the end of its requests. */
const stretches = ({ remarks, requests }: OfRun) =>
  remarks.map(({ from, text }, at) => {
    return { from, text, at, to: Math.min(requests, remarks[at + 1]?.from ?? requests) };
  });

/** Of two neighbours one is drawn the stronger. */
const FILLS = ["fill-line-strong", "fill-ink-muted"] as const;

/** A click goes to a statement's start. For the pointer; the table of statements is for the keyboard too. */
export const RemarkBar = memo(function RemarkBar(run: OfRun) {
  const { playback } = useLab();
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, run.requests)} 1`}
      preserveAspectRatio="none"
      height={6}
      className="remark-bar block w-full"
      aria-hidden="true"
    >
      {stretches(run).map(({ from, to, text, at }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the table of statements has buttons
        <rect
          key={from}
          x={from}
          width={Math.max(0, to - from)}
          height={1}
          className={`cursor-pointer ${FILLS[at % 2]}`}
          onClick={() => playback.seekPosition(from)}
        >
          <title>{recordedText().remark(text, formatCount(from + 1), formatCount(to))}</title>
        </rect>
      ))}
    </svg>
  );
});

/** Each statement with its misses, and a button to its start. */
export function Remarks({ lanes, ...run }: OfRun & { lanes: readonly CountedLane[] }) {
  const words = recordedText();
  const { playback } = useLab();
  const position = useShownPart(({ readable }) => readable?.position) ?? 0;
  type Row = ReturnType<typeof stretches>[number];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section tabIndex={0} aria-label={words.remarks} className={SCROLLED}>
      <DataTable<Row>
        {...TABLE}
        caption={words.remarks}
        columns={[
          names(words.remarks, ({ from, text }) => (
            <button
              type="button"
              title={text}
              className="max-w-[36ch] truncate text-left underline decoration-line-strong underline-offset-[0.2em]"
              onClick={() => playback.seekPosition(from)}
            >
              {text}
            </button>
          )),
          numbers(words.requests, ({ from, to }) => formatCount(to - from)),
          ...lanes.map(({ label, reckoned: { remarks } }) =>
            numbers(words.misses(label), ({ at }: Row) => formatCount(remarks[at] ?? 0)),
          ),
        ]}
        rows={stretches(run).filter(({ from, to }) => to > from)}
        current={({ from, to }) => position > from && position <= to}
      />
    </section>
  );
}

/** As many as have a colour of their own. */
const SHOWN = 7;

/** Beneath the strip: the statement of the requests, and which letter stands for which table or index. */
export function RelationKey({ recording, position }: { recording: RecordingFrame; position: number }) {
  const words = recordedText();
  const marks = byPages(relationMarks(recording));
  const { remarks } = recording.overview;
  const at = remarks.findLastIndex(({ from }) => from < Math.max(1, position));
  const remark = remarks[at];
  const all = marks.map(({ letters, name }) => `${letters} ${name}`).join("\n");
  return (
    <div className="relation-key flex gap-x-6 text-sm/5">
      {remark !== undefined && (
        <p title={remark.text} data-remark={at} className="min-w-32 truncate">
          <span className="text-ink-muted">
            {words.statement(formatCount(at + 1), formatCount(remarks.length))}
          </span>{" "}
          {remark.text}
        </p>
      )}
      <ul aria-label={words.key} className="flex min-w-0 flex-[1_1_50%] gap-x-4 truncate" title={all}>
        {marks.slice(0, SHOWN).map((mark) => (
          <li key={mark.place} className="flex flex-none items-center gap-1">
            <svg width={12} height={12} aria-hidden="true">
              <rect width={12} height={12} rx={2} className={fillOf(mark)} />
            </svg>
            <b>{mark.letters}</b> {mark.name}
          </li>
        ))}
        {marks.length > SHOWN && (
          <li className="flex-none">{words.more(formatCount(marks.length - SHOWN))}</li>
        )}
      </ul>
    </div>
  );
}
