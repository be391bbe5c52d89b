/** Opening own traces: one file at a time, a newer one in place of an older; the run at hand stays until it is read. */
import type { ReadTrace } from "../../engine/ownTrace/open.ts";
import type { Progress } from "../../engine/ownTrace/protocol.ts";
import type { Failure } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import type { Reading } from "./choices.ts";
import type { TraceHandle } from "./definition.ts";

/** Files that are read sooner than this show no progress. */
const SHOWN_AFTER_MS = 200;

/** What reads files is loaded with the first one; without a network it may not come. */
function notLoaded(error: unknown): { ok: false; failure: Failure } {
  const why = error instanceof Error ? error.message : String(error);
  const message = text().page.notLoaded(why);
  return { ok: false, failure: { field: "trace", value: "", legal: "", message } };
}

/** `readTrace` reads a file into the lab's engine; `show` tells how far it is. */
export function createReading<Handle extends TraceHandle>(
  readTrace: (
    file: File,
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
  ) => Promise<ReadTrace<Handle>>,
  show: (reading: Reading | null) => void,
) {
  let current: AbortController | undefined;

  /** Ends the reading that is on its way, if there is one; returns whether there was. */
  function stop(): boolean {
    const was = current !== undefined;
    current?.abort();
    current = undefined;
    if (was) show(null);
    return was;
  }

  /** Reads a file. Null if it was stopped, or another took its place. */
  async function read(file: File): Promise<ReadTrace<Handle> | null> {
    stop();
    const own = new AbortController();
    current = own;
    const since = performance.now();
    let last: Progress = { bytes: 0, total: file.size, requests: 0 };
    let shown = false;
    const tell = () => {
      const elapsed_ms = performance.now() - since;
      if (shown && current === own) show({ ...last, name: file.name, elapsed_ms });
    };
    const timer = setTimeout(() => {
      shown = true;
      tell();
    }, SHOWN_AFTER_MS);
    const onProgress = (progress: Progress) => {
      last = progress;
      tell();
    };
    const result = await readTrace(file, onProgress, own.signal).catch(notLoaded);
    clearTimeout(timer);
    if (current !== own) {
      if (result.ok) result.value.handle.free();
      return null;
    }
    current = undefined;
    show(null);
    return result;
  }

  return { read, stop };
}
