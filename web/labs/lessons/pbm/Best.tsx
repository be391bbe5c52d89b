import { optimalHits } from "../../../engine/pbm/exact.ts";
import { useLesson } from "../context.ts";
import { englishCount } from "../english.ts";
import { resolveScene, type SceneSource } from "../scene/resolve.ts";

/** The hits of MIN on a lane's own requests, inline: for small scenes. */
export function Best({ lane = 0, ...source }: SceneSource & { lane?: number }) {
  const { lab } = useLesson();
  const found = optimalHits(resolveScene(source, lab).scene, lane);
  if (!found.ok) throw new Error(found.failure.message);
  return <span className="tabular-nums">{englishCount(found.value.optimal_hits)}</span>;
}
