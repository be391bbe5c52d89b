/** What a scene needs besides engine and trace before it can be opened, such as a run of its own program. */
import type { Result } from "../../engine/types.ts";
import type { ChoicesStore, Message, RunChoices } from "./choices.ts";
import type { Works } from "./underWay.ts";

/** Gets something ready; a later change of the scene asks anew. What the reader should know of it, if anything. */
export type Preparation = (
  onProgress: (progress: { share: number }) => void,
  signal: AbortSignal,
) => Promise<Result<string | undefined>>;

/** `prepare` gives what is still to do for a scene over its trace; undefined if nothing is. */
export function createPreparing<Scene, Handle>(
  prepare: ((scene: Scene, trace: Handle | undefined) => Preparation | undefined) | undefined,
  works: Works,
  choices: Pick<ChoicesStore<Pick<RunChoices, "opening">>, "setState">,
  tell: (message: Message) => void,
) {
  /**
   * Does `work` once all is there. That may be later, and never if it cannot be had, which is told, or something else is
   * chosen meanwhile; `meanwhile` is then done first.
   */
  return function whenPrepared(
    scene: Scene,
    trace: Handle | undefined,
    work: () => void,
    meanwhile = () => {},
  ): void {
    works.stop("program");
    const preparation = prepare?.(scene, trace);
    if (preparation === undefined) {
      work();
      return;
    }
    meanwhile();
    choices.setState({ opening: true });
    void works
      .run("program", { share: 0 }, preparation, () => {})
      .then((prepared) => {
        if (prepared === null) return;
        choices.setState({ opening: false });
        if (!prepared.ok) return tell({ tone: "error", text: prepared.failure.message });
        work();
        if (prepared.value !== undefined) tell({ tone: "info", text: prepared.value });
      });
  };
}
