/** Opens trace files in this lab's engine, and takes them along into another build of it. */
import { adoptInto } from "../../../engine/ownTrace/adopt.ts";
import { tracesInto } from "../../../engine/ownTrace/into.ts";
import type { OwnTrace } from "../../../engine/pkg/ace/ace.js";
import type { Registry } from "../../../engine/types.ts";
import { type Build, buildOf } from "./builds.ts";
import { smallest } from "./smallest.ts";

export const ownTracesIn = ({ OwnTraceBuilder }: Build) =>
  tracesInto<OwnTrace>(({ requests, pages }) => new OwnTraceBuilder(requests.length, pages));

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
    const columns = { hash: "", pages, created: 0, requests, renumbered: named, ids };
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
