/** What a lab counts first of all: two bars, two numbers and how they differ, always in view. */
import { memo, useEffect, useRef, useState } from "react";
import type { CounterSpec, RunFrame } from "../engine/types.ts";
import { useRunChoice } from "../state/run/hooks.ts";
import { sameRequests } from "../state/run/scene.ts";
import { text } from "../text/text.ts";
import { largestOf } from "../ui/format.ts";
import { onDemand, Suspense } from "../ui/onDemand.tsx";
import type { BeforeRunProps, Ghost, ShownBefore } from "./Changed.tsx";
import {
  againstFirst,
  apart,
  type CountedLane,
  countersNamed,
  countOf,
  formatCounter,
  judged,
} from "./counters.ts";
import { useHidden } from "./Part.tsx";

/** Where it cannot be loaded, marks stand at the position of the change alone. */
const nothing = () => null;
const ghostly = () => import("./Changed.tsx").catch(() => ({ Changed: nothing, BeforeRun: nothing }));
const Changed = onDemand(async () => (await ghostly()).Changed);
const BeforeRun = onDemand(async () => (await ghostly()).BeforeRun);

interface ScoreProps<Frame> {
  specs: readonly CounterSpec[];
  frame: Frame;
  lanesOf: (frame: Frame) => readonly CountedLane[];
  names?: Readonly<Record<string, string>>;
  /** Those that are compared at one moment too, whatever each lane has served: rates and times of one request. */
  rates?: readonly string[];
  onCurve?: () => void;
}

const SERVED = "served";

function withServed(
  lanes: readonly CountedLane[],
  positions: readonly number[] = [],
): readonly CountedLane[] {
  if (positions.length === 0) return lanes;
  const counted = (lane: Pick<CountedLane, "counters" | "label">, at: number) => ({
    ...lane,
    counters: { ...lane.counters, [SERVED]: positions[at] ?? 0 },
  });
  return lanes.map((lane, at) => {
    const { against } = lane;
    const other = lanes.findIndex(({ label }) => label === against?.label);
    return {
      ...lane,
      ...counted(lane, at),
      ...(against && { against: { ...against, ...counted(against, other) } }),
    };
  });
}

/** The first tiles are always there: what a run costs. */
const ALWAYS = 3;

