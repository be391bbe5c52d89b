/** Serves a trace's requests by MIN, beside the page. */
import { tellDeviceMemory } from "../../../engine/deviceMemory.ts";
import { failureOf } from "../../../engine/failure.ts";
import { type Packed, unpacked } from "../../../engine/ownTrace/packed.ts";
import { initSync, Optimum, OwnTraceBuilder, set_device_bytes } from "../../../engine/pkg/ace/ace.js";
import type { Failure } from "../../../engine/types.ts";
import { holdLock } from "../../../engine/workerLock.ts";

export interface Order extends Packed {
  module: WebAssembly.Module;
  /** As JSON. */
  scene: string;
  lane: number;
}

export type Report = { share: number } | { missed: Uint8Array } | { failure: Failure };

const REQUESTS_A_REPORT = 1 << 18;

holdLock((lock) => postMessage(lock));

function found({ module, scene, lane, ...trace }: Order, report: (report: Report) => void): Report {
  initSync({ module });
  tellDeviceMemory(set_device_bytes);
  try {
    const optimum = new Optimum(scene, lane, unpacked(OwnTraceBuilder, trace));
    for (let at = 0; at < optimum.requests; report({ share: at / optimum.requests }))
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
