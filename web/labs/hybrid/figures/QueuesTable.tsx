/** The pool's queues as a table, for screen readers. Built only while it is open. */
import { AsTable } from "../../../figures/AsTable.tsx";
import { hybridText } from "../../../text/hybrid.ts";
import { DataTable, names, numbers, texts } from "../../../ui/DataTable.tsx";
import { formatCount } from "../../../ui/format.ts";
import type { HybridLaneFrame } from "../engine/types.ts";
import { classCounts, queueModels, queueSpans } from "./model.ts";

/** Pages of a queue that are named, at most. */
const NAMED = 200;

export function QueuesTable({ lane, label }: { lane: HybridLaneFrame; label: string }) {
  const words = hybridText().pool;
  const spans = queueSpans(lane);
  const rows = queueModels(lane).map((queue, at) => ({
    queue,
    counts: classCounts(lane, spans[at] ?? { from: 0, length: 0 }),
  }));
  return (
    <AsTable name={words.asTable} title={words.tableOf(label)} raised>
      {() => (
        <DataTable<(typeof rows)[number]>
          headRow="align-bottom"
          leftHeads
          row="border-line border-t align-top"
          columns={[
            names(words.queue, ({ queue }) => words.queues[queue.id].name),
            numbers(words.pages, ({ counts }) => formatCount(counts.pages)),
            numbers(words.dirtyPages, ({ counts }) => formatCount(counts.dirty)),
            numbers(words.flashPages, ({ counts }) => formatCount(counts.onFlash)),
            texts(words.nextFirst, ({ queue: { pages } }) => {
              const named = pages.slice(0, NAMED);
              const more = pages.length - named.length;
              const told = named.map(({ name, dirty, onFlash }) => words.pageWords(name, dirty, onFlash));
              return `${told.join(", ")}${more > 0 ? ` ${words.andMore(formatCount(more))}` : ""}`;
            }),
          ]}
          rows={rows}
        />
      )}
    </AsTable>
  );
}
