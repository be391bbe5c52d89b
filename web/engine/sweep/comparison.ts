/** One scene compared over axes: its runs and counters, as data for the workers of experiments. */
import type { Packed } from "../ownTrace/packed.ts";
import type { Axis, Experiment, LaneSets, SweepSettings } from "./types.ts";

/** Maximum requests in each of a curve's many runs; more would keep the reader waiting. */
export const SAMPLE_REQUESTS = 200_000;

/** All requests, as for a ranking; all of them without their pins; or as many as a reader waits for where a curve takes many runs. */
export type Extent = "whole" | "unpinned" | "curve";

/** The fields of a scene that a comparison needs: shared numbers are beside its workload, by id. */
export interface ComparedScene {
  [id: string]: unknown;
  workload: { [id: string]: unknown; kind: string };
}

export interface Description {
  /** Id of the lab whose scenes are run; absent for the first one. */
  lab?: string;
  axes: readonly Axis[];
  /** Lanes to run and compare with the first; absent for the scene's own lanes, as whole runs. */
  lanes?: LaneSets[];
  counters: readonly string[];
  extent: Extent;
  /** Further fields to leave out of the scene and its lanes, in addition to those that the axes set. */
  without?: readonly string[];
  /** Whether MIN is run in each lane's pool, and whether it is found where each lane leaves the first one. */
  min?: true;
  divergence?: true;
  /** In place of counters: at which requests MIN misses in the first lane's pool. */
  missed?: true;
}

export interface OwnRequests {
  requests: number;
  pinned: boolean;
  /** The first of them, with their pins or without, for a worker. */
  packed: (limit: number, pinned: boolean) => Packed;
}

/** A description with its scene, as the workers take it. */
export interface Comparison extends Omit<ReturnType<typeof partOf>, "workload"> {
  experiment: Experiment;
  settings: SweepSettings;
  missed: boolean;
}

const without = <Fields extends object>(fields: Fields, ids: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([id]) => !ids.includes(id))) as Fields;

/** What a worker runs of a scene's workload. A curve leaves pins out: small pools would end the run where all is pinned. */
export function partOf<Workload extends ComparedScene["workload"]>(
  workload: Workload,
  extent: Extent,
  own?: OwnRequests,
) {
  const said = own?.requests ?? Number(workload.requests);
  const requests = Number.isFinite(said) ? said : null;
  // How many of them, from the first one on, are served, if not all are.
  const sampled = extent === "curve" && said > SAMPLE_REQUESTS ? SAMPLE_REQUESTS : null;
  const pinned = extent === "whole";
  return {
    // One that is written out says how many by itself.
    workload: { ...workload, ...(sampled !== null && workload.trace === undefined && { requests: sampled }) },
    ...{ requests, sampled, unpinned: !pinned && own?.pinned === true },
    // Gives them to a worker that is not to draw them.
    own: own === undefined ? null : () => own.packed(sampled ?? own.requests, pinned),
  };
}

/** All that decides what comes out is in experiment and settings, and nothing else: what the axes set is left out of the scene. */
export function comparisonOf(scene: ComparedScene, description: Description, own?: OwnRequests): Comparison {
  const { axes, counters, extent, without: besides = [], missed = false, ...rest } = description;
  const set = axes.flatMap(({ sets = [], values }) => [
    ...[sets].flat(),
    ...values.flatMap((value) => (typeof value === "number" ? [] : Object.keys(value.set ?? {}))),
  ]);
  const left = [...new Set([...set, ...besides])];
  const ofWorkload = left.flatMap((path) => /^workload\.(.+)/.exec(path)?.[1] ?? []);
  const { workload, ...part } = partOf(scene.workload, extent, own);
  const lanes = Array.isArray(scene.lanes) ? (scene.lanes as Record<string, unknown>[]) : [];
  return {
    experiment: {
      ...{ id: "comparison", title: "-", source: "-", caption: "-", differs: "-", group: "-" },
      scene: {
        ...without(scene, ["lanes", "at", "program", ...left]),
        workload: without(workload, ofWorkload),
      },
      lanes: lanes.map((lane, index) => ({ id: String(index), set: without(lane, ["fork", ...left]) })),
      ...rest,
      axes: [...axes],
      plots: counters.map((measure) => ({
        ...{ id: measure, title: measure, measure, mark: "line" as const },
        ...{ x: axes[0]?.id ?? "", series: ["lane"] },
      })),
      ...{ reported: [], shape: [] },
    },
    settings: { seeds: 1, first_seed: String(workload.seed ?? "1"), choices: {}, set: {} },
    ...{ missed, ...part },
  };
}
