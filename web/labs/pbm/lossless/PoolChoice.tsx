/** The pool before a request, by next request: what must stay, the boundary, what may go. Each block can be chosen. */
import { losslessText } from "../../../text/lossless.ts";
import { formatCount } from "../../../ui/format.ts";
import { Mark } from "../../../ui/marks.tsx";
import type { Resident, WalkStep } from "../engine/types.ts";

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
