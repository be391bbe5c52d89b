/** The string with what became of each request, the player's row above MIN's. */
import { useEffect, useRef } from "react";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { losslessText } from "../../../text/lossless.ts";
import type { Walk } from "../engine/types.ts";

interface RowsProps {
  walk: Walk;
  /** The request that is looked at; as many as there are at the end. */
  at: number;
  requests: readonly string[];
}

/** A miss is a cross, a hit a dot: told apart without colour. */
function Sign({ hit }: { hit: boolean | null }) {
  if (hit === null) return null;
  return (
    <svg width={12} height={12} className="mx-auto block" aria-hidden="true">
      {hit ? (
        <circle cx={6} cy={6} r={2.5} className="fill-ok" />
      ) : (
        <path d="M2.5 2.5l7 7m0 -7l-7 7" strokeWidth={2} className="stroke-mark-victim" />
      )}
    </svg>
  );
}

export function RequestRows({ walk, at, requests }: RowsProps) {
  const words = losslessText().play;
  const current = useRef<HTMLTableCellElement>(null);
  const region = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another request is looked at
  useEffect(() => {
    const [cell, box] = [current.current, region.current];
    if (cell !== null && box !== null)
      box.scrollLeft = cell.offsetLeft - box.clientWidth / 2 + cell.clientWidth / 2;
  }, [at]);
  const outcome = (position: number, whose: "hit" | "min_hit") => {
    const step = walk.steps[position];
    // The result of a pending choice stays hidden.
    return step === undefined || position > at ? null : step[whose];
  };
  const told = (hit: boolean | null) => (hit === null ? words.notYet : hit ? words.hit : words.miss);
  return (
    <ScrollRegion ref={region} label={words.requests} className="max-w-full overflow-x-auto">
      <table className="text-center">
        <caption className="sr-only">{words.requests}</caption>
        <tbody>
          <tr>
            <td />
            {requests.map((name, position) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: a request is its position
                key={position}
                ref={position === at ? current : undefined}
                scope="col"
                aria-current={position === at ? "step" : undefined}
                className={`min-w-8 px-1 py-1 font-semibold ${position < at ? "text-ink-muted" : ""} aria-[current]:rounded-sm aria-[current]:outline-2 aria-[current]:outline-mark-requested aria-[current]:-outline-offset-2`}
              >
                {name}
              </th>
            ))}
          </tr>
          {(["hit", "min_hit"] as const).map((whose) => (
            <tr key={whose}>
              <th scope="row" className="pr-3 text-left font-normal text-ink-muted text-sm">
                {whose === "hit" ? words.you : words.min}
              </th>
              {requests.map((_, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a request is its position
                <td key={position} className="h-6">
                  <Sign hit={outcome(position, whose)} />
                  <span className="sr-only">{told(outcome(position, whose))}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
