/** Serves a trace's requests by MIN, beside the page. */
import { tellDeviceMemory } from "../../../engine/deviceMemory.ts";
import { failureOf } from "../../../engine/failure.ts";
import { initSync, Optimum, OwnTraceBuilder, set_device_bytes } from "../../../engine/pkg/ace-all/ace-all.js";
import type { Failure } from "../../../engine/types.ts";
import { holdLock } from "../../../engine/workerLock.ts";

export interface Order {
  module: WebAssembly.Module;
  /** As JSON. */
  scene: string;
  lane: number;
  /** Packed. */
  requests: Uint32Array;
  pages: number;
}

export type Report = { share: number } | { missed: Uint8Array } | { failure: Failure };

const REQUESTS_A_REPORT = 1 << 18;

holdLock((lock) => postMessage(lock));

function found({ module, scene, lane, requests, pages }: Order, report: (report: Report) => void): Report {
  initSync({ module });
  tellDeviceMemory(set_device_bytes);
  try {
    const trace = new OwnTraceBuilder(requests.length, pages);
    trace.push(requests);
    const optimum = new Optimum(scene, lane, trace.finish());
    for (let at = 0; at < requests.length; report({ share: at / requests.length }))
      at = optimum.advance(REQUESTS_A_REPORT);
    return { missed: optimum.missed() };
  } catch (thrown) {
    return { failure: failureOf(thrown) };
  }
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  const report = (report: Report) => postMessage(report);
  report(found(data, report));
});
