import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import type { LessonLab, LessonLane } from "../../../shell/lessons/lessonLab.ts";
import { lessonText } from "../../../text/lessons.ts";
import { text } from "../../../text/text.ts";
import { Button, EndButton, Icon } from "../../../ui/Button.tsx";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
import { formatCount, formatDifference } from "../../../ui/format.ts";

type SceneTransportProps = { position: number; last: number; onSeek: (position: number) => void };

/** The small transport of a scene: step, back, both ends, scrubber. It plays nothing. */
export function SceneTransport({ position, last, onSeek }: SceneTransportProps) {
  const words = text().transport;
  const [atStart, atEnd] = [position === 0, position >= last];
  return (
    <fieldset className="scene-transport flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <legend className="sr-only">{words.label}</legend>
      <EndButton plain label={words.toStart} icon="start" disabled={atStart} onClick={() => onSeek(0)} />
      <EndButton
        plain
        label={words.stepBack}
        icon="back"
        disabled={atStart}
        onClick={() => onSeek(position - 1)}
      />
      <Button
        className="min-h-11 min-w-22 aria-disabled:opacity-45"
        aria-disabled={atEnd}
        onClick={() => onSeek(Math.min(last, position + 1))}
      >
        <Icon name="step" /> {words.step}
      </Button>
      <EndButton plain label={words.toEnd} icon="end" disabled={atEnd} onClick={() => onSeek(last)} />
      <input
        type="range"
        aria-label={words.position}
        aria-valuetext={words.positionInWords(formatCount(position), formatCount(last))}
        min={0}
        max={last}
        step={1}
        value={position}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        className="h-6 min-w-24 flex-1 accent-accent pointer-coarse:h-11"
      />
      <output className="text-sm tabular-nums" aria-label={words.positionShown}>
        {formatCount(position)} / {formatCount(last)}
      </output>
    </fieldset>
  );
}

/** Where this position is reached in words: for paper, which has no transport. */
export const PositionOnPaper = ({ position }: { position: number }) => (
  <p className="hidden text-sm print:block">{lessonText().after(formatCount(position))}</p>
);

type SceneCountersProps = { lab: LessonLab; lanes: readonly LessonLane[]; counters: readonly string[] };

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
