/** Keeps the score's optimum true to the run that is shown. */
import { useEffect, useMemo } from "react";
import { comparisonOf } from "../../../engine/sweep/comparison.ts";
import type { Registry } from "../../../engine/types.ts";
import { useComparison } from "../../../shell/compare/useComparison.ts";
import { useOwnRequests } from "../../../shell/compare/useOwnRequests.ts";
import { leaderboardText } from "../../../text/leaderboard.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { useChoice, useLab } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import { missesAt, scoreWith } from "./score.ts";
import { askForOptimum, showOptimum } from "./shown.ts";

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
    showOptimum(scoreWith(config.frames, missesAt(missed)));
    return () => showOptimum(null);
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
