/** The ACE lab's controller: what every lab has, and its exercises. */
import { createStore } from "zustand/vanilla";
import { laneAlone } from "../../../engine/apart.ts";
import { type Made, making } from "../../../engine/pkg/ace/ace.js";
import type { Registry } from "../../../engine/types.ts";
import { nameByRelation } from "../../../figures/recorded/relations.ts";
import { firstChoices } from "../../../state/run/choices.ts";
import { createRun } from "../../../state/run/createRun.ts";
import type { ChoicesOf, Preparation } from "../../../state/run/definition.ts";
import { requestsOf } from "../../../state/run/scene.ts";
import { wantedTrace } from "../../../state/run/wanted.ts";
import { aceBeats } from "../beats.ts";
import { loadEngine } from "../engine/load.ts";
import { keepTapes, tapesOf } from "../engine/tapes.ts";
import { loadModels, modelOf, modelsNamed, openScene, running, runningOf } from "../models.ts";
import { loadCodec } from "../program/codec.ts";
import { parts } from "../tabs.ts";
import { type AceTypes, bestArrangement, defaultView, PATH, type Scene } from "./scene.ts";
import type { TaskChoice } from "./task/choice.ts";
import { decodeLink, encodeLink, PROGRAM } from "./url.ts";

interface Choices extends ChoicesOf<AceTypes> {
  /** The exercise that is shown in place of the lab. */
  task: TaskChoice | null;
}

export function createLab(load = loadEngine) {
  const choices = createStore<Choices>(() => ({ ...firstChoices(defaultView), task: null }));
  const run = createRun<AceTypes>({
    path: PATH,
    // Older than the other labs: its notes are without its path.
    notesPath: "/notes",
    // Also truncated or mistyped links.
    shows: (hash) => !/^\/(?!ace\b)./.test(hash),
    choices,
    load,
    session: openScene,
    // A lane's program has decided already.
    alone: (scene, index) => {
      const alone = laneAlone(scene, index);
      const tapes = tapesOf(scene);
      const own = alone.chain.map((lane) => tapes?.[lane] ?? new Uint32Array());
      if (tapes !== undefined) keepTapes(alone.scene, own);
      return alone;
    },
    // Each module of the engine makes its own.
    making: (scene) =>
      (runningOf(scene)?.making(scene) ?? making(JSON.stringify(scene))) as ReturnType<typeof making>,
    // A drive of flash is written to before the run begins.
    madeFor: (scene) => `${modelOf(scene)}${requestsOf(scene)}${JSON.stringify(scene.flash ?? "")}`,
    prepare: (scene, trace) => {
      const model = modelOf(scene);
      if (model === undefined || running(model) !== undefined)
        return preparation(scene, choices.getState().registry, trace);
      return async () => {
        await loadModels([model]);
        return { ok: true, value: undefined };
      };
    },
    ready: (hash) => {
      if (hash.includes(`${PROGRAM}=`)) return loadCodec();
      const preset = /[?&]preset=([\w-]+)/.exec(hash)?.[1];
      const scene = choices.getState().registry?.presets.find(({ id }) => id === preset)?.scene;
      const own = scene ? modelOf(scene as unknown as Scene) : undefined;
      const models = [...modelsNamed(hash), ...(own === undefined ? [] : [own])];
      return models.some((model) => running(model) === undefined) ? loadModels(models) : undefined;
    },
    decode: decodeLink,
    encode: (link, registry) => {
      const { task } = choices.getState();
      return encodeLink({ ...link, ...(task === null ? {} : { task }) }, registry);
    },
    parts,
    beats: aceBeats,
    ordered: ({ arrangement }) => arrangement === "order",
    ownTraces: {
      // Where a lane left another on the old requests, and the pages of the start, say nothing about the new requests.
      onTrace: ({ start: _, ...scene }, trace) => ({
        ...scene,
        lanes: scene.lanes.filter(({ fork }) => fork === undefined),
        pages: Math.max(Number(scene.pages ?? 1), trace.pages),
      }),
      readTrace: async (file, ...how) => {
        const { readOwnTrace } = await import("../engine/ownTrace.ts");
        return readOwnTrace(file, file.name, ...how);
      },
    },
    readScene: async (text) => (await import("../export.ts")).readConfig(text),
    // With clients by time first.
    presetView: (scene, view, registry) => ({
      ...view,
      arrangement: bestArrangement(scene, registry),
      ...(modelOf(scene) === "server" && { axis: "time" }),
    }),
    forget: ({ recording }) => {
      choices.setState({ task: null });
      if (recording !== undefined) nameByRelation(recording);
    },
    restored: ({ task = null }) => choices.setState({ task }),
  });

  /** Shows an exercise in place of the lab, which stays as it is; `null` shows the lab again. */
  function setTask(task: TaskChoice | null): void {
    run.playback.pause();
    choices.setState({ task });
  }

  const lab = { ...run, choices, setTask, readStart };

  /** Opens a snapshot of a pool in place of the scene's start; false for any other file. */
  async function readStart(file: File): Promise<boolean> {
    const { readSnapshot } = await import("../recorded/snapshot.ts");
    return readSnapshot(lab, file);
  }

  return lab;
}

export type LabController = ReturnType<typeof createLab>;

/** The tape of a lane's own program. Undefined if nothing is needed, or possible before the trace is loaded. */
function preparation(
  scene: Scene,
  registry: Registry | null,
  trace: Made | undefined,
): Preparation | undefined {
  const programmed = registry?.policies.find((policy) => policy.programmed)?.id;
  const runsProgram = scene.lanes.some(({ policy }) => policy === programmed);
  if (registry === null || !runsProgram || tapesOf(scene) !== undefined) return undefined;
  const own = wantedTrace(scene) === null ? undefined : trace;
  if (wantedTrace(scene) !== null && own === undefined) return undefined;
  return async (onProgress, signal) => {
    const { recordScene } = await import("../program/record.ts");
    return recordScene(scene, own, onProgress, signal);
  };
}

let own: LabController | undefined;

/** The lab's one controller: it outlives its pages. */
export const ownLab = (): LabController => {
  own ??= createLab();
  return own;
};

/** Short names of pages are those of its recording again, after a run on another page had its own. */
export function nameAgain(): void {
  const recording = own?.playback.session?.recording;
  if (recording !== undefined) nameByRelation(recording);
}
