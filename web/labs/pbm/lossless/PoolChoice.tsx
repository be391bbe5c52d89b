/** The string with what became of each request, and the pool before one: what must stay, the boundary, what may go. */
import { useEffect, useRef } from "react";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { losslessText } from "../../../text/lossless.ts";
import { formatCount } from "../../../ui/format.ts";
import { Mark } from "../../../ui/marks.tsx";
import type { Resident, Walk, WalkStep } from "../engine/types.ts";

interface PoolProps {
  step: WalkStep;
  frames: number;
  nameOf: (block: number) => string;
  shown: boolean;
  onChoose: (block: number) => void;
}

const nextWords = (next: number | null) => {
  const words = losslessText().play;
  return next === null ? words.never : words.next(formatCount(next + 1));
};

interface BlockProps {
  resident: Resident;
  name: string;
  shown: boolean;
  asked: boolean;
  chosen: boolean;
  onChoose: () => void;
}

function Block({ resident, name, shown, asked, chosen, onChoose }: BlockProps) {
  const words = losslessText().play;
  const optimal = shown && resident.min_optimal;
  const face = (
    <>
      <span className="block font-semibold text-xl">{name}</span>
      <span className="block whitespace-nowrap text-sm">{nextWords(resident.next)}</span>
      <span className="block min-h-5 whitespace-nowrap text-sm" aria-hidden="true">
        {chosen && (
          <b className="text-mark-victim">
            <Mark sign="✕" />{" "}
          </b>
        )}
        {shown && (optimal ? <span className="text-ok">✓ {words.mayGo}</span> : words.stays)}
      </span>
    </>
  );
  const edge = chosen ? "border-mark-victim" : optimal ? "border-dashed border-ok" : "border-line-strong";
  const look = `block min-w-20 rounded-md border-2 px-2 pt-1 text-center ${edge}`;
  const state = [
    nextWords(resident.next),
    shown ? (resident.min_optimal ? words.optimal : words.notOptimal) : "",
    chosen ? words.chosen : "",
  ]
    .filter(Boolean)
    .join(", ");
  if (!asked)
    return (
      <span className={look}>
        {face}
        {shown && <span className="sr-only">{state}</span>}
      </span>
    );
  return (
    <button
      type="button"
      aria-label={`${words.choose(name)}: ${state}`}
      aria-pressed={chosen}
      className={`${look} cursor-pointer bg-surface hover:bg-surface-raised`}
      onClick={onChoose}
    >
      {face}
    </button>
  );
}

export function PoolChoice({ step, frames, nameOf, shown, onChoose }: PoolProps) {
  const words = losslessText().play;
  const asked = step.decision.kind !== "none";
  const victim = step.decision.kind === "evicted" ? step.decision.block : null;
  const free = frames - step.pool.length;
  // One list, so that a block keeps the focus when the boundary appears beside it.
  const boundary = shown && step.boundary > 0 && step.boundary < step.pool.length ? step.boundary : -1;
  return (
    <div>
      <ul className="mt-1 flex flex-wrap items-stretch gap-2" aria-label={words.pool}>
        {step.pool.map((resident, at) => (
          <li
            key={resident.block}
            className={at === boundary ? "border-ink border-l-4 border-double pl-2" : ""}
          >
            <Block
              resident={resident}
              name={nameOf(resident.block)}
              shown={shown}
              asked={asked}
              chosen={resident.block === victim}
              onChoose={() => onChoose(resident.block)}
            />
          </li>
        ))}
        {free > 0 && <li className="self-center pl-2 text-ink-muted text-sm">{words.free(free)}</li>}
      </ul>
      <p className="mt-1 min-h-5 text-ink-muted text-sm">
        {shown ? (boundary < 0 ? words.noBoundary(step.boundary === 0) : words.boundary) : words.order}
      </p>
    </div>
  );
}

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
