import { useState } from "react";
import type { PrescanFrame } from "../../../engine/types.ts";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import type { ShownRun } from "../../../lab/parts.ts";
import { CounterRow, CounterTable, Identities } from "../../../shell/CounterTable.tsx";
import { countersBeside } from "../../../shell/counters.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { formatCount, formatUpTo } from "../../../text/numbers.ts";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
import { useHybrid } from "../lab.ts";
import type { HybridFrame, HybridLaneFrame } from "../types.ts";
import { countedLane, laneKey, laneLabel } from "../words.ts";

/** What the table of costs has. */
const COSTS =
  "requests physical_reads_f physical_reads_m physical_writes_f physical_writes_m cost_reads_f cost_writes_f cost_reads_m cost_writes_m cost_f cost_m cost seconds".split(
    " ",
  );

/** All other counters of each lane, its accounting, the identities, and what each query set cost. */
export function Tab({ readable: { lanes, counters }, prescan }: ShownRun<HybridFrame>) {
  const words = hybridText().counters;
  return (
    <>
      <section aria-label={words.heading} className="min-w-0">
        <h2 className="mb-2 text-base font-semibold">{words.heading}</h2>
        <CounterTable
          caption={words.caption}
          specs={countersBeside(counters, COSTS)}
          lanes={lanes.map(countedLane)}
        >
          <CounterRow name={words.bytes}>
            {lanes.map(({ placement }, index) => (
              <td
                key={laneKey(index)}
                className="px-1 py-1 text-right whitespace-nowrap sm:px-2"
                data-counter={`bytes-${index}`}
              >
                {formatCount(placement.bytes_a_page)}
              </td>
            ))}
          </CounterRow>
        </CounterTable>
        <Identities lanes={lanes} labels={lanes.map(laneLabel)} />
      </section>
      {prescan !== null && <SetsTable lanes={lanes} prescan={prescan} />}
    </>
  );
}

interface SetsTableProps {
  lanes: HybridLaneFrame[];
  prescan: PrescanFrame;
}

/** Cost of each query set, and pages on flash at its end, as the run ahead has found them. */
function SetsTable({ lanes, prescan }: SetsTableProps) {
  const [open, setOpen] = useState(false);
  // Positions after the requests that empty the pool.
  const ends = useHybrid().playback.session?.setEnds ?? [];
  if (ends.length < 2) return null;
  return (
    <details className="mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-1 text-sm text-ink-muted">{hybridText().counters.sets}</summary>
      {open && <Sets lanes={lanes} prescan={prescan} ends={ends} />}
    </details>
  );
}

function Sets({ lanes, prescan, ends }: SetsTableProps & { ends: readonly number[] }) {
  const words = hybridText().counters;
  const places = new Map(Array.from(prescan.positions, (position, at) => [position, at]));
  const reached = ends.flatMap((end) => places.get(end) ?? []);
  return (
    <>
      {reached.length < ends.length && <p className="text-sm">{words.stillComing}</p>}
      <ScrollRegion className="max-h-96 overflow-auto" label={words.setsCaption}>
        <DataTable<number>
          caption={words.setsCaption}
          captionLook="sr-only"
          look="w-full text-sm tabular-nums"
          headRow="border-b border-line align-bottom"
          head="font-medium"
          row="border-b border-line/60 align-top"
          pad="px-2 py-1"
          columns={[
            names(words.set, (_, set) => formatCount(set + 1), { pad: "py-1 pr-3" }),
            ...lanes.map((lane, index) => {
              const [cost, onFlash] = [prescan.column(index, "cost"), prescan.column(index, "pages_on_f")];
              return numbers<number>(
                laneLabel(lane),
                (at, set) => (
                  <>
                    {formatUpTo((cost[at] ?? 0) - (cost[reached[set - 1] ?? -1] ?? 0), 3)}
                    <span className="block text-xs text-ink-muted">
                      {words.onFlashAtEnd(formatCount(onFlash[at] ?? 0))}
                    </span>
                  </>
                ),
                { look: "whitespace-nowrap" },
              );
            }),
          ]}
          rows={reached}
        />
      </ScrollRegion>
    </>
  );
}
