/** Runs one lane to its end and MIN on its requests: half a second and more, which the page does not stand still for. */
import { failureOf } from "../../../../engine/failure.ts";
import { holdLock, tellDeviceMemory } from "../../../../engine/module.ts";
import { initSync, Lab as PbmLab, set_device_bytes } from "../../../../engine/pkg/pbm/pbm.js";
import type { OptimalHits } from "../types.ts";
import type { Order, Report } from "./optimal.ts";

holdLock((lock) => self.postMessage(lock));

function optimalOf({ module, scene, lane }: Order): Report {
  try {
    initSync({ module });
    tellDeviceMemory(set_device_bytes);
    const lab = new PbmLab(scene);
    const found: OptimalHits = JSON.parse(lab.optimal_json(lane));
    lab.free();
    return { ok: true, value: found };
  } catch (thrown) {
    return { ok: false, failure: failureOf(thrown) };
  }
}

self.onmessage = ({ data }: MessageEvent<Order>) => self.postMessage(optimalOf(data));
