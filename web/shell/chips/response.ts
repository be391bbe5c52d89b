/** What an experiment must be told to run a lab's scene over all values of one parameter. */
import type { Experiment, SweepSettings } from "../../engine/sweep/types.ts";
import type { RunScene } from "../../state/run/choices.ts";
import { DEVICE, type Path } from "./chip.ts";

/** So many requests of each run are served; more would take longer than a reader waits. */
export const SAMPLE_REQUESTS = 200_000;

/** Requests of a trace that only the reader has: so many are run. */
export const WRITTEN_REQUESTS = 20_000;

/** What is run of a scene's requests. */
interface Part {
  /** Requests that are served, if not all are. */
  sampled: number | null;
  /** Whether they pin pages, which is left out. */
  pinned: boolean;
}

/** The first requests of a trace that only the reader has, as text. */
export interface Written extends Part {
  trace: string;
}

export interface Response extends Part {
  experiment: Experiment;
  settings: SweepSettings;
}

const words = { title: "-", source: "-", caption: "-", differs: "-", group: "-" };

/** The scene without what the axis says, and without where a lane left another: whole runs are compared. */
const without = (fields: Readonly<Record<string, unknown>>, ...ids: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([id]) => !ids.includes(id)));

/** What a worker runs in place of a scene's workload: the same, or as much of it as a reader waits for. */
export function partOf(
  workload: RunScene["workload"],
  written?: Written,
): Part & { workload: typeof workload } {
  if (written !== undefined) {
    const { trace, ...part } = written;
    return { ...part, workload: { kind: "given", trace } };
  }
  const sampled = Number(workload.requests) > SAMPLE_REQUESTS ? SAMPLE_REQUESTS : null;
  return {
    workload: { ...workload, ...(sampled !== null && { requests: sampled }) },
    sampled,
    pinned: false,
  };
}

/** The scene over the values of a parameter, or over devices; `counters` are what is asked for. */
export function responseOf(
  lab: string,
  scene: RunScene,
  axis: { path?: Path; values: Experiment["axes"][number]["values"] },
  counters: readonly string[],
  written?: Written,
): Response {
  const sets = axis.path?.replace(/^lanes\./, "") ?? "";
  const id = sets.replace(/^workload\./, "");
  const replaced = axis.path === undefined ? ["device", ...DEVICE] : [id];
  const { workload, ...part } = partOf(scene.workload, written);
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

interface Requests {
  requests: number;
  /** Packed: page * 2, plus 1 for a write. */
  requestsBetween: (from: number, to: number) => Uint32Array;
  pinned?: boolean;
}

/** The first requests of a trace as a scene writes them out. */
export function writtenOut(trace: Requests): Written {
  const first = trace.requestsBetween(0, WRITTEN_REQUESTS);
  return {
    trace: Array.from(first, (request) => `${request & 1 ? "W" : "R"}${request >>> 1}`).join(" "),
    sampled: trace.requests > WRITTEN_REQUESTS ? WRITTEN_REQUESTS : null,
    pinned: trace.pinned === true,
  };
}
