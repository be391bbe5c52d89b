import { memo, useState } from "react";
import type { PrescanFrame } from "../../engine/types.ts";
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import { hybridText } from "../../text/hybrid.ts";
import { formatUpTo } from "../../text/numbers.ts";
import { formatCount } from "../../ui/format.ts";
import type { HybridLaneFrame } from "./engine/types.ts";
import { laneKey, laneLabel } from "./lanes.ts";
import { useHybrid } from "./state/hooks.ts";

interface SetsTableProps {
  lanes: HybridLaneFrame[];
  prescan: PrescanFrame;
}

/** Cost of each query set, and pages on flash at its end, as the run ahead has found them. */
export const SetsTable = memo(function SetsTable({ lanes, prescan }: SetsTableProps) {
  const [open, setOpen] = useState(false);
  const words = hybridText().counters;
  // Positions after the requests that empty the pool.
  const ends = useHybrid().playback.session?.setEnds ?? [];
  if (ends.length < 2) return null;
  return (
    <details className="mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-1 text-sm text-ink-muted">{words.sets}</summary>
      {open && <Sets lanes={lanes} prescan={prescan} ends={ends} />}
    </details>
  );
});

function Sets({ lanes, prescan, ends }: SetsTableProps & { ends: readonly number[] }) {
  const words = hybridText().counters;
  const places = new Map(Array.from(prescan.positions, (position, at) => [position, at]));
  const columns = lanes.map((_, lane) => ({
    cost: prescan.column(lane, "cost"),
    onFlash: prescan.column(lane, "pages_on_f"),
  }));
  const reached = ends.filter((end) => places.has(end));
  return (
    <>
      {reached.length < ends.length && <p className="text-sm">{words.stillComing}</p>}
      <ScrollRegion className="max-h-96 overflow-auto" label={words.setsCaption}>
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{words.setsCaption}</caption>
          <thead>
            <tr className="border-b border-line text-left align-bottom">
              <th scope="col" className="py-1 pr-3 font-medium">
                {words.set}
              </th>
              {lanes.map((lane, index) => (
                <th key={laneKey(index)} scope="col" className="px-2 py-1 text-right font-medium">
                  {laneLabel(lane)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reached.map((end, set) => {
              const at = places.get(end) ?? 0;
              const before = set === 0 ? -1 : (places.get(reached[set - 1] ?? 0) ?? -1);
              return (
                <tr key={end} className="border-b border-line/60 align-top">
                  <th scope="row" className="py-1 text-left font-normal">
                    {formatCount(set + 1)}
                  </th>
                  {columns.map(({ cost, onFlash }, index) => (
                    <td key={laneKey(index)} className="px-2 py-1 text-right whitespace-nowrap">
                      {formatUpTo((cost[at] ?? 0) - (before < 0 ? 0 : (cost[before] ?? 0)), 3)}
                      <span className="block text-xs text-ink-muted">
                        {words.onFlashAtEnd(formatCount(onFlash[at] ?? 0))}
                      </span>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
