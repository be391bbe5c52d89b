/** Serves a trace by every policy, alone and inside ACE, beside the page. */
import { tellDeviceMemory } from "../../../engine/deviceMemory.ts";
import { failureOf } from "../../../engine/failure.ts";
import { initSync, OwnTraceBuilder, Savings, set_device_bytes } from "../../../engine/pkg/ace-all/ace-all.js";
import type { SavingsCell } from "../../../engine/pkg/types/ace.ts";
import type { Failure } from "../../../engine/types.ts";
import { holdLock } from "../../../engine/workerLock.ts";

export interface Order {
  module: WebAssembly.Module;
  /** As JSON. */
  scene: string;
  /** Packed. */
  requests: Uint32Array<ArrayBuffer>;
  pages: number;
  /** What a recording says besides; empty for any other trace. */
  recorded: Uint8Array<ArrayBuffer>;
}

/** Cells of the policies that are finished; all of them at share 1. */
export type Report = { share: number; cells: SavingsCell[] } | { failure: Failure };

const REQUESTS_A_REPORT = 1 << 17;

holdLock((lock) => postMessage(lock));

function compare({ module, scene, requests, pages, recorded }: Order, report: (report: Report) => void) {
  initSync({ module });
  tellDeviceMemory(set_device_bytes);
  try {
    const trace = new OwnTraceBuilder(requests.length, pages);
    trace.push(requests);
    if (recorded.length > 0) trace.record(recorded);
    const savings = new Savings(scene, trace.finish());
    while (!savings.is_done) {
      const served = savings.advance(REQUESTS_A_REPORT);
      const share = savings.is_done ? 1 : served / savings.requests;
      report({ share, cells: JSON.parse(savings.cells_json()) });
    }
  } catch (thrown) {
    report({ failure: failureOf(thrown) });
  }
}

addEventListener("message", ({ data }: MessageEvent<Order>) =>
  compare(data, (report) => postMessage(report)),
);
