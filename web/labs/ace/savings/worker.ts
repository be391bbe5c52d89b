/** Serves a trace by every policy, alone and inside ACE, beside the page. */
import { tellDeviceMemory } from "../../../engine/deviceMemory.ts";
import { failureOf } from "../../../engine/failure.ts";
import { type Packed, unpacked } from "../../../engine/ownTrace/packed.ts";
import { initSync, OwnTraceBuilder, Savings, set_device_bytes } from "../../../engine/pkg/sweep/sweep.js";
import type { SavingsCell } from "../../../engine/pkg/types/ace.ts";
import type { Failure } from "../../../engine/types.ts";
import { holdLock } from "../../../engine/workerLock.ts";

export interface Order extends Packed {
  module: WebAssembly.Module;
  /** As JSON. */
  scene: string;
}

/** Cells of the policies that are finished; all of them at share 1. */
export type Report = { share: number; cells: SavingsCell[] } | { failure: Failure };

const REQUESTS_A_REPORT = 1 << 17;

holdLock((lock) => postMessage(lock));

function compare({ module, scene, ...trace }: Order, report: (report: Report) => void) {
  initSync({ module });
  tellDeviceMemory(set_device_bytes);
  try {
    const savings = new Savings(scene, unpacked(OwnTraceBuilder, trace));
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
