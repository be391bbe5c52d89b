/** The flash + magnetic lab's controller: what every lab has. */

import { createStore } from "zustand/vanilla";
import { making } from "../../../engine/pkg/hybrid/hybrid.js";
import { firstChoices } from "../../../state/run/choices.ts";
import { createRun } from "../../../state/run/createRun.ts";
import type { ChoicesOf, TraceHandle } from "../../../state/run/definition.ts";
import { loadHybridEngine } from "../engine/load.ts";
import { readOwnTrace } from "../engine/ownTrace.ts";
import { HybridSession } from "../engine/session.ts";
import * as parts from "./hideable.ts";
import { defaultView, type HybridScene, type HybridTypes, PATH } from "./scene.ts";
import { decodeLink, encodeLink } from "./url.ts";

export function createHybridLab() {
  const choices = createStore<ChoicesOf<HybridTypes>>(() => firstChoices(defaultView));
  const run = createRun<HybridTypes>({
    path: PATH,
    choices,
    load: loadHybridEngine,
    session: HybridSession.open,
    making: (scene) => making(JSON.stringify(scene)),
    decode: decodeLink,
    encode: encodeLink,
    parts,
    // Queues are what the picture shows.
    ordered: () => true,
    ownTraces: {
      onTrace,
      readTrace: (file, onProgress, signal) => readOwnTrace(file, file.name, onProgress, signal),
    },
    readScene: async (text) => (await import("./exportConfig.ts")).readConfig(text),
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
