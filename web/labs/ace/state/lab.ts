/** The ACE lab's controller: what every lab has, and its exercises. */

import { type Made, making } from "../../../engine/pkg/ace/ace.js";
import type { LabFrame, Registry, Result } from "../../../engine/types.ts";
import { nameByRelation } from "../../../figures/recorded/relations.ts";
import { Playback } from "../../../state/playback.ts";
import { createRun } from "../../../state/run/createRun.ts";
import type { RunLink, SavedRun, TraceHandle } from "../../../state/run/definition.ts";
import { loadEngine } from "../engine/load.ts";
import { Session } from "../engine/session.ts";
import { preparation } from "./preparation.ts";
import { isAce, NOTES_PATH, PATH } from "./route.ts";
import { presetScene, type Scene } from "./scene.ts";
import { createChoices } from "./store.ts";
import type { TaskChoice } from "./task/choice.ts";
import { decodeLink, encodeLink } from "./url.ts";
import { bestArrangement, placed, type ViewChoices } from "./view.ts";

/** A run as a link or a file holds it. */
interface Saved extends SavedRun<Scene, ViewChoices> {
  task?: TaskChoice;
}

export function createLab() {
  const choices = createChoices();
  const run = createRun({
    path: PATH,
    notesPath: NOTES_PATH,
    shows: isAce,
    choices,
    playback: new Playback<LabFrame, Session>(),
    load: loadEngine,
    session: Session.open,
    making: (scene: Scene) => making(JSON.stringify(scene)),
    prepare: (scene: Scene, trace?: Made) => preparation(scene, choices.getState().registry, trace),
    presetScene,
    decode: decodeLink,
    encode: (link: RunLink<Scene, ViewChoices>, registry: Registry) => {
      const { task } = choices.getState();
      return encodeLink({ ...link, ...(task === null ? {} : { task }) }, registry);
    },
    placed,
    ordered: ({ arrangement }: ViewChoices) => arrangement === "order",
    ownTraces: {
      onTrace,
      readTrace: async (file, onProgress, signal) => {
        const { readOwnTrace } = await import("../engine/ownTrace.ts");
        return readOwnTrace(file, file.name, onProgress, signal);
      },
    },
    readScene: async (text): Promise<Result<Saved>> => {
      const { readConfig } = await import("./exportConfig.ts");
      return readConfig(text);
    },
    presetView: (scene: Scene, view: ViewChoices, registry: Registry) => ({
      ...view,
      arrangement: bestArrangement(scene, registry),
    }),
    forget: ({ recording }: Session) => {
      choices.setState({ task: null });
      if (recording !== undefined) nameByRelation(recording);
    },
    restored: (saved: Saved) => choices.setState({ task: saved.task ?? null }),
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

/** Where a lane left another on the old requests, and the pages of the start, say nothing about the new requests. */
function onTrace({ start: _, ...scene }: Scene, trace: TraceHandle): Scene {
  return {
    ...scene,
    lanes: scene.lanes.filter(({ fork }) => fork === undefined),
    pages: Math.max(Number(scene.pages ?? 1), trace.pages),
  };
}
