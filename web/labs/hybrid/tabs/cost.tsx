/** Cost so far of each lane: as a bar, and by disk and kind in operations, units and seconds. */
import { hatch } from "../../../figures/pool/geometry.ts";
import { useWidth } from "../../../figures/useWidth.ts";
import { CounterRow, CounterTable } from "../../../shell/CounterTable.tsx";
import { hybridText } from "../../../text/hybrid.ts";
import { formatSignificant, formatUpTo } from "../../../text/numbers.ts";
import { text } from "../../../text/text.ts";
import { formatCount, formatDifference } from "../../../ui/format.ts";
import { useChoice } from "../lab.ts";
import type { HybridCounters, HybridFrame } from "../types.ts";
import { countedLane, laneKey, laneLabel } from "../words.ts";

const HEIGHT = 14;

const kinds = [
  { count: "physical_reads_f", cost: "cost_reads_f", fill: "fill-flash", write: false },
  { count: "physical_writes_f", cost: "cost_writes_f", fill: "fill-flash", write: true },
  { count: "physical_reads_m", cost: "cost_reads_m", fill: "fill-magnetic", write: false },
  { count: "physical_writes_m", cost: "cost_writes_m", fill: "fill-magnetic", write: true },
] as const;

const units = (value: number) => hybridText().counters.units(formatUpTo(value, 3));

const seconds = (value: number) =>
  hybridText().counters.seconds(value < 1000 ? formatSignificant(value, 4) : formatUpTo(value, 1));

export function Tab({ readable: { lanes } }: { readable: HybridFrame }) {
  const words = hybridText().counters;
  const unitUs = useChoice((choices) => choices.registry?.unit_us) ?? 0;
  const most = Math.max(1, ...lanes.map(({ step }) => step.counters.cost));
  const first = lanes[0]?.step.counters.cost ?? 0;
  const { lower, higher } = text().numbers;
  const cells = (
    cell: (counters: HybridCounters, index: number) => [id: string, value: number, told: string],
  ) =>
    lanes.map(({ step }, index) => {
      const [id, value, told] = cell(step.counters, index);
      return (
        <td key={laneKey(index)} className="px-1 py-1 text-right whitespace-nowrap sm:px-2">
          <span data-counter={`${id}-${index}`}>{units(value)}</span>
          <span className="block text-xs font-normal text-ink-muted">{told}</span>
        </td>
      );
    });
  return (
    <section aria-label={words.costHeading} className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">{words.costHeading}</h2>
      <CounterTable caption={words.costCaption} specs={[]} lanes={lanes.map(countedLane)}>
        {kinds.map(({ count, cost, fill, write }) => (
          <CounterRow
            key={count}
            name={
              <>
                <svg width={HEIGHT} height={HEIGHT} className="inline-block align-[-2px]" aria-hidden="true">
                  <Piece width={HEIGHT} fill={fill} write={write} />
                </svg>{" "}
                {words.kinds[count]}
              </>
            }
          >
            {cells((counters) => [
              cost,
              counters[cost],
              `${words.operations(formatCount(counters[count]))} · ${seconds((counters[cost] * unitUs) / 1e6)}`,
            ])}
          </CounterRow>
        ))}
        <tr className="align-top font-medium">
          <th scope="row" className="py-1 pr-2 text-left font-medium">
            {words.kinds.cost}
          </th>
          {cells(({ cost, seconds: took }, index) => {
            const apart = formatDifference(first, cost, [lower, higher], (value) => formatUpTo(value, 3));
            return ["cost", cost, index > 0 ? `${seconds(took)} · ${apart}` : seconds(took)];
          })}
        </tr>
      </CounterTable>
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
}

/** A part of the bar; slanted lines tell a write from a read of the same disk without another colour. */
function Piece({ x = 0, width, fill, write }: { x?: number; width: number; fill: string; write: boolean }) {
  const lines = hatch(width, HEIGHT, 5, 0);
  const path = lines.map(([x1, y1, x2, y2]) => `M${x + x1} ${y1}L${x + x2} ${y2}`).join("");
  return (
    <>
      <rect x={x} width={Math.max(0, width)} height={HEIGHT} className={fill} />
      {write && <path d={path} strokeWidth={1.5} className="stroke-surface" opacity={0.75} />}
    </>
  );
}

/** What a lane has paid, as a bar of four parts; its whole width stands for `most`. */
export function CostBar({
  counters,
  most,
  label,
}: {
  counters: HybridCounters;
  most: number;
  label: string;
}) {
  const [ref, width] = useWidth<HTMLDivElement>();
  let x = 0;
  const told = kinds.map(
    ({ cost, count }) => `${hybridText().counters.kinds[count]} ${units(counters[cost] ?? 0)}`,
  );
  return (
    <div ref={ref} className="min-w-0 flex-1" role="img" aria-label={`${label}: ${told.join(", ")}`}>
      <svg width={width} height={HEIGHT} className="block" aria-hidden="true">
        {kinds.map(({ cost, fill, write }) => {
          const wide = (counters[cost] / most) * width;
          const left = x;
          x += wide;
          return <Piece key={cost} x={left} width={wide - 0.5} fill={fill} write={write && wide > 3} />;
        })}
      </svg>
    </div>
  );
}
