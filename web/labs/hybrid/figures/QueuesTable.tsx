/** The pool's queues as a table, for those who cannot see the picture. Built only while it is open. */
import { AsTable, Columns } from "../../../figures/AsTable.tsx";
import { hybridText } from "../../../text/hybrid.ts";
import { formatCount } from "../../../ui/format.ts";
import type { HybridLaneFrame } from "../engine/types.ts";
import { classCounts, queueModels, queueSpans } from "./model.ts";

/** Pages of a queue that are named, at most. */
const NAMED = 200;

export function QueuesTable({ lane, label }: { lane: HybridLaneFrame; label: string }) {
  const words = hybridText().pool;
  const spans = queueSpans(lane);
  return (
    <AsTable name={words.asTable} title={words.tableOf(label)} raised>
      {() => (
        <table className="text-ink">
          <Columns titles={[words.queue, words.pages, words.dirtyPages, words.flashPages, words.nextFirst]} />
          <tbody>
            {queueModels(lane).map((queue, at) => {
              const counts = classCounts(lane, spans[at] ?? { from: 0, length: 0 });
              const named = queue.pages.slice(0, NAMED);
              const more = queue.pages.length - named.length;
              return (
                <tr key={queue.id} className="border-line border-t align-top">
                  <th scope="row" className="pr-4 text-left font-normal">
                    {words.queues[queue.id].name}
                  </th>
                  <td className="pr-4 text-right">{formatCount(counts.pages)}</td>
                  <td className="pr-4 text-right">{formatCount(counts.dirty)}</td>
                  <td className="pr-4 text-right">{formatCount(counts.onFlash)}</td>
                  <td className="pr-4">
                    {named
                      .map(({ name, dirty, onFlash }) => words.pageWords(name, dirty, onFlash))
                      .join(", ")}
                    {more > 0 && ` ${words.andMore(formatCount(more))}`}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </AsTable>
  );
}
