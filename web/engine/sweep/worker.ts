/** Carries out runs of one experiment, one a message. */
import { tellDeviceMemory } from "../deviceMemory.ts";
import { failureOf } from "../failure.ts";
import { initSync, Sweep, set_device_bytes } from "../pkg/sweep/sweep.js";
import { holdLock } from "../workerLock.ts";
import type { Done, Open, Run } from "./protocol.ts";

holdLock((lock) => postMessage(lock));

let sweep: Sweep | undefined;

function done(run: number): Done {
  try {
    if (sweep === undefined) throw new Error("a run before its experiment");
    return { run, record: sweep.run(run) };
  } catch (thrown) {
    return { run, failure: failureOf(thrown) };
  }
}

addEventListener("message", ({ data }: MessageEvent<Open | Run>) => {
  if (typeof data === "number") {
    postMessage(done(data));
    return;
  }
  initSync({ module: data.module });
  tellDeviceMemory(set_device_bytes);
  sweep = new Sweep(data.experiment, data.settings);
});
