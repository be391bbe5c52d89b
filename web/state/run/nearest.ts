/** What is nearest to a link that the engine refuses: what finds it is loaded with the first of them. */
import type { RunScene } from "./choices.ts";
import type { DecodedLink } from "./definition.ts";
import type { Mending } from "./mended.ts";
import type { Works } from "./underWay.ts";
import { wantedTrace } from "./wanted.ts";

/** How the engine's refusals for want of memory end. The largest scene that fits would be one that nobody asked for. */
const MEMORY = / are to be had$/;

/** Undefined where there is none, where it cannot be loaded, and if something else is opened meanwhile. */
export async function nearest<Scene extends RunScene, State extends { scene: Scene }>(
  refused: Mending<Scene, State>,
  state: State,
  works: Works,
): Promise<DecodedLink<State> | undefined> {
  // A trace that only its owner has cannot be tried.
  if (wantedTrace(state.scene) !== null || MEMORY.test(refused.failure.legal)) return undefined;
  // Where it cannot be loaded, the refusal stands.
  const loading = () => import("./mended.ts").catch(() => null);
  const loaded = await works.run("scene", loading, () => undefined);
  return loaded?.mended(refused, state);
}
