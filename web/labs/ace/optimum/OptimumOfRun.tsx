/** Keeps the score's optimum true to the run that is shown. */
import { useEffect, useMemo, useState } from "react";
import { leaderboardText } from "../../../text/leaderboard.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { useChoice, useLab, useShownPart } from "../state/hooks.ts";
import { findOptimum } from "./find.ts";
import { missesAt } from "./misses.ts";
import { scoreWith } from "./score.ts";
import { askForOptimum, showOptimum } from "./shown.ts";

/** Above this it is asked for. */
const MOST_REQUESTS = 10_000_000;
/** A scene that is being changed is waited for. */
const SETTLED_MS = 250;
/** A wait shorter than this is not told. */
const UNTOLD_MS = 1_000;

/** Bytes: requests here and in the worker, when each page is asked for, and a bit a request, twice. */
const bytesOf = (requests: number, pages: number) => 12 * requests + 4 * pages + requests / 4;

export function OptimumOfRun() {
  const lab = useLab();
  const scene = useChoice((choices) => choices.scene);
  const requests = useShownPart(({ frame }) => frame?.requests) ?? 0;
  const opening = useChoice((choices) => choices.opening);
  const [agreed, setAgreed] = useState("");
  const [told, setTold] = useState<{ share: number } | { failure: string } | null>(null);
  const lane = scene?.lanes.findIndex(({ prefetch, fork }) => prefetch !== true && fork === undefined) ?? -1;
  // All that the optimum hangs on.
  const key = useMemo(() => {
    if (scene === null || lane < 0) return "";
    const { pages, frames, workload, start } = scene;
    return JSON.stringify([pages, scene.lanes[lane]?.frames ?? frames, workload, start, lane, requests]);
  }, [scene, lane, requests]);
  useEffect(askForOptimum, []);
  const asks = requests > MOST_REQUESTS && agreed !== key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether a scene is another one for the optimum
  useEffect(() => {
    setTold(null);
    if (key === "" || asks || opening) return;
    const stopped = new AbortController();
    const find = async () => {
      const { session } = lab.playback;
      const config = session?.frame().lanes[lane]?.config;
      if (session === null || scene === null || config === undefined) return;
      const begun = performance.now();
      const missed = await findOptimum({
        ...{ scene: JSON.stringify({ ...scene, at: 0 }), lane },
        ...session.packed(),
        signal: stopped.signal,
        onShare: (share) => performance.now() - begun > UNTOLD_MS && setTold({ share }),
      });
      setTold(null);
      showOptimum(scoreWith(config.frames, missesAt(missed)));
    };
    const timer = setTimeout(() => {
      find().catch((error: unknown) => {
        if (!stopped.signal.aborted)
          setTold({ failure: error instanceof Error ? error.message : String(error) });
      });
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
      showOptimum(null);
    };
  }, [lab, key, asks, opening]);
  const words = leaderboardText().optimum;
  if (asks && key !== "")
    return (
      <p>
        {words.asked(
          formatCount(requests),
          formatCount(Math.ceil(bytesOf(requests, Number(scene?.pages)) / 2 ** 20)),
        )}{" "}
        <Button onClick={() => setAgreed(key)}>{words.find}</Button>
      </p>
    );
  if (told === null) return null;
  if ("failure" in told) return <p>{words.failed(told.failure)}</p>;
  return (
    <div>
      {words.finding}
      <ProgressBar label={words.finding} done={told.share} words={`${Math.round(100 * told.share)}%`} />
    </div>
  );
}
