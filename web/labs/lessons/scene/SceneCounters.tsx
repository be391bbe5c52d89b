import type { Counters, LaneFrame } from "../../../engine/types.ts";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { text } from "../../../text/text.ts";
import { formatCount, formatDifference, formatTime } from "../../../ui/format.ts";
import { laneKey, laneLabel } from "../../ace/lanes.ts";

export const isTime = (counter: keyof Counters) => counter.endsWith("_us");

interface SceneCountersProps {
  lanes: readonly LaneFrame[];
  counters: readonly (keyof Counters)[];
}

/** A few counters of each lane, and how the others differ from the first. */
export function SceneCounters({ lanes, counters }: SceneCountersProps) {
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
                <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {laneLabel(lane)}
              </th>
            ))}
            {others.map((lane, index) => (
              <th key={laneKey(index)} scope="col" className="py-1 pl-2 text-right font-medium">
                {others.length > 1 ? words.differenceOf(laneLabel(lane)) : words.difference}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counters.map((counter) => {
            const format = isTime(counter) ? formatTime : formatCount;
            const pair: [string, string] = isTime(counter) ? ["lower", "higher"] : ["fewer", "more"];
            return (
              <tr key={counter} className="border-line/60 border-b">
                <th scope="row" className="py-1 pr-2 text-left font-normal">
                  {words.names[counter]}
                </th>
                {lanes.map((lane, index) => (
                  <td key={laneKey(index)} className="whitespace-nowrap px-2 py-1 text-right">
                    {format(lane.step.counters[counter])}
                  </td>
                ))}
                {others.map((lane, index) => (
                  <td key={laneKey(index)} className="whitespace-nowrap py-1 pl-2 text-right">
                    {formatDifference(
                      first.step.counters[counter],
                      lane.step.counters[counter],
                      pair,
                      format,
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
