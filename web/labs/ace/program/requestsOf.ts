/** The requests of a trace as the sandbox takes them. */
import type { OwnTrace } from "../../../engine/pkg/ace/ace.js";
import type { Registry } from "../../../engine/types.ts";
import { buildOf } from "../engine/builds.ts";
import { smallest } from "../engine/smallest.ts";

/** Copied out of the build that gave the registry; the trace stays. */
export function requestsOf(trace: OwnTrace, registry: Registry): { requests: Uint32Array; pages: number } {
  const { pages } = trace;
  const lab = new (buildOf(registry).Lab)(JSON.stringify(smallest(registry, pages)), trace.share());
  try {
    return { requests: lab.requests_between(0, lab.requests), pages };
  } finally {
    lab.free();
  }
}
