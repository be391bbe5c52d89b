/** Runs SQL beside the page: one order a worker, which the page may end at any time. */
import init from "@sqlite.org/sqlite-wasm";
import { holdLock } from "../../../engine/module.ts";
import type { Order, Report } from "./protocol.ts";
import { runScript } from "./run.ts";

holdLock((lock) => postMessage(lock));

const silent = () => {};

/** Databases in memory alone, and no words about what else there could be. */
Object.assign(globalThis, {
  sqlite3ApiConfig: {
    ...{ warn: silent, log: silent, debug: silent, error: silent },
    disable: {
      vfs: { opfs: true, "opfs-vfs": true, "opfs-wl": true, "opfs-sahpool": true, kvvfs: true },
    },
  },
});

addEventListener("message", async ({ data }: MessageEvent<Order>) => {
  const report = (report: Report) => postMessage(report);
  try {
    report(runScript(await init(), data, report));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    report({ kind: "failed", failure: { message }, ran: null });
  }
});
