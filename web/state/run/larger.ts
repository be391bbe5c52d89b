/** An engine that not every visit loads: it takes the place of the one at hand with the first link or scene that asks for it. */
import type { Failure, Result } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import type { ChoicesStore, RunChoices } from "./choices.ts";
import type { Works } from "./underWay.ts";

export interface LargerEngine<Scene, Registry, Handle> {
  /** Whether a link, or a scene, names what is not in this registry but may be in the larger one. */
  isAskedFor: (asked: string | Scene, registry: Registry) => boolean;
  /** Loads it; a later call shares the work, unless it failed. */
  load: () => Promise<Registry>;
  /** A copy of a trace of the engine that gave the one registry, in the engine that gave the other. */
  copied: (trace: Handle, from: Registry, to: Registry, signal: AbortSignal) => Promise<Handle>;
}

/** What goes over from one engine to the other. */
interface HandOver<Registry, Handle> {
  /** Of the engine at hand. */
  registry: () => Registry;
  /** The reader's own trace in it, if one is open. */
  trace: () => Handle | undefined;
  /** Goes on in the engine of this registry, with the copy of that trace. */
  take: (registry: Registry, trace: Handle | undefined) => void;
  reject: (failure: Failure) => void;
}

export function createLarger<Scene, Registry, Handle extends { free: () => void }>(
  larger: LargerEngine<Scene, Registry, Handle> | undefined,
  { registry, trace, take, reject }: HandOver<Registry, Handle>,
  works: Works,
  choices: Pick<ChoicesStore<Pick<RunChoices, "opening">>, "setState">,
) {
  /** Loads it, if it is asked for. Whether the engine knows what is asked then: not if something else was chosen meanwhile. */
  async function known(asked: string | Scene): Promise<Result<boolean>> {
    if (larger?.isAskedFor(asked, registry()) !== true) return { ok: true, value: true };
    const settled = () => choices.setState({ opening: false });
    const bring = async (signal: AbortSignal): Promise<Result<readonly [Registry, Handle | undefined]>> => {
      signal.addEventListener("abort", settled);
      try {
        const [before, own] = [registry(), trace()];
        const next = await larger.load();
        return { ok: true, value: [next, own && (await larger.copied(own, before, next, signal))] };
      } catch (error) {
        return notLoaded(error);
      }
    };
    const letGo = (brought: Awaited<ReturnType<typeof bring>>) => brought.ok && brought.value[1]?.free();
    const begun = works.run("engine", {}, (_, signal) => bring(signal), letGo);
    choices.setState({ opening: true });
    const brought = await begun;
    if (brought === null) return { ok: true, value: false };
    settled();
    if (!brought.ok) return brought;
    take(...brought.value);
    return { ok: true, value: true };
  }

  /**
   * Does `work` once the engine knows what is asked for. That may be later, and never if it cannot be loaded, which is
   * told, or something else is chosen meanwhile; `meanwhile` is then done first. The run at hand stays till then.
   */
  function whenKnown(asked: string | Scene, work: () => void, meanwhile = () => {}): void {
    works.stop("engine");
    if (larger?.isAskedFor(asked, registry()) !== true) work();
    else {
      meanwhile();
      void known(asked).then((answer) => {
        if (!answer.ok) reject(answer.failure);
        else if (answer.value) work();
      });
    }
  }

  return { whenKnown, known };
}

function notLoaded(error: unknown): { ok: false; failure: Failure } {
  const why = error instanceof Error ? error.message : String(error);
  return {
    ok: false,
    failure: { field: "engine", value: "", legal: "", message: text().messages.noLarger(why) },
  };
}
