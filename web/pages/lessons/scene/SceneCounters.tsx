import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import type { LessonLab, LessonLane } from "../../../shell/lessons/lessonLab.ts";
import { text } from "../../../text/text.ts";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
import { formatDifference } from "../../../ui/format.ts";

interface SceneCountersProps {
  lab: LessonLab;
  lanes: readonly LessonLane[];
  counters: readonly string[];
}

/** A few counters of each lane, and how the others differ from the first. */
export function SceneCounters({ lab, lanes, counters }: SceneCountersProps) {
  const { counters: words, numbers: said } = text();
  const [first, ...others] = lanes;
  if (first === undefined || counters.length === 0) return null;
  const rows = counters.map((counter) => {
    const measure = lab.measure(counter);
    if (measure === null) throw new Error(`there is no counter "${counter}"`);
    const valueIn = ({ step }: LessonLane) =>
      Number((step.counters as Readonly<Record<string, unknown>>)[counter]);
    return { measure, valueIn };
  });
  type Row = (typeof rows)[number];
  return (
    <ScrollRegion label={words.counter} className="overflow-x-auto">
      <DataTable<Row>
        look="w-full text-sm tabular-nums"
        headRow="border-line border-b align-bottom"
        head="font-medium"
        row="border-line/60 border-b"
        columns={[
          names(<span className="sr-only">{words.counter}</span>, ({ measure }) => measure.name, {
            pad: "py-1 pr-2",
          }),
          ...lanes.map((lane, index) =>
            numbers(
              <>
                <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {lab.laneLabel(lane)}
              </>,
              ({ measure, valueIn }: Row) => measure.local(valueIn(lane), lanes.map(valueIn)),
              { pad: "px-2 py-1", look: "whitespace-nowrap" },
            ),
          ),
          ...others.map((lane) =>
            numbers(
              others.length > 1 ? words.differenceOf(lab.laneLabel(lane)) : words.difference,
              ({ measure, valueIn }: Row) => {
                const pair = measure.amount ? ([said.lower, said.higher] as const) : undefined;
                return formatDifference(valueIn(first), valueIn(lane), pair, (value) => measure.local(value));
              },
              { pad: "py-1 pl-2", look: "whitespace-nowrap" },
            ),
          ),
        ]}
        rows={rows}
      />
    </ScrollRegion>
  );
}
