/** Misses so far, and at best: the player's and MIN's. */

import { losslessText } from "../../../text/lossless.ts";
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
    <table className="text-sm tabular-nums lg:mr-[20%]">
      <caption className="text-left text-ink-muted">{words.counts}</caption>
      <thead>
        <tr className="text-left text-ink-muted">
          <td />
          <th scope="col" className="pr-6 font-normal">
            {words.soFar}
          </th>
          <th scope="col" className="font-normal">
            {words.atBest}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, soFar, best }) => (
          <tr key={name}>
            <th scope="row" className="pr-6 text-left font-normal">
              {name}
            </th>
            <td className="pr-6 font-semibold text-base">{formatCount(soFar)}</td>
            <td className="font-semibold text-base">{formatCount(best)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
