/** Misses so far, and at best: the player's and MIN's. */

import { losslessText } from "../../../text/lossless.ts";
import { DataTable, names, texts } from "../../../ui/DataTable.tsx";
import { formatCount } from "../../../ui/format.ts";
import type { Walk } from "../engine/types.ts";
import { bestTotal, missesBefore } from "./judge.ts";

export function Counts({ walk, at, open }: { walk: Walk; at: number; open: boolean }) {
  const words = losslessText().play;
  const step = walk.steps[at];
  // This request is a miss or a hit already, even where it waits for a choice.
  const made = missesBefore(walk, step === undefined ? at : at + 1);
  const after = step === undefined || open ? at : at + 1;
  const rows = [
    { name: words.you, soFar: made.own, best: bestTotal(walk, after) },
    { name: words.min, soFar: made.min, best: walk.min_misses },
  ];
  return (
    <DataTable<(typeof rows)[number]>
      caption={words.counts}
      look="text-sm tabular-nums lg:mr-[20%]"
      headRow="text-ink-muted"
      head="font-normal"
      row=""
      pad="pr-6"
      columns={[
        names(null, ({ name }) => name),
        texts(words.soFar, ({ soFar }) => formatCount(soFar), { look: "font-semibold text-base" }),
        texts(words.atBest, ({ best }) => formatCount(best), { look: "font-semibold text-base", pad: "" }),
      ]}
      rows={rows}
    />
  );
}
