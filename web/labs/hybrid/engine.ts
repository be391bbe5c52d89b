/** A run of the flash + magnetic lab in the engine: gives one flat frame for the position shown. */

import { engineLoader, workloadPagesBy } from "../../engine/load.ts";
import { tracesInto } from "../../engine/ownTrace/open.ts";
import init, {
  engine_memory,
  Lab,
  type Made,
  OwnTraceBuilder,
  type PageTrack,
  registry_json,
  set_device_bytes,
  workload_pages_json,
} from "../../engine/pkg/hybrid/hybrid.js";
import address from "../../engine/pkg/hybrid/hybrid_bg.wasm?url";
import { attempt, type FrameWish } from "../../engine/runSession.ts";
import { TraceSession } from "../../engine/traceSession.ts";
import type { Result } from "../../engine/types.ts";
import type {
  HybridConfig,
  HybridFrame,
  HybridLaneFrame,
  HybridLaneStep,
  HybridRegistry,
  PageSample,
  PageState,
} from "./types.ts";
/** A run of the flash + magnetic lab in the engine: gives one flat frame for the position shown. */

/** A file of more pages is drawn from counters alone: its column would be megabytes a step. */
export const MOST_DRAWN_PAGES = 262_144;

/** More sets than this are not listed one by one. */
const MOST_SETS = 512;

export class HybridSession extends TraceSession<HybridFrame, HybridConfig, Lab, HybridRegistry> {
  /** Positions after the requests that empty the pool. */
  readonly setEnds: readonly number[];

  private constructor(lab: Lab, registry: HybridRegistry) {
    super(lab, registry, engine_memory);
    this.setEnds = [...lab.set_ends(MOST_SETS)];
  }

  /** Opens a scene. `trace` is the one of a workload from a file, or made beforehand; it stays usable. */
  static open(scene: object, registry: HybridRegistry, trace?: Made): Result<HybridSession> {
    return attempt(() => new HybridSession(new Lab(JSON.stringify(scene), trace?.share()), registry));
  }

  override get pages(): number {
    return this.engine.pages;
  }

  override get creates(): number {
    return this.pages - (this.lanes[0]?.pages ?? 0);
  }

  protected override laneFrame(
    index: number,
    step: HybridLaneStep,
    { ordered }: FrameWish,
  ): HybridLaneFrame | undefined {
    const config = this.lanes[index];
    const placement = this.registry.placements.find((spec) => spec.id === config?.placement);
    const replacement = this.registry.replacements.find((spec) => spec.id === config?.replacement);
    if (config === undefined || placement === undefined || replacement === undefined) return undefined;
    const named = this.pageName === undefined ? {} : { pageName: this.pageName };
    return {
      ...{ config, placement, replacement, step, ...named },
      columns: this.columns(index, { ordered, byPage: this.pages <= MOST_DRAWN_PAGES }),
    };
  }

  /** What a page is in each lane; `null` for a page that there is not. */
  page(page: number): PageState[] | null {
    const states = this.lanes.flatMap((_, index) => {
      const own = this.standing(index);
      return JSON.parse(own.engine.page_json(page))?.[own.lane] ?? [];
    });
    return states.length > 0 ? states : null;
  }

  /** Follows a page over the whole run; the caller must call `free()`. */
  track(page: number): Result<PageTrack> {
    return attempt(() => this.engine.track(page));
  }
}

/** The samples of a page followed so far, by lane. */
export const samplesOf = (track: PageTrack): PageSample[][] => JSON.parse(track.samples_json());

export const loadEngine = engineLoader<HybridRegistry>({
  ...{ address, init, registry_json, set_device_bytes },
});

export const readOwnTrace = tracesInto<Made>(
  ({ requests, pages, created }) => new OwnTraceBuilder(requests.length, pages, created),
  true,
);

export const workloadPages = workloadPagesBy(workload_pages_json);
