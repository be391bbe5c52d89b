/** From a scene to the session that opens it: its trace, what the lab prepares, the engine. The run at hand stays meanwhile. */
import { laneAlone } from "../../engine/apart.ts";
import { attempt } from "../../engine/runSession.ts";
import { SLICE_MS, yieldToBrowser } from "../../engine/slices.ts";
import type { Axis, Failure, Result } from "../../engine/types.ts";
import type { LabDefinition, LabTypes, SessionOf, TraceMaking } from "./definition.ts";
import { requestsOf } from "./scene.ts";
import type { Tell, Works } from "./underWay.ts";
import { wantedTrace } from "./wanted.ts";

/** A trace that is not made by then goes on in slices. */
const AT_ONCE_MS = 100;
const TRIAL_MS = 20;
/** Requests drawn between two looks at the clock: well below a millisecond. */
const UNITS = 1 << 14;
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

/** A session at the start of its scene, and what the reader should know of it, if anything. */
export interface Prepared<T extends LabTypes> {
  session: SessionOf<T>;
  note?: string | undefined;
}

export function createPrepare<T extends LabTypes>(
  lab: LabDefinition<T>,
  works: Works,
  registry: () => T["registry"],
) {
  type Scene = T["scene"];
  type Handle = T["handle"];
  const { making: begin, madeFor = requestsOf } = lab;
  let own: Handle | undefined;
  /** The last trace that was generated, and one that could not be made at once. */
  let last: { of: string; trace: Handle } | undefined;
  let begun: { of: string; making: TraceMaking<Handle> } | undefined;

  function keep(next: typeof last): void {
    last?.trace.free();
    last = next;
  }

  function kept(of: string, made: Result<Handle>): Result<Handle> {
    if (made.ok) keep({ of, trace: made.value });
    return made;
  }

  const known = (scene: Scene, given: Handle | undefined): Handle | undefined =>
    wantedTrace(scene) !== null ? given : last?.of === madeFor(scene) ? last.trace : undefined;

  /** That trace, none where the engine makes it by itself, or why it cannot be made; undefined if making it takes a while. */
  function traceAtHand(scene: Scene, given: Handle | undefined): Result<Handle | undefined> | undefined {
    const isOwn = wantedTrace(scene) !== null;
    if (isOwn) keep(undefined);
    const trace = known(scene, given);
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

  /** Goes on with the trace that could not be made at once, in slices that leave the page alive; null if it was stopped. */
  async function traceInSlices(tell: Tell, signal: AbortSignal): Promise<Result<Handle> | null> {
    if (begun === undefined) throw new Error("nothing was begun");
    const { of, making } = begun;
    begun = undefined;
    let made: Result<Handle> | undefined;
    let toldAt = Number.NEGATIVE_INFINITY;
    while (made === undefined && !signal.aborted) {
      if (performance.now() - toldAt > TOLD_EACH_MS) {
        toldAt = performance.now();
        tell({ kind: "workload", share: making.share });
      }
      made = advance(making, SLICE_MS);
      await yieldToBrowser();
    }
    making.free();
    if (!signal.aborted && made !== undefined) return kept(of, made);
    if (made?.ok) made.value.free();
    return null;
  }

  /** Opened at its start: a far position is then reached in slices that leave the page alive. */
  function sessionOf(scene: Scene, trace: Handle | undefined, note?: string): Result<Prepared<T>> {
    const session = lab.session({ ...scene, at: 0 }, registry(), trace);
    return session.ok ? { ok: true, value: { session: session.value, note } } : session;
  }

  /** Prepares or refuses a scene at once; undefined if that takes longer. Cancels an ongoing preparation. */
  function atHand(scene: Scene, trace = own): Result<Prepared<T>> | undefined {
    works.stop("scene");
    const made = traceAtHand(scene, trace);
    if (made === undefined || (made.ok && lab.prepare?.(scene, trace) !== undefined)) return undefined;
    return made.ok ? sessionOf(scene, made.value) : made;
  }

  /** The same, however long it takes: replaces a preparation in progress. Null if it is replaced or stopped itself. */
  const inTime = (scene: Scene, trace = own): Promise<Result<Prepared<T>> | null> =>
    works.run(
      "scene",
      async (tell, signal) => {
        const made = traceAtHand(scene, trace) ?? (await traceInSlices(tell, signal));
        if (made === null || !made.ok) return made;
        const share = (done: number) => tell({ kind: "program", share: done });
        const done = await lab.prepare?.(scene, trace)?.(share, signal);
        if (signal.aborted) return null;
        if (done?.ok !== false) return sessionOf(scene, made.value, done?.value);
        // The engine has nothing to say against it.
        lab.choices.setState({ message: { tone: "error", text: done.failure.message } });
        return null;
      },
      (late) => late?.ok && late.value.session.close(),
    );

  /** A session of a scene beside the shown one; the caller must close it. */
  const session = (scene: Scene): Result<SessionOf<T>> => lab.session(scene, registry(), known(scene, own));

  /** Lets the lanes of a scene's session stand apart, each in a session of its own; why they cannot, if so. */
  function standApart(run: SessionOf<T>, scene: Scene, axis: Axis): Failure | null {
    const alone: { session: SessionOf<T>; chain: readonly number[] }[] = [];
    for (const index of (scene.lanes as unknown[]).keys()) {
      const { scene: own, chain } = (lab.alone ?? laneAlone)({ ...scene, at: 0 }, index);
      const opened = session(own as unknown as Scene);
      if (!opened.ok) {
        for (const { session } of alone) session.close();
        return opened.failure;
      }
      alone.push({ session: opened.value, chain });
    }
    run.standApart(axis, alone);
    return null;
  }

  /** Whether a scene opens over its trace, as far as a moment shows: one that takes long to generate is taken to. */
  function opens(scene: Scene): boolean {
    const open = (trace?: Handle) => {
      const opened = lab.session(scene, registry(), trace);
      if (opened.ok) opened.value.close();
      return opened.ok;
    };
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

  /** Takes another trace of the reader's own; whether there was one before. */
  function setOwn(trace: Handle): boolean {
    const before = own;
    own = trace;
    before?.free();
    return before !== undefined;
  }

  return { atHand, inTime, session, standApart, opens, setOwn };
}
