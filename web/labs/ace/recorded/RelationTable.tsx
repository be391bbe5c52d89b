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

/** A lane with what it does with the whole trace. */
export interface CountedLane {
  label: string;
  reckoned: Reckoned;
}

interface RelationTableProps {
  recording: RecordingFrame;
  lanes: readonly CountedLane[];
}

export const SCROLLED = "max-h-96 overflow-auto";
export const TABLE = {
  look: "w-full",
  captionLook: "text-left font-semibold",
  head: "align-bottom font-normal text-ink-muted text-sm",
  pad: "px-2 py-[0.15rem]",
  row: "border-line border-b aria-[current]:bg-surface-raised aria-[current]:font-semibold",
};

const COUNTED = ["misses", "written", "resident"] as const;

const NOTHING = { requests: 0, misses: 0, written: 0, resident: 0 };

export function RelationTable({ recording, lanes: counted }: RelationTableProps) {
  const words = recordedText();
  const marks = relationMarks(recording);
  const unnamed = { place: marks.length, name: words.unnamed, letters: "", series: null, pages: 0 };
  const rows = [...byPages(marks), unnamed]
    .map((mark) => {
      const lanes = counted.map(({ reckoned }) => reckoned.relations[mark.place] ?? NOTHING);
      return { mark, lanes, requests: lanes[0]?.requests ?? 0 };
    })
    .filter(({ requests }) => requests > 0);
  type Row = (typeof rows)[number];
  const save = () => {
    const data = rows.map(({ mark, lanes, requests }) => ({
      ...{ relation: mark.name, pages: mark.pages, requests },
      ...Object.fromEntries(
        lanes.flatMap((lane, at) => COUNTED.map((id) => [`${id} (${counted[at]?.label})`, lane[id]])),
      ),
    }));
    download("relations.csv", [csv(data)], "text/csv");
  };
  const missShare = ({ misses, requests }: typeof NOTHING) =>
    words.missShare(text().numbers.percent(formatFixed((100 * misses) / Math.max(1, requests), 1)));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section tabIndex={0} aria-label={words.caption} className={SCROLLED}>
        <DataTable<Row>
          {...TABLE}
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
            names(words.relation, ({ mark }) => mark.name),
            numbers(words.pages, ({ mark }) => formatCount(mark.pages)),
            numbers(words.requests, ({ requests }) => formatCount(requests)),
            ...COUNTED.flatMap((id) =>
              counted.map(({ label }, at) =>
                numbers(
                  words[id](label),
                  ({ lanes }: Row) => formatCount((lanes[at] ?? NOTHING)[id]),
                  id === "misses" ? { hint: ({ lanes }) => missShare(lanes[at] ?? NOTHING) } : {},
                ),
              ),
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
