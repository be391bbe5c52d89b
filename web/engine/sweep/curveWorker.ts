/** Carries out points of one curve over a trace, one a message. */
import { failureOf } from "../failure.ts";
import { holdLock, tellDeviceMemory } from "../module.ts";
import { unpacked } from "../ownTrace/packed.ts";
import { CurveOver, initSync, OwnTraceBuilder, set_device_bytes } from "../pkg/sweep/sweep.js";
import type { CurveOpen, CurveTold, CurveWork } from "./curve.ts";

holdLock((lock) => postMessage(lock));

let curve: CurveOver | undefined;

function opened({ module, options, own }: CurveOpen): CurveTold {
  initSync({ module });
  tellDeviceMemory(set_device_bytes);
  curve = new CurveOver(unpacked(OwnTraceBuilder, own), options);
  const [sizes, points] = [[...curve.sizes()], curve.points()];
  const [requests, warm_up, footprint] = [curve.requests(), curve.warm_up(), curve.footprint()];
  const memory_bytes = curve.memory_bytes();
  return { opened: { sizes, points, requests, warm_up, footprint, memory_bytes, notes: curve.notes() } };
}

function done(work: CurveWork): CurveTold {
  if (curve === undefined) throw new Error("a point before its curve");
  if (work === "one pass") return { done: work, rows: JSON.parse(curve.lru_json()) };
  return { done: work, rows: [{ point: work, row: JSON.parse(curve.point_json(work)) }] };
}

addEventListener("message", ({ data }: MessageEvent<CurveOpen | CurveWork>) => {
  try {
    postMessage(typeof data === "object" ? opened(data) : done(data));
  } catch (thrown) {
    postMessage({ failure: failureOf(thrown) } satisfies CurveTold);
  }
});
