/** How far a curve has come, what it takes, and ways to begin it, give it up and go on. */
import type { Failure } from "../../../engine/types.ts";
import { sizesText } from "../../../text/sizes.ts";
import { Button, ProgressBar } from "../../../ui/Button.tsx";
import { formatBytes, formatCount, formatRemaining } from "../../../ui/format.ts";
import type { useCurve } from "./useCurve.ts";

export type Curve = ReturnType<typeof useCurve>;

/** The field whose text was refused, by the engine's name of it. */
export const fieldOf = ({ field }: Failure) =>
  new Map([
    ["frames", "sizes"],
    ["warm-up", "warm_up"],
    ["page_size", "page_size"],
  ]).get(field);

export function SizesProgress({ curve }: { curve: Curve }) {
  const { facts, rows, running, failure, waits, fits, trace_bytes, left_ms, begin, cancel } = curve;
  const words = sizesText();
  if (!fits) return <p role="alert">{words.tooLarge(formatBytes(trace_bytes))}</p>;
  if (failure !== null && fieldOf(failure) === undefined)
    return (
      <p role="alert" className="note mb-0 border-error text-sm">
        {failure.message}
      </p>
    );
  const [done, all] = [rows.length, facts?.points ?? 0];
  const points = words.done(formatCount(done), formatCount(all));
  const left = left_ms === null ? "" : words.left(formatRemaining(left_ms, 0.5));
  return (
    <div
      className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-sm"
      data-curve-done={all > 0 && done === all}
    >
      {running && (
        <>
          <Button onClick={cancel}>{words.cancel}</Button>
          <span className="w-48">
            <ProgressBar label={words.computing} done={all === 0 ? undefined : done / all} words={points} />
          </span>
        </>
      )}
      {waits && (
        <Button primary={done === 0} onClick={begin}>
          {done === 0 ? words.compute : words.goOn}
        </Button>
      )}
      {all > 0 && (
        <span className="tabular-nums">
          {points}
          {running && left !== "" && `, ${left}`}
        </span>
      )}
    </div>
  );
}