export function Score<Frame extends RunFrame>(props: ScoreProps<Frame>) {
  const { frame, names = {}, rates = [], onCurve } = props;
  const words = text().counters.score;
  const { moment } = frame;
  // Lanes that have served different requests are compared by how many these are, and by what does not grow with them.
  const even = new Set(moment?.positions).size < 2;
  const served = { id: SERVED, label: words.served, unit: "requests", meaning: words.servedMeaning };
  const specs = even ? props.specs : [{ ...served, better: "higher" as const }, ...props.specs];
  const lanesOf = (frame: Frame) => withServed(props.lanesOf(frame), frame.moment?.positions);
  const lanes = lanesOf(frame);
  const { ghost, beside } = useGhost(frame, lanesOf);
  // On a projector nothing moves from step to step.
  const whole = useRunChoice(({ view }) => view.stage === "present");
  if (useHidden("score")) return null;
  const all = [...lanes, ...(ghost?.lanes ?? [])];
  const values = (spec: CounterSpec) => all.map(({ counters }) => countOf(counters, spec));
  const folds = (spec: CounterSpec, at: number) =>
    !whole && at >= ALWAYS && lanes.length > 1 && new Set(values(spec)).size === 1;
  const folded = specs.filter(folds);
  const nameOf = (spec: CounterSpec) => {
    const name = names[spec.id] ?? spec.label;
    return onCurve === undefined ? (
      <span className="score-name" title={spec.meaning}>
        {name}
      </span>
    ) : (
      <button
        type="button"
        className="score-name cursor-pointer"
        onClick={onCurve}
        title={spec.meaning}
        aria-label={words.curveOf(name)}
      >
        {name}
      </button>
    );
  };
  const shownValue = (spec: CounterSpec, index: number, value: number) => (
    <span className="score-value" data-score={`${spec.id}-${index}`}>
      {Number.isNaN(value) ? "–" : formatCounter(spec, value, values(spec))}
    </span>
  );
  return (
    <section aria-label={words.heading} className="score" data-part="score" data-lanes={lanes.length}>
      <Suspense fallback={null}>
        {beside && <BeforeRun {...beside} />}
        {ghost && <Changed {...{ specs, lanes, names, ghost }} />}
      </Suspense>
      {specs.map((spec, at) => {
        if (folds(spec, at)) return null;
        const most = largestOf(values(spec));
        const share = (value: number) => (most > 0 ? (100 * value) / most || 0 : 0);
        return (
          <dl key={spec.id} className="score-tile">
            <dt>{nameOf(spec)}</dt>
            {lanes.map(({ label, counters, against }, index) => {
              const value = countOf(counters, spec);
              const base = against === undefined ? undefined : countOf(against.counters, spec);
              const before = share(countOf(ghost?.lanes[index]?.counters ?? {}, spec));
              const known = base !== undefined && !Number.isNaN(base - value);
              const compares = even || spec.id === SERVED || rates.includes(spec.id);
              const judgement = known && compares ? judged(spec, base, value) : undefined;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
                <dd key={index} className="score-lane">
                  <span className="sr-only">{label}: </span>
                  <svg
                    className="col-start-1 h-2 w-full rounded-[4px]"
                    aria-hidden="true"
                    viewBox="0 0 100 8"
                    preserveAspectRatio="none"
                  >
                    <rect width="100" height="8" className="fill-track" />
                    <rect width={Math.max(0, share(value))} height="8" className={`fill-lane-${index}`} />
                    {ghost !== null && most > 0 && (
                      <rect x={Math.min(98.5, before)} width="1.5" height="8" className="fill-ink" />
                    )}
                  </svg>
                  {shownValue(spec, index, value)}
                  {base !== undefined && judgement !== undefined && (
                    <span className="score-difference" data-judgement={judgement}>
                      {apart(spec, base, value)}
                      <span className={`score-judgement ${lanes.length === 2 ? "" : "sr-only"}`}>
                        {words[judgement]}
                      </span>
                    </span>
                  )}
                </dd>
              );
            })}
          </dl>
        );
      })}
      {folded.length > 0 && (
        <dl className="flex min-w-0 flex-wrap content-center items-center gap-x-3 px-1 text-[0.8125rem] text-ink-muted">
          <dt className="basis-full">{words.equalIn(lanes.length)}</dt>
          {folded.map((spec) => (
            <dd key={spec.id} className="flex items-baseline gap-1.5 [&_.score-value]:font-normal">
              {nameOf(spec)} {shownValue(spec, 0, values(spec)[0] ?? 0)}
            </dd>
          ))}
        </dl>
      )}
    </section>
  );
}

export function scoreBy<Lane>(counted: (lane: Lane) => CountedLane) {
  type Frame = RunFrame & { lanes: readonly Lane[] };
  const lanesOf = ({ lanes }: Frame) => againstFirst(lanes.map(counted));
  return memo(({ frame, ...rest }: Pick<ScoreProps<Frame>, "frame" | "onCurve">) => (
    <Score specs={countersNamed(frame.counters, frame.lab.score)} {...{ frame, lanesOf, ...rest }} />
  ));
}

/** A run of this length is replayed within a frame, to any position. */
const MOST_REQUESTS = 200_000;

/** What was counted before the last change; `beside`: a run that tells it at other positions, unless replaying takes long. */
function useGhost<Frame extends RunFrame>(
  frame: Frame,
  lanesOf: (frame: Frame) => readonly CountedLane[],
): { ghost: Ghost | null; beside: BeforeRunProps | null } {
  const before = useRunChoice((choices) => choices.before);
  const scene = useRunChoice((choices) => choices.scene);
  const [told, onShown] = useState<ShownBefore | null>(null);
  const { position, requests } = frame;
  const now = { position, lanes: lanesOf(frame) };
  const last = useRef(now);
  const [kept, setKept] = useState({ of: before, counted: now });
  // The first drawing after a change: what was drawn before it is the ghost.
  if (kept.of !== before) setKept({ of: before, counted: last.current });
  useEffect(() => {
    last.current = now;
  });
  if (before === null || scene === null) return { ghost: null, beside: null };
  const stands = kept.counted.position === position;
  const toldNow = told?.scene === before.scene && told.frame.position === position;
  const ghosts = stands ? kept.counted.lanes : toldNow ? lanesOf(told.frame as Frame) : [];
  const quick = sameRequests(before.scene, scene) && requests <= MOST_REQUESTS;
  return {
    ghost: ghosts.length === now.lanes.length ? { lanes: ghosts, scene: before.scene } : null,
    beside: quick && !stands ? { scene: before.scene, position, onShown } : null,
  };
}
