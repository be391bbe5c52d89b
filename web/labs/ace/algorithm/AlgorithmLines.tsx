/** Algorithm 1 with the lines of this step marked for each lane. */
import { type KeyboardEvent, useId, useState } from "react";
import type { LaneFrame, LinePart } from "../../../engine/types.ts";
import { whyText } from "../../../text/why.ts";
import { laneKey, laneLabel } from "../lanes.ts";

type Lane = Pick<LaneFrame, "config"> & { step: Pick<LaneFrame["step"], "lines"> };

function has({ config }: Lane, part: LinePart): boolean {
  if (part === "any") return true;
  return part === "reader" ? config.prefetch : config.mode === part;
}

/** The lines that at least one of the lanes has, by their numbers from 1, with the places of the lanes that ran them in this step. */
export const shownLines = (parts: readonly LinePart[], lanes: readonly Lane[]) =>
  parts.flatMap((part, at) => {
    const number = at + 1;
    if (!lanes.some((lane) => has(lane, part))) return [];
    const ranIn = lanes.flatMap(({ step }, index) => (step.lines.includes(number) ? [index] : []));
    return [{ number, ranIn }];
  });

/** A lane's shape: a disc, a triangle, a square, a diamond. */
const SHAPES = [
  "M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0 -9z",
  "M6 1l5 9.5h-10z",
  "M1.75 1.75h8.5v8.5h-8.5z",
  "M6 0.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z",
];
const FILLS = ["fill-lane-0", "fill-lane-1", "fill-lane-2", "fill-lane-3"];

const LaneSign = ({ lane }: { lane: number }) => (
  <svg width={12} height={12} className="inline-block shrink-0" aria-hidden="true">
    <path d={SHAPES[lane % SHAPES.length]} className={FILLS[lane % FILLS.length]} />
  </svg>
);

/** Up and down go from line to line. */
function goOn(event: KeyboardEvent<HTMLOListElement>) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  event.preventDefault();
  buttons[at + by]?.focus();
}

export function AlgorithmLines({ parts, lanes }: { parts: readonly LinePart[]; lanes: LaneFrame[] }) {
  const words = whyText().algorithm;
  const labels = lanes.map(laneLabel);
  const withReader = lanes.some((lane) => lane.config.prefetch);
  const shown = shownLines(parts, lanes);
  const id = useId();
  const [opened, setOpened] = useState<readonly number[]>([]);
  // To one line of all the Tab key comes; from it the arrow keys go on. The line where the focus was may be gone with its lane.
  const [sought, setSought] = useState(1);
  const reached = shown.some(({ number }) => number === sought) ? sought : 1;
  return (
    <div className="algorithm max-w-4xl text-[0.9375rem]">
      <p className="flex flex-wrap gap-x-4 py-1 text-sm" aria-hidden="true">
        {labels.map((label, lane) => (
          <span key={laneKey(lane)} className="inline-flex items-center gap-1.5">
            <LaneSign lane={lane} /> {label}
          </span>
        ))}
      </p>
      <ol aria-label={words.title} className="list-none" onKeyDown={goOn}>
        {shown.map(({ number, ranIn }) => {
          const told = words.lines[number - 1];
          if (told === undefined) return null;
          const ran = ranIn.length > 0;
          const isOpen = opened.includes(number);
          const others = opened.filter((other) => other !== number);
          return (
            <li
              key={number}
              data-line={number}
              data-ran={ranIn.join(" ")}
              className={ran ? "bg-surface-raised" : undefined}
            >
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`${id}-${number}`}
                tabIndex={number === reached ? 0 : -1}
                onFocus={() => setSought(number)}
                onClick={() => setOpened(isOpen ? others : [...others, number])}
                className="flex min-h-6 w-full items-center gap-2 px-1 text-left leading-snug pointer-coarse:min-h-11"
              >
                <span className="flex shrink-0 gap-1" aria-hidden="true">
                  {labels.map((label, lane) => (
                    <span
                      key={laneKey(lane)}
                      className="flex size-3"
                      title={ranIn.includes(lane) ? label : undefined}
                    >
                      {ranIn.includes(lane) && <LaneSign lane={lane} />}
                    </span>
                  ))}
                </span>
                <span className="w-5 shrink-0 text-right text-ink-muted text-xs tabular-nums">{number}</span>
                <span
                  className={`min-w-0 flex-1 ${ran ? "font-medium" : "text-ink-muted"}`}
                  style={{ paddingLeft: `${told.depth * 1.25}em` }}
                >
                  {(withReader && told.withReader) || told.code}
                </span>
                {ran && (
                  <span className="ran-in text-ink-muted text-xs">
                    <span className="sr-only">: </span>
                    {words.ran(ranIn.map((lane) => labels[lane] ?? ""))}
                  </span>
                )}
              </button>
              <p id={`${id}-${number}`} hidden={!isOpen} className="pb-2 pl-14 text-ink-muted text-sm">
                {told.help}
              </p>
            </li>
          );
        })}
      </ol>
      <p className="pt-2 text-ink-muted text-xs">
        {words.source} {words.onDemand}
      </p>
    </div>
  );
}
