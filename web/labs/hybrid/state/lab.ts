/** The flash + magnetic lab's controller: what every lab has. */

import { type Made, making } from "../../../engine/pkg/hybrid/hybrid.js";
import type { Result } from "../../../engine/types.ts";
import { Playback } from "../../../state/playback.ts";
import { createRun } from "../../../state/run/createRun.ts";
import type { SavedRun, TraceHandle } from "../../../state/run/definition.ts";
import { loadHybridEngine } from "../engine/load.ts";
import { readOwnTrace } from "../engine/ownTrace.ts";
import { HybridSession } from "../engine/session.ts";
import type { HybridFrame, HybridRegistry } from "../engine/types.ts";
import { isHybrid, NOTES_PATH, PATH } from "./route.ts";
import { type HybridScene, presetScene } from "./scene.ts";
import { createChoices } from "./store.ts";
import { decodeLink, encodeLink } from "./url.ts";
import { type HybridView, placed } from "./view.ts";

type Saved = SavedRun<HybridScene, HybridView>;

export function createHybridLab() {
  const choices = createChoices();
  const run = createRun({
    path: PATH,
    notesPath: NOTES_PATH,
    shows: isHybrid,
    choices,
    playback: new Playback<HybridFrame, HybridSession>(),
    load: loadHybridEngine,
    session: (scene: HybridScene, registry: HybridRegistry, trace?: Made) =>
      HybridSession.open(scene, registry, trace),
    making: (scene: HybridScene) => making(JSON.stringify(scene)),
    presetScene,
    decode: decodeLink,
    encode: encodeLink,
    placed,
    // Queues are what the picture shows.
    ordered: () => true,
    ownTraces: {
      onTrace,
      readTrace: (file, onProgress, signal) => readOwnTrace(file, file.name, onProgress, signal),
    },
    readScene: async (text): Promise<Result<Saved>> => {
      const { readConfig } = await import("./exportConfig.ts");
      return readConfig(text);
    },
  });

  /** Follows a page over the run; null shows none. */
  function follow(page: number | null): void {
    const { page: _, ...view } = choices.getState().view;
    choices.setState({ view: page === null ? view : { ...view, page } });
  }

  return { ...run, choices, follow };
}

export type HybridController = ReturnType<typeof createHybridLab>;

/** How many pages there are follows from the trace. */
function onTrace({ pages: _, ...scene }: HybridScene, _trace: TraceHandle): HybridScene {
  return scene as HybridScene;
}
