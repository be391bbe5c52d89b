/** The predictive lab's controller: what every lab has. Its requests follow from streams: own traces have no place in it. */

import { making } from "../../../engine/pkg/pbm/pbm.js";
import type { Result } from "../../../engine/types.ts";
import { Playback } from "../../../state/playback.ts";
import { createRun } from "../../../state/run/createRun.ts";
import type { SavedRun } from "../../../state/run/definition.ts";
import { sceneText } from "../../../state/run/scene.ts";
import { loadPbmEngine } from "../engine/load.ts";
import { PbmSession } from "../engine/session.ts";
import type { PbmFrame } from "../engine/types.ts";
import { isPbm, NOTES_PATH, PATH } from "./route.ts";
import { type PbmScene, presetScene } from "./scene.ts";
import { createChoices } from "./store.ts";
import { decodeLink, encodeLink } from "./url.ts";
import { type PbmView, placed } from "./view.ts";

type Saved = SavedRun<PbmScene, PbmView>;

export function createPbmLab() {
  const choices = createChoices();
  const run = createRun({
    path: PATH,
    notesPath: NOTES_PATH,
    shows: isPbm,
    choices,
    playback: new Playback<PbmFrame, PbmSession>(),
    load: loadPbmEngine,
    session: PbmSession.open,
    making: (scene: PbmScene) => making(JSON.stringify(scene)),
    madeFor: ({ lanes: _, ...world }: PbmScene) => sceneText(world),
    presetScene,
    decode: decodeLink,
    encode: encodeLink,
    placed,
    ordered: ({ hidden }: PbmView) => hidden?.includes("buckets") !== true,
    readScene: async (text): Promise<Result<Saved>> => {
      const { readConfig } = await import("./exportConfig.ts");
      return readConfig(text);
    },
    carried,
  });
  return { ...run, choices };
}

export type PbmController = ReturnType<typeof createPbmLab>;

/** What streams ask for, whichever lanes serve them. */
const asked = ({ blocks, scale, workload }: PbmScene): string => sceneText({ blocks, scale, workload });

/** A position counts the requests of all lanes: with more lanes about the same moment is at a higher one. */
export function carried(position: number, from: PbmScene, to: PbmScene): number {
  if (asked(from) !== asked(to)) return 0;
  return Math.round((position * to.lanes.length) / from.lanes.length);
}
