/** What an experiment must be told to run a lab's scene over all values of one parameter. */
import type { Experiment, SweepSettings } from "../../engine/sweep/types.ts";
import type { RunScene } from "../../state/run/choices.ts";
import { DEVICE, type Path } from "./chip.ts";

/** So many requests of each run are served; more would take longer than a reader waits. */
export const SAMPLE_REQUESTS = 200_000;

export interface Response {
  experiment: Experiment;
  settings: SweepSettings;
  /** Requests that are served of the scene's, if not all are. */
  sampled: number | null;
}

const words = { title: "-", source: "-", caption: "-", differs: "-", group: "-" };

/** The scene without what the axis says, and without where a lane left another: whole runs are compared. */
const without = (fields: Readonly<Record<string, unknown>>, ...ids: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([id]) => !ids.includes(id)));

/**
 * The scene over the values of a parameter, or over devices; `counters` are what is asked for. `written` are the first
 * requests of a trace that only the reader has, as text.
 */
export function responseOf(
  lab: string,
  scene: RunScene,
  axis: { path?: Path; values: Experiment["axes"][number]["values"] },
  counters: readonly string[],
  written?: string,
): Response {
  const sets = axis.path?.replace(/^lanes\./, "") ?? "";
  const id = sets.replace(/^workload\./, "");
  const replaced = axis.path === undefined ? ["device", ...DEVICE] : [id];
  const asked = Number(scene.workload.requests);
  const sampled = written === undefined && asked > SAMPLE_REQUESTS ? SAMPLE_REQUESTS : null;
  const workload =
    written === undefined
      ? { ...scene.workload, ...(sampled !== null && { requests: sampled }) }
      : { kind: "given", trace: written };
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
    sampled,
  };
}

/** The first requests of a trace as a scene writes them out. Packed: page * 2, plus 1 for a write. */
export const writtenOut = (requests: Uint32Array): string =>
  Array.from(requests, (request) => `${request & 1 ? "W" : "R"}${request >>> 1}`).join(" ");
