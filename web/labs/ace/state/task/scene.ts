/** The scene that an exercise runs on: one lane of the lab's, drawn by the sequence's number. */
import { LIMITS } from "../../../../engine/limits.ts";
import type { Registry, WorkloadSpec } from "../../../../engine/types.ts";
import { drawnSeed } from "../../../../shell/exercise/attempt.ts";
import { inForceLabel } from "../../lanes.ts";
import type { LaneChoice, Scene } from "../scene.ts";
import { FIRST_SEQUENCE, SEQUENCE_RANGE, type TaskChoice } from "./choice.ts";

/** Pools up to here can be answered by hand: every frame is a cell to choose. */
export const MOST_FRAMES = 64;
/** Longer runs are not needed for a hundred questions, but take long to generate. */
const MOST_REQUESTS = 100_000;

/** The example of the slides in size and device, over requests of which most write: evictions come often, and cost. */
const PRACTICE = { pages: 20, frames: 7, alpha: 3, k_r: 3, k_w: 3, base_us: 10 };
const PRACTICE_REQUESTS = 2_000;
const PRACTICE_WORKLOAD = { reads_percent: 40, operations_percent: 60, data_percent: 40 };

/** The seed of its attempt. */
export const drawnBy = ({ sequence, attempt }: TaskChoice): number => drawnSeed(sequence, attempt);

/** Exercises on larger scenes would take long to open, and ask nothing that a smaller one does not. */
export const isTooLarge = ({ frames, pages, workload }: Scene): boolean =>
  Number(frames) > MOST_FRAMES ||
  Number(pages ?? 0) > LIMITS.exercisePages ||
  Number(workload.requests ?? 0) > LIMITS.exerciseRequests;

const policyOf = ({ policies }: Registry, { policy }: LaneChoice) => policies.find(({ id }) => id === policy);

const generated = ({ workloads }: Registry, { workload }: Scene): WorkloadSpec | undefined =>
  workloads.find(({ id }) => id === workload.kind);

/** Whether the sequence's number draws the requests: a trace that is given, or a file, is the same for everyone anyway. */
export const drawsRequests = (registry: Registry, scene: Scene, task: TaskChoice): boolean =>
  task.practice || (task.at === undefined && generated(registry, scene) !== undefined);

/** The lane of the exercise, by itself: a fork is played from the start of the trace. */
function taskLane(scene: Scene, { lane }: TaskChoice): LaneChoice {
  const chosen = scene.lanes[lane] ?? scene.lanes[0];
  if (chosen === undefined) throw new Error("a scene has at least one lane");
  const { fork: _, ...own } = chosen;
  return own;
}

/** The policy of the exercise's lane, and whether a Reader prefetches in it. */
export function taskPolicy(registry: Registry, scene: Scene, task: TaskChoice) {
  const lane = taskLane(scene, task);
  return { policy: policyOf(registry, lane), prefetch: lane.prefetch === true };
}

/** What a lane of a scene is called, whichever Reader it has. */
export const labelOf = (registry: Registry, lane: LaneChoice): string =>
  inForceLabel({
    config: { mode: lane.mode, prefetch: lane.prefetch === true },
    policy: policyOf(registry, lane) ?? { label: lane.policy },
  });

/** A small pool with the lane's policy and mode; what else the lane sets was meant for another size. */
function practiceScene({ workloads }: Registry, scene: Scene, task: TaskChoice): Scene {
  const { policy, mode, prefetch, reader, seed } = taskLane(scene, task);
  const has = (spec: WorkloadSpec | undefined, id: string) =>
    spec?.parameters.some((parameter) => parameter.id === id) === true;
  // The first workload that takes any D and lets its locality be chosen.
  const free = workloads.filter(({ fixes_pages }) => !fixes_pages);
  const spec = free.find((spec) => Object.keys(PRACTICE_WORKLOAD).every((id) => has(spec, id))) ?? free[0];
  return {
    ...PRACTICE,
    lanes: [
      {
        ...{ policy, mode },
        ...(prefetch === true && { prefetch }),
        ...(reader !== undefined && { reader }),
        ...(seed !== undefined && { seed }),
      },
    ],
    workload: {
      ...{ kind: spec?.id ?? "", requests: PRACTICE_REQUESTS, seed: String(drawnBy(task)) },
      ...Object.fromEntries(Object.entries(PRACTICE_WORKLOAD).filter(([id]) => has(spec, id))),
    },
  };
}

/** Where the exercise's lane is in its own session: alone, or among those of the lab's own run. */
export const laneIn = ({ lane, at }: TaskChoice): number => (at === undefined ? 0 : lane);

/** What the exercise's own session opens: the chosen lane alone, from its start; or the lab's own run. */
export function taskScene(registry: Registry, scene: Scene, task: TaskChoice): Scene {
  if (task.at !== undefined) return structuredClone(scene);
  if (task.practice) return practiceScene(registry, scene, task);
  const { at: _, ...own } = { ...structuredClone(scene), lanes: [taskLane(scene, task)] };
  const spec = generated(registry, scene);
  if (spec === undefined) return own;
  const { workload } = own;
  workload.seed = String(drawnBy(task));
  // How many requests there are decides how many pages some workloads have: those keep theirs.
  if (!spec.fixes_pages) {
    const { default: usual } = registry.requests;
    const requests = Number(workload.requests ?? ("number" in usual ? usual.number : MOST_REQUESTS));
    workload.requests = Math.min(requests, MOST_REQUESTS);
  }
  return own;
}

/** The sequence that an exercise on this scene begins with: the scene's own, so that its first one is the run in the lab. */
export function sequenceOf({ workload }: Scene, usual = FIRST_SEQUENCE, maximum = SEQUENCE_RANGE.maximum) {
  const seed = Number(workload.seed ?? usual);
  return Number.isInteger(seed) && seed >= 1 && seed <= maximum ? seed : usual;
}
