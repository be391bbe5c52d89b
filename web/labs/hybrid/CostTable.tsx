import { memo } from "react";
import { CounterRow, CounterTable as Table } from "../../shell/CounterTable.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { formatSignificant, formatUpTo } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { formatCount, formatDifference } from "../../ui/format.ts";
import type { HybridCounters, HybridLaneFrame } from "./engine/types.ts";
import { CostBar, CostSwatch } from "./figures/CostBar.tsx";
import { countedLane, laneKey, laneLabel } from "./lanes.ts";
import { useChoice } from "./state/hooks.ts";

const kinds = [
  ["physical_reads_f", "cost_reads_f"],
  ["physical_writes_f", "cost_writes_f"],
  ["physical_reads_m", "cost_reads_m"],
  ["physical_writes_m", "cost_writes_m"],
] as const satisfies readonly (readonly [keyof HybridCounters, keyof HybridCounters])[];

const units = (value: number) => formatUpTo(value, 3);

/** Seconds with the digits that count. */
const seconds = (value: number) => (value < 1000 ? formatSignificant(value, 4) : formatUpTo(value, 1));

/** Cost so far of each lane: as a bar, and by disk and kind in operations, units and seconds. */
export const CostTable = memo(function CostTable({ lanes }: { lanes: HybridLaneFrame[] }) {
  const words = hybridText().counters;
  const unitUs = useChoice((choices) => choices.registry?.unit_us) ?? 0;
  const inSeconds = (value: number) => words.seconds(seconds((value * unitUs) / 1e6));
  const most = Math.max(1, ...lanes.map(({ step }) => step.counters.cost));
  const first = lanes[0]?.step.counters.cost ?? 0;
  const { numbers } = text();
  return (
    <section aria-label={words.costHeading} className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">{words.costHeading}</h2>
      <Table caption={words.costCaption} specs={[]} lanes={lanes.map(countedLane)}>
        {kinds.map(([count, cost]) => (
          <CounterRow
            key={count}
            name={
              <>
                <CostSwatch cost={cost} /> {words.kinds[count]}
              </>
            }
          >
            {lanes.map(({ step }, index) => (
              <td key={laneKey(index)} className="px-1 py-1 text-right whitespace-nowrap sm:px-2">
                <span data-counter={`${cost}-${index}`}>{words.units(units(step.counters[cost]))}</span>
                <span className="block text-xs text-ink-muted">
                  {words.operations(formatCount(step.counters[count]))} · {inSeconds(step.counters[cost])}
                </span>
              </td>
            ))}
          </CounterRow>
        ))}
        <tr className="align-top font-medium">
          <th scope="row" className="py-1 pr-2 text-left font-medium">
            {words.kinds.cost}
          </th>
          {lanes.map(({ step }, index) => (
            <td key={laneKey(index)} className="px-1 py-1 text-right whitespace-nowrap sm:px-2">
              <span data-counter={`cost-${index}`}>{words.units(units(step.counters.cost))}</span>
              <span className="block text-xs font-normal text-ink-muted">
                {words.seconds(seconds(step.counters.seconds))}
                {index > 0 &&
                  ` · ${formatDifference(first, step.counters.cost, [numbers.lower, numbers.higher], units)}`}
              </span>
            </td>
          ))}
        </tr>
      </Table>
      <div className="mt-2 grid grid-cols-1 gap-1">
        {lanes.map((lane, index) => (
          <div key={laneKey(index)} className="flex items-center gap-2">
            <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />
            <CostBar counters={lane.step.counters} most={most} label={laneLabel(lane)} />
          </div>
        ))}
      </div>
      <p className="mt-1 text-xs text-ink-muted">{words.unitNote(formatUpTo(unitUs, 1))}</p>
    </section>
  );
});
