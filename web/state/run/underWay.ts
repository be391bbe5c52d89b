/** Long-running jobs, one at a time: a newer one replaces an older one; the current run stays until then. */
import type { UnderWay } from "./choices.ts";

/** What is done sooner than this shows no progress. */
const SHOWN_AFTER_MS = 200;

/** Without the time that it has taken. */
type Progress = UnderWay extends infer Kind
  ? Kind extends UnderWay
    ? Omit<Kind, "elapsed_ms">
    : never
  : never;

export type Tell = (progress: Progress) => void;

/** A file that is read, or a scene that is opened. */
type Job = "file" | "scene";

/** Runs the jobs; `show` receives the progress of the current one, and is called again when it ends. */
export function createUnderWay(show: (shown: { underWay: UnderWay | null; opening: boolean }) => void) {
  let current: { job: Job; abort: AbortController } | undefined;

  function end(): void {
    current = undefined;
    show({ underWay: null, opening: false });
  }

  /** Ends what is on its way, if it is this job; returns whether it was. */
  function stop(job = current?.job): boolean {
    if (current === undefined || current.job !== job) return false;
    current.abort.abort();
    end();
    return true;
  }

  /** Null if it was stopped, or another took its place: what it gave after all is then let go with `free`. */
  async function run<T>(
    job: Job,
    work: (tell: Tell, signal: AbortSignal) => Promise<T>,
    free: (given: T) => void = () => {},
  ): Promise<T | null> {
    stop();
    const own = { job, abort: new AbortController() };
    current = own;
    const opening = job === "scene";
    show({ underWay: null, opening });
    let [since, isShown] = [performance.now(), false];
    let last: Progress | undefined;
    const put = () => {
      const elapsed_ms = performance.now() - since;
      if (isShown && last !== undefined && current === own)
        show({ underWay: { ...last, elapsed_ms } as UnderWay, opening });
    };
    const timer = setTimeout(() => {
      isShown = true;
      put();
    }, SHOWN_AFTER_MS);
    const tell = (progress: Progress) => {
      if (progress.kind !== last?.kind) since = performance.now();
      last = progress;
      put();
    };
    const given = await work(tell, own.abort.signal)
      .catch((error: unknown) => {
        if (current === own) end();
        throw error;
      })
      .finally(() => clearTimeout(timer));
    if (current !== own) {
      free(given);
      return null;
    }
    end();
    return given;
  }

  return { run, stop };
}

export type Works = ReturnType<typeof createUnderWay>;
