/** A run of the predictive lab in the engine: gives one flat frame for the position shown. */
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

/** The columns of a larger table are megabytes per frame: a playing run keeps its previous ones. */
const MOST_PASSING_BLOCKS = 262_144;

type Table = Pick<PbmColumns, "tableFlags" | "tableTimesUs">;

export class PbmSession extends RunSession<PbmFrame, PbmConfig, Lab, PbmRegistry> {
  readonly world: PbmWorld;
  /** The last table of each lane. */
  readonly #tables: (Table | undefined)[] = [];

  private constructor(lab: Lab, registry: PbmRegistry) {
    super(lab, registry, engine_memory);
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

  protected override ofAll({ time_us: timeUs, stepped }: PbmStep): Partial<PbmFrame> {
    return { timeUs, stepped, world: this.world };
  }

  /** `ordered` requests the buckets of policies that have any. */
  protected override laneFrame(
    index: number,
    step: PbmLaneStep,
    { ordered, passing }: FrameWish,
  ): PbmLaneFrame | undefined {
    const config = this.lanes[index];
    const policy = this.registry.policies.find((spec) => spec.id === config?.policy);
    if (config === undefined || policy === undefined) return undefined;
    const { block_numbers: blocks } = this.world;
    const before = passing && blocks > MOST_PASSING_BLOCKS ? this.#tables[index] : undefined;
    const wish = { ordered: ordered && policy.buckets, byPage: before === undefined };
    const found = this.columns<Omit<PbmColumns, "stride">>(index, wish);
    const { tableFlags, tableTimesUs } = { ...found, ...before };
    const columns = { ...found, tableFlags, tableTimesUs, stride: Math.ceil(blocks / tableFlags.length) };
    this.#tables[index] = { tableFlags, tableTimesUs };
    return { config, policy, columns, step };
  }

  /** Searches for the real next requests of blocks in a lane; the caller must call `free()`. */
  lookahead(lane: number, blocks: Uint32Array): PbmAhead | undefined {
    const own = this.standing(lane);
    return own.engine.ahead(own.lane, blocks);
  }
}
