/** Runs of the server model: sessions over its lanes. */
import type { Lab } from "../../../engine/pkg/full/full.js";
import type { FrameWish } from "../../../engine/runSession.ts";
import type { Axis, LaneFrame, LaneStep, Picture, ServedStep } from "../../../engine/types.ts";
import { FurtherSession, furtherModel } from "../engine/further.ts";

export class ServedSession extends FurtherSession {
  override get goesOn(): boolean {
    return true;
  }

  protected override standsAt(axis: Axis, lane: number): number {
    return this.further.stands(lane, axis === "event") ?? 0;
  }

  /** Clients with streams of their own look pages up in an order that is not known before. */
  override requestsBetween = (from: number, to: number): Uint32Array =>
    this.recorded === undefined ? this.further.requests_between(Math.max(0, from), to) : new Uint32Array();

  protected override laneFrame(index: number, step: LaneStep, wish: FrameWish): LaneFrame | undefined {
    const lane = super.laneFrame(index, step, wish);
    return lane && { ...lane, served: (step as ServedStep).server };
  }

  /** What happened in a lane from a time on, in us, up to where it stands. */
  picture(lane: number, fromUs: number): Picture | null {
    const own = this.standing(lane);
    return JSON.parse((own.engine as unknown as Lab).picture_json(own.lane, fromUs));
  }
}

export const load = furtherModel({
  model: "server",
  parameters: ({ parameters }) => parameters,
  session: ServedSession,
});
