/** Carries out runs of one experiment, one a message. */
import { failureOf } from "../failure.ts";
import { initSync, Sweep } from "../pkg/sweep/sweep.js";
import type { Done, Open, Run } from "./protocol.ts";

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
  sweep = new Sweep(data.experiment, data.settings);
});
