import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import type { LessonLab, LessonLane } from "../../../shell/lessons/lessonLab.ts";
import { text } from "../../../text/text.ts";
import { formatDifference } from "../../../ui/format.ts";

interface SceneCountersProps {
  lab: LessonLab;
  lanes: readonly LessonLane[];
  counters: readonly string[];
}

const laneKey = (index: number) => `lane-${index}`;

/** A few counters of each lane, and how the others differ from the first. */
export function SceneCounters({ lab, lanes, counters }: SceneCountersProps) {
  const words = text().counters;
  const [first, ...others] = lanes;
  if (first === undefined || counters.length === 0) return null;
  return (
    <ScrollRegion label={words.counter} className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-line border-b align-bottom">
            <th scope="col" className="py-1 pr-2 text-left font-medium">
              <span className="sr-only">{words.counter}</span>
            </th>
            {lanes.map((lane, index) => (
              <th key={laneKey(index)} scope="col" className="px-2 py-1 text-right font-medium">
                <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {lab.laneLabel(lane)}
              </th>
            ))}
            {others.map((lane, index) => (
              <th key={laneKey(index)} scope="col" className="py-1 pl-2 text-right font-medium">
                {others.length > 1 ? words.differenceOf(lab.laneLabel(lane)) : words.difference}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counters.map((counter) => (
            <CounterRow key={counter} {...{ lab, counter, first, lanes, others }} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface CounterRowProps extends Pick<SceneCountersProps, "lab" | "lanes"> {
  counter: string;
  first: LessonLane;
  others: readonly LessonLane[];
}

function CounterRow({ lab, counter, first, lanes, others }: CounterRowProps) {
  const measure = lab.measure(counter);
  if (measure === null) throw new Error(`there is no counter "${counter}"`);
  const { numbers } = text();
  const pair = measure.amount ? ([numbers.lower, numbers.higher] as const) : undefined;
  const valueIn = ({ step }: LessonLane) =>
    Number((step.counters as Readonly<Record<string, unknown>>)[counter]);
  return (
    <tr className="border-line/60 border-b">
      <th scope="row" className="py-1 pr-2 text-left font-normal">
        {measure.name}
      </th>
      {lanes.map((lane, index) => (
        <td key={laneKey(index)} className="whitespace-nowrap px-2 py-1 text-right">
          {measure.local(valueIn(lane), lanes.map(valueIn))}
        </td>
      ))}
      {others.map((lane, index) => (
        <td key={laneKey(index)} className="whitespace-nowrap py-1 pl-2 text-right">
          {formatDifference(valueIn(first), valueIn(lane), pair, (value) => measure.local(value))}
        </td>
      ))}
    </tr>
  );
}
