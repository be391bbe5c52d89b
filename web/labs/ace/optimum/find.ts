/** Finds out at which requests MIN misses, in a worker. */
import { compiled } from "../../../engine/module.ts";
import address from "../../../engine/pkg/ace/ace_bg.wasm?url";
import { spokenFailure } from "../../../engine/spoken.ts";
import { endTold } from "../../../engine/workerEnd.ts";
import type { Order, Report } from "./worker.ts";

export interface Asked extends Omit<Order, "module"> {
  signal: AbortSignal;
  onShare: (share: number) => void;
}

/** A bit a request, the first one lowest. Rejects with what is wrong, in words, and on a cancel. */
export async function findOptimum({ signal, onShare, ...order }: Asked): Promise<Uint8Array> {
  const module = await compiled(address);
  signal.throwIfAborted();
  const worker = endTold(
    new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "optimum" }),
  );
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }: MessageEvent<Report>) => {
        if ("share" in data) onShare(data.share);
        else if ("failure" in data) reject(new Error(spokenFailure(data.failure).message));
        else resolve(data.missed);
      };
      worker.postMessage({ module, ...order } satisfies Order);
    });
  } finally {
    worker.terminate();
  }
}
