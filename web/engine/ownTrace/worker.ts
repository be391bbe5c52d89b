/** The worker that reads one trace file. It loads the reader module itself: only opening a file needs it. */
import { holdLock } from "../module.ts";
import init from "../pkg/reader/reader.js";
import { type Order, type Report, readFile } from "./read.ts";

holdLock((lock) => self.postMessage(lock));

const post = (report: Report, transfer: Transferable[]) => self.postMessage(report, { transfer });

self.onmessage = ({ data }: MessageEvent<Order>) => {
  init().then(
    () => readFile(data, post),
    (error: unknown) => post({ kind: "failed", thrown: `The reader could not be loaded: ${error}` }, []),
  );
};
