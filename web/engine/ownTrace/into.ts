/** Opens trace files in the engine of a lab, which must be loaded. */
import { endTold } from "../workerEnd.ts";
import { adoptInto, type TraceBuilder } from "./adopt.ts";
import { openTrace, type Reading, type ReadTrace } from "./open.ts";
import type { Columns, Progress } from "./protocol.ts";

const newWorker = (): Reading =>
  endTold(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));

/**
 * See {@link openTrace}. `begin` gives the builder for columns; `allOperations` says whether requests may create pages.
 */
export const tracesInto =
  <Handle>(begin: (columns: Columns) => TraceBuilder<Handle>, allOperations = false) =>
  (
    file: Blob,
    name: string,
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
    start = newWorker,
  ): Promise<ReadTrace<Handle>> => {
    const adopt = (columns: Columns, stop: AbortSignal) => adoptInto(() => begin(columns), columns, stop);
    return openTrace({ start, allOperations, adopt }, file, name, onProgress, signal);
  };
