/** What a lab counts first of all: two bars, two numbers and how they differ, always in view. */
import type { CounterSpec, RunFrame } from "../engine/types.ts";
import { text } from "../text/text.ts";
import { largestOf } from "../ui/format.ts";
import { onDemand, Suspense } from "../ui/onDemand.tsx";
import { apart, countOf, judged } from "./compared.ts";
import { type CountedLane, formatCounter } from "./counters.ts";
import { useHidden } from "./Part.tsx";
import { useGhost } from "./useGhost.ts";

/** Where it cannot be loaded, marks stand at the position of the change alone. */
const none = () => ({ default: () => null });
const Changed = onDemand(async () => (await import("./Changed.tsx").catch(none)).default);
const BeforeRun = onDemand(async () => (await import("./BeforeRun.tsx").catch(none)).default);

export interface ScoreProps<Frame> {
  specs: readonly CounterSpec[];
  frame: Frame;
  /** What a frame says of its lanes. */
  lanesOf: (frame: Frame) => readonly CountedLane[];
  /** What a counter is called here, where that is not its usual name. */
  names?: Readonly<Record<string, string>>;
  /** Opens the counters' curves. */
  onCurve?: () => void;
}

export function Score<Frame extends RunFrame>(props: ScoreProps<Frame>) {
  const { specs, frame, lanesOf, names = {}, onCurve } = props;
  const words = text().counters.score;
  const lanes = lanesOf(frame);
  const { ghost, beside } = useGhost(frame, lanesOf);
  if (useHidden("score")) return null;
  return (
    <section aria-label={words.heading} className="score" data-part="score" data-lanes={lanes.length}>
      <Suspense fallback={null}>
        {beside && <BeforeRun {...beside} />}
        {ghost && <Changed {...{ specs, lanes, names, ghost }} />}
      </Suspense>
      {specs.map((spec) => {
        const all = [...lanes, ...(ghost?.lanes ?? [])];
        const beside = all.map(({ counters }) => countOf(counters, spec));
        const most = largestOf(beside);
        const name = names[spec.id] ?? spec.label;
        return (
          <dl key={spec.id} className="score-tile">
            <dt>
              {onCurve === undefined ? (
                <span className="score-name" title={spec.meaning}>
                  {name}
                </span>
              ) : (
                <button
                  type="button"
                  className="score-name"
                  onClick={onCurve}
                  title={spec.meaning}
                  aria-label={words.curveOf(name)}
                >
                  {name}
                </button>
              )}
            </dt>
            {lanes.map(({ label, counters, against }, index) => {
              const value = countOf(counters, spec);
              const base = against === undefined ? undefined : countOf(against.counters, spec);
              const judgement =
                base === undefined || Number.isNaN(base - value) ? undefined : judged(spec, base, value);
              return (
                // A lane is its place.
                // biome-ignore lint/suspicious/noArrayIndexKey: lanes have no other key
                <dd key={index} className="score-lane">
                  <span className="sr-only">{label}: </span>
                  <svg
                    className="score-bar"
                    aria-hidden="true"
                    viewBox="0 0 100 8"
                    preserveAspectRatio="none"
                  >
                    <rect width="100" height="8" className="fill-track" />
                    <rect
                      width={most > 0 ? (100 * value) / most || 0 : 0}
                      height="8"
                      className={`fill-lane-${index}`}
                    />
                    {ghost !== null && most > 0 && (
                      <rect
                        x={Math.min(
                          98.5,
                          (100 * (countOf(ghost.lanes[index]?.counters ?? {}, spec) || 0)) / most,
                        )}
                        width="1.5"
                        height="8"
                        className="score-before"
                      />
                    )}
                  </svg>
                  <span className="score-value" data-score={`${spec.id}-${index}`}>
                    {Number.isNaN(value) ? "–" : formatCounter(spec, value, beside)}
                  </span>
                  {base !== undefined && judgement !== undefined && (
                    <span className="score-difference" data-judgement={judgement}>
                      {apart(spec, base, value)}
                      <span className="score-judgement">{words[judgement]}</span>
                    </span>
                  )}
                </dd>
              );
            })}
          </dl>
        );
      })}
    </section>
  );
}
