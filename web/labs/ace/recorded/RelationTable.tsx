/** Requests, misses and writes of each table and index, lane beside lane. */
import type { Reckoned, RecordingFrame } from "../../../engine/types.ts";
import { byPages, fillOf, QUIET_FILL, relationMarks } from "../../../figures/recorded/relations.ts";
import { csv } from "../../../state/export/table.ts";
import { formatFixed } from "../../../text/numbers.ts";
import { recordedText } from "../../../text/recorded.ts";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { DataTable, names, numbers, texts } from "../../../ui/DataTable.tsx";
import { formatCount } from "../../../ui/format.ts";
import { download } from "../../../ui/takeAway.ts";

interface RelationTableProps {
  recording: RecordingFrame;
  labels: readonly string[];
  reckoned: readonly Reckoned[];
}

/** The counters shown for each lane. */
const COUNTED = ["misses", "written", "resident"] as const;

const NOTHING = { requests: 0, misses: 0, written: 0, resident: 0 };

export function RelationTable({ recording, labels, reckoned }: RelationTableProps) {
  const words = recordedText();
  const marks = relationMarks(recording);
  const unnamed = { place: marks.length, name: words.unnamed, letters: "", series: null, pages: 0 };
  const rows = [...byPages(marks), unnamed]
    .map((mark) => ({ mark, lanes: reckoned.map(({ relations }) => relations[mark.place] ?? NOTHING) }))
    .filter(({ lanes }) => (lanes[0]?.requests ?? 0) > 0);
  type Row = (typeof rows)[number];
  const save = () =>
    download(
      "relations.csv",
      [
        csv(
          rows.map(({ mark, lanes }) => ({
            ...{ relation: mark.name, pages: mark.pages, requests: lanes[0]?.requests },
            ...Object.fromEntries(
              lanes.flatMap((counted, at) => COUNTED.map((id) => [`${id} (${labels[at]})`, counted[id]])),
            ),
          })),
        ),
      ],
      "text/csv",
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section tabIndex={0} aria-label={words.caption} className="recorded-table">
        <DataTable<Row>
          bare
          caption={words.caption}
          columns={[
            texts(null, ({ mark }) => (
              <svg width={30} height={18} aria-hidden="true">
                <rect y={14} width={30} height={4} className={mark === unnamed ? QUIET_FILL : fillOf(mark)} />
                <text x={15} y={11} textAnchor="middle" fontSize={13} className="fill-ink">
                  {mark.letters}
                </text>
              </svg>
            )),
            names(words.relation, ({ mark }) => mark.name, { look: "" }),
            numbers(words.pages, ({ mark }) => formatCount(mark.pages)),
            numbers(words.requests, ({ lanes }) => formatCount(lanes[0]?.requests ?? 0)),
            ...labels.map((label, at) =>
              numbers(words.misses(label), ({ lanes }: Row) => formatCount(lanes[at]?.misses ?? 0), {
                hint: ({ lanes }) => {
                  const { misses, requests } = lanes[at] ?? NOTHING;
                  const share = formatFixed((100 * misses) / Math.max(1, requests), 1);
                  return words.missShare(text().numbers.percent(share));
                },
              }),
            ),
            ...labels.map((label, at) =>
              numbers(words.written(label), ({ lanes }: Row) => formatCount(lanes[at]?.written ?? 0)),
            ),
            ...labels.map((label, at) =>
              numbers(words.resident(label), ({ lanes }: Row) => formatCount(lanes[at]?.resident ?? 0)),
            ),
          ]}
          rows={rows}
        />
      </section>
      <Button className="w-fit" onClick={save}>
        {words.csv}
      </Button>
    </>
  );
}
