/** Opens a trace file in the flash + magnetic lab's engine, which must be loaded. */
import { adoptInto } from "../ownTrace/adopt.ts";
import { openTrace, type Reading, type ReadTrace } from "../ownTrace/open.ts";
import type { Progress } from "../ownTrace/protocol.ts";
import { type OwnTrace, OwnTraceBuilder } from "../pkg/hybrid/hybrid.js";

const newWorker = (): Reading =>
  new Worker(new URL("../ownTrace/worker.ts", import.meta.url), { type: "module" });

/** See {@link openTrace}. */
export const readOwnTrace = (
  file: Blob,
  name: string,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
  start = newWorker,
): Promise<ReadTrace<OwnTrace>> =>
  openTrace(
    {
      start,
      allOperations: true,
      adopt: (columns, stop) =>
        adoptInto(
          () => new OwnTraceBuilder(columns.requests.length, columns.pages, columns.created),
          columns,
          stop,
        ),
    },
    file,
    name,
    onProgress,
    signal,
  );
