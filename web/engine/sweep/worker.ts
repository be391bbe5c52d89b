/** Carries out runs of one experiment, one a message. */
import { failureOf } from "../failure.ts";
import { holdLock, tellDeviceMemory } from "../module.ts";
import { unpacked } from "../ownTrace/packed.ts";
import { initSync, OwnTraceBuilder, Sweep, set_device_bytes } from "../pkg/sweep/sweep.js";
import type { Done, Open, Run } from "./pool.ts";

const REQUESTS_A_REPORT = 1 << 18;

holdLock((lock) => postMessage(lock));

let order: Open | undefined;
let sweep: Sweep | undefined;

/** Opened with the first run, which reports its errors. */
function opened({ experiment, settings, own }: Open): Sweep {
  const next = new Sweep(experiment, settings);
  if (own !== undefined) next.give(unpacked(OwnTraceBuilder, own));
  return next;
}

function missed(sweep: Sweep, run: number): Uint8Array {
  const optimum = sweep.optimum(run);
  const { requests } = optimum;
  for (let at = 0; at < requests; postMessage({ share: at / requests } satisfies Done))
    at = optimum.advance(REQUESTS_A_REPORT);
  return optimum.missed();
}

function done(run: number): Done {
  try {
    if (order === undefined) throw new Error("a run before its experiment");
    sweep ??= opened(order);
    if (order.missed) return { run, missed: missed(sweep, run) };
    const begun = performance.now();
    return { run, record: sweep.run(run), ms: performance.now() - begun };
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
  order = data;
});
