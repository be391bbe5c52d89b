/** Runs of the server model: the engine's module of them, and sessions over its lanes. */
import { engineLoader } from "../../../engine/load.ts";
import { unpacked } from "../../../engine/ownTrace/packed.ts";
import type { Made as AceMade, Lab as AceModule } from "../../../engine/pkg/ace/ace.js";
import init, {
  engine_memory,
  Lab,
  Made,
  making as make,
  OwnTraceBuilder,
  registry_json,
  set_device_bytes,
} from "../../../engine/pkg/server/server.js";
import address from "../../../engine/pkg/server/server_bg.wasm?url";
import { attempt, type FrameWish } from "../../../engine/runSession.ts";
import type {
  Axis,
  LaneFrame,
  LaneStep,
  Picture,
  Registry,
  Result,
  ServedStep,
} from "../../../engine/types.ts";
import { Session } from "../engine/session.ts";

const loadModule = engineLoader<Registry>({ address, init, registry_json, set_device_bytes });

let registry: Registry | undefined;

export async function load(from = loadModule): Promise<void> {
  registry = await from();
}

/** Numbers of the model, beside those of every lane. */
export const parameters = () => registry?.parameters ?? [];

/** Traces of the page's other module, as this one has them. */
const adopted = new WeakMap<AceMade, Made>();

function adopt(trace: AceMade | Made): Made {
  if (trace instanceof Made) return trace;
  const own =
    adopted.get(trace) ??
    unpacked(OwnTraceBuilder, {
      requests: trace.packed(),
      pages: trace.pages,
      recorded: trace.recorded_bytes(),
    });
  adopted.set(trace, own);
  return own;
}

export class ServedSession extends Session {
  readonly #engine: Lab;

  private constructor(lab: Lab, known: Registry) {
    super(lab as unknown as AceModule, known, engine_memory);
    this.#engine = lab;
  }

  /** Opens a scene. `trace`: a generated one of this module, or one of a file, of the other. */
  static serve(scene: object, trace?: AceMade | Made): Result<ServedSession> {
    return attempt(() => {
      if (registry === undefined) throw new Error("the module of the server model is not loaded");
      const own = trace && adopt(trace).share();
      return new ServedSession(new Lab(JSON.stringify(scene), own), registry);
    });
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

export const making = (scene: object) => make(JSON.stringify(scene));
