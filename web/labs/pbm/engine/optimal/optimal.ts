/** MIN on a lane's own requests, computed beside the page. */
import { engineFailure } from "../../../../engine/failure.ts";
import { compiled } from "../../../../engine/module.ts";
import address from "../../../../engine/pkg/pbm/pbm_bg.wasm?url";
import { spokenFailure } from "../../../../engine/spoken.ts";
import type { Result } from "../../../../engine/types.ts";
import { endTold } from "../../../../engine/workerEnd.ts";
import { text } from "../../../../text/text.ts";
import type { OptimalHits } from "../types.ts";

/** The part of a worker that is used; tests put another one in its place. */
export interface Computing {
  postMessage(order: Order): void;
  terminate(): void;
  onmessage: ((event: { data: Report }) => void) | null;
  onerror: ((event: { message: string }) => void) | null;
}

const newWorker = (): Computing =>
  endTold(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })) as Computing;

const stopped = (why: string): Report => ({
  ok: false,
  failure: engineFailure(text().messages.workerStopped(why)),
});

/** Reports the result once, unless stopped before; returns a function that stops the search. */
export function computeOptimal(
  scene: object,
  lane: number,
  tell: (report: Report) => void,
  start = newWorker,
  module = () => compiled(address),
): () => void {
  let worker: Computing | undefined;
  let over = false;
  const end = () => {
    over = true;
    worker?.terminate();
  };
  const told = (report: Report) => {
    if (over) return;
    end();
    tell(report.ok ? report : { ok: false, failure: spokenFailure(report.failure) });
  };
  module().then(
    (code) => {
      if (over) return;
      worker = start();
      worker.onmessage = ({ data }) => told(data);
      worker.onerror = ({ message }) => told(stopped(message));
      worker.postMessage({ module: code, scene: JSON.stringify(scene), lane });
    },
    (error: unknown) => told(stopped(String(error))),
  );
  return end;
}

export type Order = { module: WebAssembly.Module; scene: string; lane: number };
export type Report = Result<OptimalHits>;
