/** Compares what ACE saves under every policy and on every device, in a worker. */
import { compiled } from "../../../engine/module.ts";
import address from "../../../engine/pkg/sweep/sweep_bg.wasm?url";
import type { SavingsCell } from "../../../engine/pkg/types/ace.ts";
import { spokenFailure } from "../../../engine/spoken.ts";
import { endTold } from "../../../engine/workerEnd.ts";
import type { Order, Report } from "./worker.ts";

export interface Asked extends Omit<Order, "module"> {
  signal: AbortSignal;
  /** Told of what is finished. */
  onCells: (cells: readonly SavingsCell[], share: number) => void;
}

/** All cells. Rejects with what is wrong, in words, and on a cancel. */
export async function compareAll({ signal, onCells, ...order }: Asked): Promise<readonly SavingsCell[]> {
  const module = await compiled(address);
  signal.throwIfAborted();
  const worker = endTold(
    new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "savings" }),
  );
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }: MessageEvent<Report>) => {
        if ("failure" in data) reject(new Error(spokenFailure(data.failure).message));
        else if (data.share === 1) resolve(data.cells);
        else onCells(data.cells, data.share);
      };
      worker.postMessage({ module, ...order } satisfies Order, [order.requests.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
