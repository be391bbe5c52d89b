/** Traces that a scene generates: at once where that is quick, else in slices that leave the page alive. */
import { breath, SLICE_MS } from "../../engine/breath.ts";
import { attempt } from "../../engine/runSession.ts";
import type { Result } from "../../engine/types.ts";
import type { ChoicesStore, RunChoices, RunScene } from "./choices.ts";
import type { TraceHandle, TraceMaking } from "./definition.ts";
import type { Works } from "./underWay.ts";
import { wantedTrace } from "./wanted.ts";

/** What is not made by then goes on in slices. */
const AT_ONCE_MS = 100;
/** The same where many scenes are tried. */
const TRIAL_MS = 20;
/** Requests drawn between two looks at the clock: well below a millisecond. */
const UNITS = 1 << 14;

/** Goes on for so long. What was made, or why it cannot be; undefined if more is to do. */
function advance<Handle>(making: TraceMaking<Handle>, ms: number): Result<Handle> | undefined {
  const until = performance.now() + ms;
  do {
    const made = attempt(() => making.advance(UNITS));
    if (!made.ok) return made;
    if (made.value !== undefined) return { ok: true, value: made.value };
  } while (performance.now() < until);
  return undefined;
}

async function inSlices<Handle>(
  making: TraceMaking<Handle>,
  onProgress: (progress: { share: number }) => void,
  signal: AbortSignal,
): Promise<Result<Handle> | undefined> {
  let made: Result<Handle> | undefined;
  let toldAt = 0;
  while (made === undefined && !signal.aborted) {
    made = advance(making, SLICE_MS);
    if (performance.now() - toldAt > 100) {
      toldAt = performance.now();
      onProgress({ share: making.share });
    }
    await breath();
  }
  return made;
}

/**
 * `begin` begins to make the trace of a scene, and throws what the engine says against it. Scenes for which `madeFor` says
 * the same have the same.
 */
export function createGenerating<Scene extends RunScene, Handle extends TraceHandle>(
  begin: ((scene: Scene) => TraceMaking<Handle>) | undefined,
  madeFor: (scene: Scene) => string,
  works: Works,
  choices: Pick<ChoicesStore<Pick<RunChoices<Scene>, "opening">>, "setState">,
) {
  /** What was made last, or why it could not be, and for which requests. */
  let last: { of: string; made: Result<Handle> } | undefined;

  function keep(next: typeof last): void {
    if (last?.made.ok) last.made.value.free();
    last = next;
  }

  /** What is known of a scene's trace; undefined if it has yet to be generated. */
  const known = (scene: Scene): Result<Handle> | undefined =>
    last !== undefined && last.of === madeFor(scene) ? last.made : undefined;

  function done(scene: Scene, made: Result<Handle>, work: () => void): void {
    keep({ of: madeFor(scene), made });
    work();
    // Another time there may be memory enough.
    if (!made.ok) keep(undefined);
  }

  /** Begins to make what is not known yet; undefined if there is nothing to make. */
  function begun(scene: Scene): TraceMaking<Handle> | undefined {
    if (begin === undefined || known(scene) !== undefined) return undefined;
    if (wantedTrace(scene) !== null) {
      keep(undefined);
      return undefined;
    }
    // What is refused at once is refused again, and told, when the scene is opened.
    const making = attempt(() => begin(scene));
    return making.ok ? making.value : undefined;
  }

  /**
   * Does `work` once the trace of its scene is there, or is known not to come. That may be later, and never if something
   * else is chosen meanwhile; `meanwhile` is then done first.
   */
  function whenMade(scene: Scene, work: () => void, meanwhile = () => {}): void {
    works.stop("workload");
    choices.setState({ opening: false });
    const making = begun(scene);
    const quick = making && advance(making, AT_ONCE_MS);
    if (making === undefined) work();
    else if (quick !== undefined) {
      making.free();
      done(scene, quick, work);
    } else {
      meanwhile();
      choices.setState({ opening: true });
      const slices = (onProgress: (progress: { share: number }) => void, signal: AbortSignal) =>
        inSlices(making, onProgress, signal).finally(() => making.free());
      void works.run("workload", { share: making.share }, slices, letGo).then((made) => {
        if (made === null || made === undefined) return;
        choices.setState({ opening: false });
        done(scene, made, work);
      });
    }
  }

  /**
   * Whether a scene opens over its trace, as far as a moment shows: one that takes long to generate is taken to, if the
   * engine begins it.
   */
  function opens(scene: Scene, open: (trace?: Handle) => boolean): boolean {
    const made = known(scene);
    if (begin === undefined || made !== undefined) return open(made?.ok ? made.value : undefined);
    const making = attempt(() => begin(scene));
    if (!making.ok) return false;
    const quick = advance(making.value, TRIAL_MS);
    making.value.free();
    if (!quick?.ok) return quick === undefined;
    const opened = open(quick.value);
    quick.value.free();
    return opened;
  }

  /** Ends it; returns whether there was anything to end. */
  function stop(): boolean {
    const was = works.stop("workload");
    if (was) choices.setState({ opening: false });
    return was;
  }

  return { whenMade, known, opens, stop };
}

const letGo = (made: Result<TraceHandle> | undefined): void => {
  if (made?.ok) made.value.free();
};
