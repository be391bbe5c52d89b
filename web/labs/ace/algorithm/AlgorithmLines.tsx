/** Algorithm 1 with the lines of this step marked for each lane. */
import { useId, useState } from "react";
import type { LaneFrame, LinePart } from "../../../engine/types.ts";
import { whyText } from "../../../text/why.ts";
import { laneKey, laneLabel } from "../lanes.ts";
import { LaneSign } from "./LaneSign.tsx";
import { type ShownLine, shownLines } from "./model.ts";

interface LineProps {
  line: ShownLine;
  labels: string[];
  withReader: boolean;
}

/** A line is a button: pressed, it says what it stands for. */
function Line({ line: { number, ranIn }, labels, withReader }: LineProps) {
  const [open, setOpen] = useState(false);
  const help = useId();
  const words = whyText().algorithm;
  const told = words.lines[number - 1];
  if (told === undefined) return null;
  const ran = ranIn.length > 0;
  return (
    <li data-line={number} data-ran={ranIn.join(" ")} className={ran ? "bg-surface-raised" : undefined}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={help}
        onClick={() => setOpen(!open)}
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
      <p id={help} hidden={!open} className="pb-2 pl-14 text-ink-muted text-sm">
        {told.help}
      </p>
    </li>
  );
}

export function AlgorithmLines({ parts, lanes }: { parts: readonly LinePart[]; lanes: LaneFrame[] }) {
  const words = whyText().algorithm;
  const labels = lanes.map(laneLabel);
  const withReader = lanes.some((lane) => lane.config.prefetch);
  return (
    <div className="algorithm max-w-4xl text-[0.9375rem]">
      <p className="flex flex-wrap gap-x-4 py-1 text-sm" aria-hidden="true">
        {labels.map((label, lane) => (
          <span key={laneKey(lane)} className="inline-flex items-center gap-1.5">
            <LaneSign lane={lane} /> {label}
          </span>
        ))}
      </p>
      <ol aria-label={words.title} className="list-none">
        {shownLines(parts, lanes).map((line) => (
          <Line key={line.number} line={line} labels={labels} withReader={withReader} />
        ))}
      </ol>
      <p className="pt-2 text-ink-muted text-xs">
        {words.source} {words.onDemand}
      </p>
    </div>
  );
}
