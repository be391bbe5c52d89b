/** What an experiment must be told to run a lab's scene over all values of one parameter. */
import type { Packed } from "../../engine/ownTrace/packed.ts";
import type { Experiment, SweepSettings } from "../../engine/sweep/types.ts";
import type { RunScene } from "../../state/run/choices.ts";
import { DEVICE, type Path } from "./chip.ts";

/** Of a curve's many runs each serves so many requests; more would take longer than a reader waits. */
export const SAMPLE_REQUESTS = 200_000;

/** The requests of a trace that only the reader has. */
export interface OwnRequests {
  requests: number;
  /** Whether they pin pages. */
  pinned: boolean;
  /** The first of them, with their pins or without, for a worker. */
  packed: (limit: number, pinned: boolean) => Packed;
}

/** What is run of a scene's requests. */
interface Part {
  /** How many there are, if that is said. */
  requests: number | null;
  /** How many of them, from the first one on, are served, if not all are. */
  sampled: number | null;
  /** Whether they pin pages, which is left out. */
  unpinned: boolean;
  /** Gives a trace that only the reader has. */
  own: (() => Packed) | null;
}

export interface Response extends Part {
  experiment: Experiment;
  settings: SweepSettings;
}

/** All requests, as for a ranking, or as many as a reader waits for where a curve takes many runs. */
export type Extent = "whole" | "curve";

const words = { title: "-", source: "-", caption: "-", differs: "-", group: "-" };

/** The scene without what the axis says, and without where a lane left another: whole runs are compared. */
const without = (fields: Readonly<Record<string, unknown>>, ...ids: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([id]) => !ids.includes(id)));

/** What a worker runs of a scene's workload. A curve leaves pins out: small pools would end the run where all is pinned. */
export function partOf(
  workload: RunScene["workload"],
  extent: Extent,
  own?: OwnRequests,
): Part & { workload: typeof workload } {
  const said = own?.requests ?? Number(workload.requests);
  const requests = Number.isFinite(said) ? said : null;
  const sampled = extent === "curve" && said > SAMPLE_REQUESTS ? SAMPLE_REQUESTS : null;
  const pinned = extent === "whole";
  return {
    workload: { ...workload, ...(sampled !== null && { requests: sampled }) },
    ...{ requests, sampled, unpinned: !pinned && own?.pinned === true },
    own: own === undefined ? null : () => own.packed(sampled ?? own.requests, pinned),
  };
}

/** The scene over the values of a parameter, or over devices; `counters` are what is asked for. */
export function responseOf(
  lab: string,
  scene: RunScene,
  axis: { path?: Path; values: Experiment["axes"][number]["values"] },
  counters: readonly string[],
  extent: Extent,
  own?: OwnRequests,
): Response {
  const sets = axis.path?.replace(/^lanes\./, "") ?? "";
  const id = sets.replace(/^workload\./, "");
  const replaced = axis.path === undefined ? ["device", ...DEVICE] : [id];
  const { workload, ...part } = partOf(scene.workload, extent, own);
  const lanes = scene.lanes as Record<string, unknown>[];
  return {
    experiment: {
      id: "response",
      ...words,
      ...(lab !== "ace" && { lab }),
      scene: {
        ...without(scene, "lanes", "at", ...replaced),
        workload: { ...without(workload, ...(sets === id ? [] : [id])), kind: workload.kind },
      },
      axes: [{ id: "value", ...(sets !== "" && { sets }), values: axis.values }],
      lanes: lanes.map((lane, index) => ({
        id: String(index),
        set: without(lane, "fork", ...(sets === axis.path ? [] : replaced)),
      })),
      plots: counters.map((measure) => ({
        ...{ id: measure, title: measure, measure, mark: "line" as const },
        ...{ x: "value", series: ["lane"] },
      })),
      reported: [],
      shape: [],
    },
    settings: { seeds: 1, first_seed: String(scene.workload.seed ?? "1"), choices: {}, set: {} },
    ...part,
  };
}
