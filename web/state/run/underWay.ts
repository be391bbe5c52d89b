/** What takes a while, one thing at a time: a newer one takes the place of an older; the run at hand stays meanwhile. */
import type { UnderWay } from "./choices.ts";

/** What is done sooner than this shows no progress. */
const SHOWN_AFTER_MS = 200;

/** How far something is, without the time it has taken. */
type Progress<Kind extends UnderWay["kind"]> = Omit<Extract<UnderWay, { kind: Kind }>, "kind" | "elapsed_ms">;

/** Does such things; `show` tells how far the present one is, and `null` once there is none. */
export function createUnderWay(show: (shown: UnderWay | null) => void) {
  let current: { kind: UnderWay["kind"]; abort: AbortController } | undefined;

  /** Ends what is on its way, if it is of this kind; returns whether it was. */
  function stop(kind = current?.kind): boolean {
    if (current === undefined || current.kind !== kind) return false;
    current.abort.abort();
    current = undefined;
    show(null);
    return true;
  }

  /**
   * Does some work in place of the one on its way. Null if it was stopped, or another took its place: what it gave after
   * all is then let go with `free`.
   */
  async function run<Kind extends UnderWay["kind"], T>(
    kind: Kind,
    first: Progress<Kind>,
    work: (onProgress: (progress: Progress<Kind>) => void, signal: AbortSignal) => Promise<T>,
    free: (given: T) => void,
  ): Promise<T | null> {
    stop();
    const own = { kind, abort: new AbortController() };
    current = own;
    const since = performance.now();
    let last = first;
    let shown = false;
    const tell = () => {
      const elapsed_ms = performance.now() - since;
      if (shown && current === own) show({ ...last, kind, elapsed_ms } as unknown as UnderWay);
    };
    const timer = setTimeout(() => {
      shown = true;
      tell();
    }, SHOWN_AFTER_MS);
    const onProgress = (progress: Progress<Kind>) => {
      last = progress;
      tell();
    };
    const given = await work(onProgress, own.abort.signal).finally(() => clearTimeout(timer));
    if (current !== own) {
      free(given);
      return null;
    }
    current = undefined;
    show(null);
    return given;
  }

  return { run, stop };
}

export type Works = ReturnType<typeof createUnderWay>;
