import { memo } from "react";
import type { CounterSpec, LabFrame } from "../../engine/types.ts";
import type { LabParts } from "../../lab/parts.ts";
import { type Counted, type CountedLane, countersNamed } from "../../shell/counters.ts";
import { Score as RunScore } from "../../shell/Score.tsx";
import { text } from "../../text/text.ts";
import { onDemand, Suspense } from "../../ui/onDemand.tsx";
import { dirtyPages } from "./beats.ts";
import { countedLanes, isPapers, scoreNames, scoreOf } from "./lanes.ts";
import { useOptimum } from "./optimum/shown.ts";
import { useChoice } from "./state/hooks.ts";

const OptimumOfRun = onDemand(() =>
  import("./optimum/OptimumOfRun.tsx").then(({ OptimumOfRun }) => OptimumOfRun),
);

const LEFT = "dirty_pages";
/** Of lanes with clients. */
const RATES = ["throughput", "latency_mean_us", "latency_p99_us"];

function lanesOf({ lanes }: LabFrame): CountedLane[] {
  // What the lane has yet to write.
  const dirty = lanes.map((lane) => lane.underWay?.dirtyPages ?? dirtyPages(lane));
  const withDirty = (counters: Counted, index: number) => ({ ...counters, [LEFT]: dirty[index] ?? 0 });
  return countedLanes(lanes).map(({ against, counters, ...lane }, index) => ({
    ...lane,
    counters: withDirty(counters, index),
    against: against && { ...against, counters: withDirty(against.counters, lanes[index]?.fork?.lane ?? 0) },
  }));
}

type ScoreProps = Parameters<LabParts<LabFrame>["Score"]>[0];

/** How the lanes compare: device time first. */
export const Score = memo(function Score({ frame, onCurve, few = false }: ScoreProps) {
  const words = text().counters.score;
  const left: CounterSpec = {
    id: LEFT,
    label: words.dirtyPages,
    unit: "pages",
    meaning: words.dirtyPagesMeaning,
    better: "none",
  };
  const { shown: optimum, asked } = useOptimum();
  const registry = useChoice((choices) => choices.registry);
  const isFound =
    asked || !frame.lanes.every(({ policy }) => registry !== null && isPapers(registry, policy.id));
  const named = countersNamed(frame.counters, scoreOf(frame.lab.score, frame.lanes));
  const served = frame.lanes[0]?.served !== undefined;
  const specs = few ? named.slice(0, 4) : served ? named : [...named, left];
  return (
    <>
      <RunScore
        specs={few || optimum === null ? specs : optimum.specs(specs)}
        frame={frame}
        lanesOf={(frame) => optimum?.lanes(frame, lanesOf(frame)) ?? lanesOf(frame)}
        names={scoreNames()}
        {...(served && { rates: RATES })}
        {...(onCurve && { onCurve })}
      />
      <div className="optimum">
        <Suspense>{isFound && !served && <OptimumOfRun />}</Suspense>
      </div>
    </>
  );
});
