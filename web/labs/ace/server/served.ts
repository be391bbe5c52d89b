/** Runs of the server model: the engine's module of them, and sessions over its lanes. */
import init, {
  engine_memory,
  Lab,
  Made,
  making,
  OwnTraceBuilder,
  registry_json,
  set_device_bytes,
} from "../../../engine/pkg/server/server.js";
import address from "../../../engine/pkg/server/server_bg.wasm?url";
import type { FrameWish } from "../../../engine/runSession.ts";
import type { Axis, LaneFrame, LaneStep, Picture, Registry, ServedStep } from "../../../engine/types.ts";
import { asAce, furtherModule } from "../engine/further.ts";
import { Session } from "../engine/session.ts";

export class ServedSession extends Session {
  readonly #engine: Lab;

  constructor(lab: Lab, known: Registry) {
    super(asAce(lab), known, engine_memory);
    this.#engine = lab;
  }

  override get goesOn(): boolean {
    return true;
  }

  protected override standsAt(axis: Axis, lane: number): number {
    return this.#engine.stands(lane, axis === "event");
  }

  /** Clients with streams of their own look pages up in an order that is not known before. */
  override requestsBetween = (from: number, to: number): Uint32Array =>
    this.recorded === undefined ? this.#engine.requests_between(Math.max(0, from), to) : new Uint32Array();

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

export const load = furtherModule<Lab, Made>({
  ...{ address, init, registry_json, set_device_bytes, Lab, OwnTraceBuilder, making },
  isOwn: (trace): trace is Made => trace instanceof Made,
  parameters: ({ parameters }) => parameters,
  session: (lab, registry) => new ServedSession(lab, registry),
});
