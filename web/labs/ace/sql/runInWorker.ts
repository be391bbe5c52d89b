/** Runs a script in a worker of its own, so that nothing it does holds up the page. */
import { cut } from "../../../ui/cut.ts";
import { MOST_TEXT, type Order, type Ran, type Report, type SqlFailure } from "./protocol.ts";

export interface Outcome {
  ran: Ran | null;
  failure: SqlFailure | null;
}

export interface Progress {
  statement: number;
  requests: number;
}

/** Rejects on a cancel. */
export async function runInWorker(
  order: Order,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Outcome> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "sql" });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.onerror = ({ message }) =>
        resolve({ ran: null, failure: { message: cut(message, MOST_TEXT, order.words) } });
      worker.onmessage = ({ data }: MessageEvent<Report>) => {
        if (data.kind === "progress") onProgress(data);
        else if (data.kind === "ran") resolve({ ran: data.ran, failure: null });
        else resolve({ ran: data.ran, failure: data.failure });
      };
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}
