/** Opens trace files in this lab's engine, and takes them along into another build of it. */
import { adoptInto } from "../../../engine/ownTrace/adopt.ts";
import { tracesInto } from "../../../engine/ownTrace/into.ts";
import type { Reading, ReadTrace } from "../../../engine/ownTrace/open.ts";
import type { Progress } from "../../../engine/ownTrace/protocol.ts";
import type { OwnTrace } from "../../../engine/pkg/ace/ace.js";
import type { Registry } from "../../../engine/types.ts";
import { type Build, buildOf } from "./builds.ts";
import { smallest } from "./smallest.ts";

/** Reads a file into the build that gave a registry, or a recorded one, which that may not take, into the one with every policy. */
export async function readOwnTrace(
  registry: Registry,
  loadAll: () => Promise<Registry>,
  file: Blob,
  name: string,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
  start?: () => Reading,
): Promise<ReadTrace<OwnTrace> & { registry: Registry }> {
  let into = registry;
  const read = tracesInto<OwnTrace>(async ({ requests, pages, recorded }) => {
    if (recorded.length > 0) into = await loadAll();
    const { OwnTraceBuilder } = buildOf(into);
    return new OwnTraceBuilder(requests.length, pages);
  });
  const result = await read(file, name, onProgress, signal, start);
  return { ...result, registry: into };
}

/** A copy of a trace of the build that gave a registry in another build; the trace stays. Throws what the engine throws, or on a cancel. */
export async function ownTraceCopied(
  trace: OwnTrace,
  from: Registry,
  { OwnTraceBuilder }: Build,
  signal: AbortSignal,
): Promise<OwnTrace> {
  const { pages } = trace;
  const lab = new (buildOf(from).Lab)(JSON.stringify(smallest(from, pages)), trace.share());
  try {
    const requests = lab.requests_between(0, lab.requests);
    const named = lab.renumbered ? pagesOf(requests, pages) : new Uint32Array();
    const ids = BigUint64Array.from(named, (page) => lab.original_id(page));
    const recorded = new Uint8Array();
    const columns = { hash: "", pages, created: 0, requests, renumbered: named, ids, recorded };
    return await adoptInto(() => new OwnTraceBuilder(requests.length, pages), columns, signal);
  } finally {
    lab.free();
  }
}

/** The pages that are asked for, rising. */
function pagesOf(requests: Uint32Array, pages: number): Uint32Array {
  const asked = new Uint8Array(pages);
  for (const request of requests) asked[request >>> 1] = 1;
  return Uint32Array.from(asked.keys()).filter((page) => asked[page] === 1);
}
