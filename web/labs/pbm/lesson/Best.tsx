import { resolveScene, type SceneSource, useLesson } from "../../../shell/lessons/context.ts";
import { englishCount } from "../../../shell/lessons/english.ts";
import { optimalHits } from "../engine/exact.ts";

/** The hits of MIN on a lane's own requests, inline: for small scenes. */
export function Best({ lane = 0, ...source }: SceneSource & { lane?: number }) {
  const { lab } = useLesson();
  const found = optimalHits(resolveScene(source, lab).scene, lane);
  if (!found.ok) throw new Error(found.failure.message);
  return <span className="tabular-nums">{englishCount(found.value.optimal_hits)}</span>;
}
