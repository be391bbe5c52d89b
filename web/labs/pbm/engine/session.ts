/** A run of the predictive lab in the engine: gives one flat frame for the position shown. */
import { columnsStore, memoryOf } from "../../../engine/columns.ts";
import { engine_memory, Lab, type Made, type PbmAhead } from "../../../engine/pkg/pbm/pbm.js";
import { attempt, type FrameWish, RunSession } from "../../../engine/runSession.ts";
import type { Result } from "../../../engine/types.ts";
import type {
  PbmColumns,
  PbmConfig,
  PbmFrame,
  PbmLaneFrame,
  PbmLaneStep,
  PbmRegistry,
  PbmStep,
  PbmWorld,
} from "./types.ts";

/** The columns of a larger table are megabytes a frame: a run that plays keeps those that it had. */
const MOST_PASSING_BLOCKS = 262_144;

const memory = memoryOf(engine_memory);

type Table = Pick<PbmColumns, "tableFlags" | "tableTimesUs">;

export class PbmSession extends RunSession<PbmFrame, PbmConfig, Lab> {
  readonly #registry: PbmRegistry;
  readonly world: PbmWorld;
  /** The last table of each lane. */
  readonly #tables: (Table | undefined)[] = [];

  private constructor(lab: Lab, registry: PbmRegistry) {
    super(lab);
    this.#registry = registry;
    this.world = JSON.parse(lab.world_json());
  }

  /** Opens a scene; `world` is its own if that was made before, and stays usable. */
  static open(scene: object, registry: PbmRegistry, world?: Made): Result<PbmSession> {
    return attempt(() => new PbmSession(new Lab(JSON.stringify(scene), world?.share()), registry));
  }

  /** Numbers of blocks. */
  override get pages(): number {
    return this.world.block_numbers;
  }

  override get frames(): number {
    return this.world.frames;
  }

  /** `ordered` asks for the buckets of the policies that keep any. */
  override get engineBytes(): number {
    return memory().byteLength;
  }

  override frame({ ordered, passing }: FrameWish = { ordered: true, passing: false }): PbmFrame {
    const step: PbmStep = JSON.parse(this.engine.step_json());
    const kept = passing && this.world.block_numbers > MOST_PASSING_BLOCKS;
    const lanes = step.lanes.map((laneStep, index) => this.#lane(index, laneStep, ordered, kept));
    return {
      position: step.position,
      requests: this.requests,
      counters: this.#registry.counters,
      timeUs: step.time_us,
      stepped: step.stepped,
      world: this.world,
      lanes: lanes.filter((lane) => lane !== undefined),
    };
  }

  #lane(index: number, step: PbmLaneStep, ordered: boolean, kept: boolean): PbmLaneFrame | undefined {
    const config = this.lanes[index];
    const policy = this.#registry.policies.find((spec) => spec.id === config?.policy);
    if (config === undefined || policy === undefined) return undefined;
    const before = kept ? this.#tables[index] : undefined;
    const found = columnsStore<Omit<PbmColumns, "stride">>(memory)(
      this.engine.lane_columns_json(index, ordered && policy.buckets, before === undefined),
    );
    const { tableFlags, tableTimesUs } = { ...found, ...before };
    const stride = Math.ceil(this.world.block_numbers / tableFlags.length);
    const columns = { ...found, tableFlags, tableTimesUs, stride };
    this.#tables[index] = { tableFlags, tableTimesUs };
    return { config, policy, columns, step };
  }

  /** A search for when blocks will really be asked for in a lane, for those who free it. */
  lookahead(lane: number, blocks: Uint32Array): PbmAhead | undefined {
    return this.engine.ahead(lane, blocks);
  }
}
