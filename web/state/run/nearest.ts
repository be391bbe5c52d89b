/** What is nearest to a link that the engine refuses: what finds it is loaded with the first of them. */
import type { ChoicesStore, RunChoices, RunScene } from "./choices.ts";
import type { DecodedLink } from "./definition.ts";
import type { Mending } from "./mended.ts";

/** Undefined where there is none, where it cannot be loaded, and if something else was opened meanwhile. */
export async function nearest<Scene extends RunScene, State extends { scene: Scene }>(
  refused: Mending<Scene, State>,
  state: State,
  choices: Pick<ChoicesStore<Pick<RunChoices, "scene">>, "getState">,
): Promise<DecodedLink<State> | undefined> {
  const { scene } = choices.getState();
  // Where it cannot be loaded, the refusal stands.
  const loaded = await import("./mended.ts").catch(() => null);
  return loaded === null || choices.getState().scene !== scene ? undefined : loaded.mended(refused, state);
}
