/** Runs over flash: the engine's module of them, and sessions whose lanes have a drive each. */
import { initFlash } from "../../../engine/flashDrive.ts";
import {
  engine_memory,
  flash_parameters_json,
  Lab,
  Made,
  making,
  OwnTraceBuilder,
  registry_json,
  set_device_bytes,
} from "../../../engine/pkg/flash/flash.js";
import address from "../../../engine/pkg/flash/flash_bg.wasm?url";
import type { FrameWish } from "../../../engine/runSession.ts";
import { localized } from "../../../engine/spoken.ts";
import type { DrivenStep, LaneFrame, LaneStep, Registry } from "../../../engine/types.ts";
import { asAce, furtherModule } from "../engine/further.ts";
import { Session } from "../engine/session.ts";

class DrivenSession extends Session {
  constructor(lab: Lab, known: Registry) {
    super(asAce(lab), known, engine_memory);
  }

  protected override laneFrame(index: number, step: LaneStep, wish: FrameWish): LaneFrame | undefined {
    const lane = super.laneFrame(index, step, wish);
    return lane && { ...lane, flash: (step as DrivenStep).flash };
  }
}

export const load = furtherModule<Lab, Made>({
  ...{ address, init: initFlash, registry_json, set_device_bytes, Lab, OwnTraceBuilder, making },
  isOwn: (trace): trace is Made => trace instanceof Made,
  parameters: () => localized(JSON.parse(flash_parameters_json())),
  session: (lab, registry) => new DrivenSession(lab, registry),
});
