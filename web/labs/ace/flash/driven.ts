/** Runs over flash: sessions whose lanes have a drive each. */
import { flash_parameters_json } from "../../../engine/pkg/full/full.js";
import type { FrameWish } from "../../../engine/runSession.ts";
import { localized } from "../../../engine/spoken.ts";
import type { DrivenStep, LaneFrame, LaneStep } from "../../../engine/types.ts";
import { FurtherSession, furtherModel } from "../engine/further.ts";

class DrivenSession extends FurtherSession {
  protected override laneFrame(index: number, step: LaneStep, wish: FrameWish): LaneFrame | undefined {
    const lane = super.laneFrame(index, step, wish);
    return lane && { ...lane, flash: (step as DrivenStep).flash };
  }
}

export const load = furtherModel({
  model: "flash",
  parameters: () => localized(JSON.parse(flash_parameters_json())),
  session: DrivenSession,
});
