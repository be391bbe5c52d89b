/** Keeps the score's optimum true to the run that is shown. */
import { useEffect, useMemo } from "react";
import { comparisonOf } from "../../../engine/sweep/comparison.ts";
import type { CounterSpec, LabFrame, LaneFrame, Registry } from "../../../engine/types.ts";
import type { CountedLane } from "../../../shell/counters.ts";
import { useComparison, useOwnRequests } from "../../../shell/useComparison.tsx";
import { leaderboardText } from "../../../text/leaderboard.ts";
import { Button, ProgressBar } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { comparedWith } from "../lanes.ts";
import { useChoice, useLab } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import { askForOptimum, type ShownOptimum, useOptimum } from "./shown.ts";

/** Memory in bytes: requests here and in the worker, each page's next request, and two bits per request. */
const bytesOf = (requests: number, pages: number) => 12 * requests + 4 * pages + requests / 4;

export function OptimumOfRun() {
  const registry = useChoice((choices) => choices.registry);
  const scene = useChoice((choices) => choices.scene);
  useEffect(askForOptimum, []);
  return registry && scene && <Found {...{ registry, scene }} />;
}

function Found({ registry, scene }: { registry: Registry; scene: Scene }) {
  const lab = useLab();
  const opening = useChoice((choices) => choices.opening);
  const own = useOwnRequests(scene, true);
  const lane = scene.lanes.findIndex(({ prefetch, fork }) => prefetch !== true && fork === undefined);
  const comparison = useMemo(() => {
    if (lane < 0 || opening || own === undefined) return null;
    const { pages, workload, start } = scene;
    const frames = scene.lanes[lane]?.frames ?? scene.frames;
    // All that the optimum hangs on: its pool is that of any policy on any device.
    const lanes = [{ id: "lane", set: { policy: registry.policies[0]?.id, mode: "baseline" } }];
    return comparisonOf(
      { pages, frames, workload, start, device: registry.devices[0]?.id },
      { axes: [], lanes, counters: [], extent: "unpinned", missed: true },
      own,
    );
  }, [registry, scene, lane, opening, own]);
  const { results, failure, progress, waits, begin } = useComparison(comparison, {
    ...{ settled_ms: 250, untold_ms: 1_000 },
  });
  const missed = results?.missed;
  useEffect(() => {
    const config = lab.playback.session?.frame().lanes[lane]?.config;
    if (missed === undefined || config === undefined) return;
    useOptimum.setState({ shown: scoreWith(config.frames, missesAt(missed)) });
    return () => useOptimum.setState({ shown: null });
  }, [lab, lane, missed]);
  const words = leaderboardText().optimum;
  if (waits && own !== undefined)
    return (
      <p>
        {words.asked(
          formatCount(own.requests),
          formatCount(Math.ceil(bytesOf(own.requests, Number(scene.pages)) / 2 ** 20)),
        )}{" "}
        <Button onClick={begin}>{words.find}</Button>
      </p>
    );
  if (failure !== null) return <p>{words.failed(failure)}</p>;
  if (progress === null) return null;
  return (
    <div>
      {words.finding}
      <ProgressBar label={words.finding} done={progress} words={`${Math.round(100 * progress)}%`} />
    </div>
  );
}

const ID = "above_optimum";
const BEFORE = "hits";

/** Misses above the optimum in percent; not a number where there is no bound: with a Reader, or another number of frames. */
function aboveOptimum({ config, step, fork }: LaneFrame, frames: number, least: number): number {
  if (config.prefetch || config.frames !== frames || fork !== undefined) return Number.NaN;
  const misses = step.counters.misses ?? 0;
  return least === 0 ? 0 : (100 * (misses - least)) / least;
}

/** What the score says of the optimum; `missesAt`: what MIN has missed in a pool of so many frames. */
function scoreWith(frames: number, missesAt: (position: number) => number): ShownOptimum {
  const spec = (): CounterSpec => {
    const { above, aboveMeaning } = leaderboardText().optimum;
    return { id: ID, label: above, unit: "%", meaning: aboveMeaning, better: "lower" };
  };
  const withIt = (counters: CountedLane["counters"], lane: LaneFrame | undefined, least: number) =>
    lane === undefined ? counters : { ...counters, [ID]: aboveOptimum(lane, frames, least) };
  return {
    specs: (specs) => {
      const at = specs.findIndex(({ id }) => id === BEFORE);
      return specs.toSpliced(at < 0 ? specs.length : at, 0, spec());
    },
    lanes: ({ lanes: frameLanes, position }: LabFrame, lanes) => {
      const least = missesAt(position);
      return lanes.map(({ counters, against, ...lane }, index) => ({
        ...lane,
        counters: withIt(counters, frameLanes[index], least),
        against: against && {
          ...against,
          counters: withIt(against.counters, comparedWith(frameLanes, index), least),
        },
      }));
    },
  };
}

/** Bytes between two sums that are kept. */
const BLOCK = 512;

const ones = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll("0", "").length);

/** Misses among the first so many requests. */
export function missesAt(missed: Uint8Array): (position: number) => number {
  const sums = new Uint32Array(Math.floor(missed.length / BLOCK) + 1);
  const count = (from: number, to: number) => {
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += ones[missed[at] ?? 0] ?? 0;
    return sum;
  };
  for (let block = 1; block < sums.length; block += 1)
    sums[block] = (sums[block - 1] ?? 0) + count((block - 1) * BLOCK, block * BLOCK);
  return (position) => {
    const whole = position >> 3;
    const block = Math.floor(whole / BLOCK);
    const rest = (missed[whole] ?? 0) & ((1 << (position & 7)) - 1);
    return (sums[block] ?? 0) + count(block * BLOCK, whole) + (ones[rest] ?? 0);
  };
}
