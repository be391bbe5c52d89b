/** A run of the flash + magnetic lab in the engine: gives one flat frame for the position shown. */

import { columnsStore, memoryOf } from "../../../engine/columns.ts";
import { engine_memory, Lab, type Made, type PageTrack } from "../../../engine/pkg/hybrid/hybrid.js";
import { attempt, type FrameWish } from "../../../engine/runSession.ts";
import { TraceSession } from "../../../engine/traceSession.ts";
import type { Result, Step } from "../../../engine/types.ts";
import type {
  HybridColumns,
  HybridConfig,
  HybridFrame,
  HybridLaneFrame,
  HybridLaneStep,
  HybridRegistry,
  PageSample,
  PageState,
} from "./types.ts";

/** A file of more pages is drawn from counters alone: its column would be megabytes a step. */
export const MOST_DRAWN_PAGES = 262_144;

const memory = memoryOf(engine_memory);

/** More sets than this are not listed one by one. */
const MOST_SETS = 512;

export class HybridSession extends TraceSession<HybridFrame, HybridConfig, Lab> {
  readonly #registry: HybridRegistry;
  /** Positions after the requests that empty the pool. */
  readonly setEnds: readonly number[];

  private constructor(lab: Lab, registry: HybridRegistry) {
    super(lab);
    this.#registry = registry;
    this.setEnds = [...lab.set_ends(MOST_SETS)];
  }

  /** Opens a scene. `trace` is the one of a workload from a file, or made beforehand; it stays usable. */
  static open(scene: object, registry: HybridRegistry, trace?: Made): Result<HybridSession> {
    return attempt(() => new HybridSession(new Lab(JSON.stringify(scene), trace?.share()), registry));
  }

  /** Pages of the file and those that the trace creates. */
  override get pages(): number {
    return this.engine.pages;
  }

  override get creates(): number {
    return this.pages - (this.lanes[0]?.pages ?? 0);
  }

  override get engineBytes(): number {
    return memory().byteLength;
  }

  override frame({ ordered }: FrameWish = { ordered: true, passing: false }): HybridFrame {
    const step: Step<HybridLaneStep> = JSON.parse(this.engine.step_json());
    const drawn = this.pages <= MOST_DRAWN_PAGES;
    const lanes = step.lanes.map((laneStep, index) => this.#lane(index, laneStep, ordered, drawn));
    return {
      position: step.position,
      requests: this.requests,
      counters: this.#registry.counters,
      label: step.label,
      lanes: lanes.filter((lane) => lane !== undefined),
    };
  }

  #lane(index: number, step: HybridLaneStep, ordered: boolean, drawn: boolean): HybridLaneFrame | undefined {
    const config = this.lanes[index];
    const placement = this.#registry.placements.find((spec) => spec.id === config?.placement);
    const replacement = this.#registry.replacements.find((spec) => spec.id === config?.replacement);
    if (config === undefined || placement === undefined || replacement === undefined) return undefined;
    return {
      config,
      placement,
      replacement,
      columns: columnsStore<HybridColumns>(memory)(this.engine.lane_columns_json(index, ordered, drawn)),
      step,
      ...(this.pageName === undefined ? {} : { pageName: this.pageName }),
    };
  }

  /** What a page is in each lane; `null` for a page that there is not. */
  page(page: number): PageState[] | null {
    return JSON.parse(this.engine.page_json(page));
  }

  /** Follows a page over the whole run, for those who free it. */
  track(page: number): Result<PageTrack> {
    return attempt(() => this.engine.track(page));
  }
}

/** The samples of a page followed so far, by lane. */
export const samplesOf = (track: PageTrack): PageSample[][] => JSON.parse(track.samples_json());
