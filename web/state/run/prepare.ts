/** From a scene to the session that opens it. The run at hand stays meanwhile. */
import type { Result } from "../../engine/types.ts";
import type { Base } from "./base.ts";
import type { LabTypes, SessionOf } from "./definition.ts";
import { requestsOf } from "./scene.ts";
import { createTraces } from "./traces.ts";
import type { Tell } from "./underWay.ts";

/** A session at the start of its scene, and what the reader should know of it, if anything. */
export interface Prepared<T extends LabTypes> {
  session: SessionOf<T>;
  note?: string | undefined;
}

export function createPrepare<T extends LabTypes>({ lab, registry, works, tell: say }: Base<T>) {
  const traces = createTraces(lab.making, lab.madeFor ?? requestsOf);
  /** The reader's own trace, if one is open. */
  let own: T["handle"] | undefined;

  /** Prepares or refuses a scene at once; undefined if that takes longer. Cancels an ongoing preparation. */
  function atHand(scene: T["scene"], trace = own): Result<Prepared<T>> | undefined {
    works.stop("scene");
    const made = traces.atHand(scene, trace);
    if (made === undefined || (made.ok && lab.prepare?.(scene, trace) !== undefined)) return undefined;
    if (!made.ok) return made;
    const session = lab.session({ ...scene, at: 0 }, registry(), made.value);
    return session.ok ? { ok: true, value: { session: session.value } } : session;
  }

  /** The same, however long it takes: its trace first, then what the lab prepares, then the session. Null if that is given up. */
  async function prepare(
    scene: T["scene"],
    trace: T["handle"] | undefined,
    tell: Tell,
    signal: AbortSignal,
  ): Promise<Result<Prepared<T>> | null> {
    const made =
      traces.atHand(scene, trace) ??
      (await traces.inSlices((share) => tell({ kind: "workload", share }), signal));
    if (made === null || !made.ok) return made;
    const done = await lab.prepare?.(scene, trace)?.((share) => tell({ kind: "program", share }), signal);
    if (signal.aborted) return null;
    if (done?.ok === false) {
      // The engine has nothing to say against it.
      say({ tone: "error", text: done.failure.message });
      return null;
    }
    // Opened at its start: a far position is then reached in slices that leave the page alive.
    const session = lab.session({ ...scene, at: 0 }, registry(), made.value);
    return session.ok ? { ok: true, value: { session: session.value, note: done?.value } } : session;
  }

  return {
    atHand,
    /** See {@link prepare}: replaces a preparation in progress, and is replaced by the next one. */
    inTime: (scene: T["scene"], trace = own): Promise<Result<Prepared<T>> | null> =>
      works.run(
        "scene",
        (tell, signal) => prepare(scene, trace, tell, signal),
        (late) => late?.ok && late.value.session.close(),
      ),
    /** A session of a scene beside the shown one; the caller must close it. */
    session: (scene: T["scene"]): Result<SessionOf<T>> =>
      lab.session(scene, registry(), traces.known(scene, own)),
    /** Whether a scene opens over its trace; see `createTraces`. */
    opens: (scene: T["scene"]): boolean =>
      traces.opens(scene, (trace) => {
        const session = lab.session(scene, registry(), trace);
        if (session.ok) session.value.close();
        return session.ok;
      }),
    /** Takes another trace of the reader's own; whether there was one before. */
    setOwn(trace: T["handle"]): boolean {
      const before = own;
      own = trace;
      before?.free();
      return before !== undefined;
    },
  };
}

export type Preparing<T extends LabTypes> = ReturnType<typeof createPrepare<T>>;
