/** Traces that scenes generate: at once where that is quick, else in slices that leave the page alive. The last one is kept. */

import { attempt } from "../../engine/runSession.ts";
import { SLICE_MS, yieldToBrowser } from "../../engine/slices.ts";
import type { Result } from "../../engine/types.ts";
import type { RunScene } from "./choices.ts";
import type { TraceHandle, TraceMaking } from "./definition.ts";
import { wantedTrace } from "./wanted.ts";

/** What is not made by then goes on in slices. */
const AT_ONCE_MS = 100;
/** The same where many scenes are tried. */
const TRIAL_MS = 20;
/** Requests drawn between two looks at the clock: well below a millisecond. */
const UNITS = 1 << 14;
/** Interval of progress reports for a long one. */
const TOLD_EACH_MS = 100;

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

/**
 * `begin` begins to make the trace of a scene, and throws what the engine says against it. Scenes for which `madeFor` says
 * the same have the same.
 */
export function createTraces<Scene extends RunScene, Handle extends TraceHandle>(
  begin: ((scene: Scene) => TraceMaking<Handle>) | undefined,
  madeFor: (scene: Scene) => string,
) {
  let last: { of: string; trace: Handle } | undefined;
  /** One that could not be made at once. */
  let begun: { of: string; making: TraceMaking<Handle> } | undefined;

  function keep(next: typeof last): void {
    last?.trace.free();
    last = next;
  }

  function kept(of: string, made: Result<Handle>): Result<Handle> {
    if (made.ok) keep({ of, trace: made.value });
    return made;
  }

  /** The trace of a scene, if it is there; `own` is the reader's that is open. */
  function known(scene: Scene, own: Handle | undefined): Handle | undefined {
    if (wantedTrace(scene) !== null) return own;
    return last?.of === madeFor(scene) ? last.trace : undefined;
  }

  /** That trace, none where the engine makes it by itself, or why it cannot be made; undefined if making it takes a while. */
  function atHand(scene: Scene, own: Handle | undefined): Result<Handle | undefined> | undefined {
    const isOwn = wantedTrace(scene) !== null;
    if (isOwn) keep(undefined);
    const trace = known(scene, own);
    if (isOwn || trace !== undefined || begin === undefined) return { ok: true, value: trace };
    const of = madeFor(scene);
    if (begun?.of === of) return undefined;
    const making = attempt(() => begin(scene));
    // What is refused at once is refused again, and told, when the scene is opened.
    if (!making.ok) return { ok: true, value: undefined };
    const made = advance(making.value, AT_ONCE_MS);
    if (made === undefined) {
      begun?.making.free();
      begun = { of, making: making.value };
      return undefined;
    }
    making.value.free();
    return kept(of, made);
  }

  /** Goes on with the one that could not be made at once; null if it was stopped. */
  async function inSlices(
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Result<Handle> | null> {
    if (begun === undefined) throw new Error("nothing was begun");
    const { of, making } = begun;
    begun = undefined;
    let made: Result<Handle> | undefined;
    let toldAt = Number.NEGATIVE_INFINITY;
    while (made === undefined && !signal.aborted) {
      if (performance.now() - toldAt > TOLD_EACH_MS) {
        toldAt = performance.now();
        onProgress(making.share);
      }
      made = advance(making, SLICE_MS);
      await yieldToBrowser();
    }
    making.free();
    if (!signal.aborted && made !== undefined) return kept(of, made);
    if (made?.ok) made.value.free();
    return null;
  }

  /**
   * Whether a scene opens over its trace, as far as a moment shows: one that takes long to generate is taken to, if the
   * engine begins it.
   */
  function opens(scene: Scene, open: (trace?: Handle) => boolean): boolean {
    const trace = known(scene, undefined);
    if (begin === undefined || trace !== undefined) return open(trace);
    const making = attempt(() => begin(scene));
    if (!making.ok) return false;
    const quick = advance(making.value, TRIAL_MS);
    making.value.free();
    if (!quick?.ok) return quick === undefined;
    const opened = open(quick.value);
    quick.value.free();
    return opened;
  }

  return { known, atHand, inSlices, opens };
}
