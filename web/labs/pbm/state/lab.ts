/** The predictive lab's controller: what every lab has. Its requests follow from streams: own traces have no place in it. */

import { createStore } from "zustand/vanilla";
import { making } from "../../../engine/pkg/pbm/pbm.js";
import { firstChoices } from "../../../state/run/choices.ts";
import { createRun } from "../../../state/run/createRun.ts";
import type { ChoicesOf } from "../../../state/run/definition.ts";
import { sceneText } from "../../../state/run/scene.ts";
import { loadPbmEngine } from "../engine/load.ts";
import { PbmSession } from "../engine/session.ts";
import * as parts from "./hideable.ts";
import { defaultView, PATH, type PbmScene, type PbmTypes } from "./scene.ts";
import { decodeLink, encodeLink } from "./url.ts";

export function createPbmLab() {
  const choices = createStore<ChoicesOf<PbmTypes>>(() => firstChoices(defaultView));
  const run = createRun<PbmTypes>({
    path: PATH,
    choices,
    load: loadPbmEngine,
    session: PbmSession.open,
    making: (scene) => making(JSON.stringify(scene)),
    madeFor: ({ lanes: _, ...world }) => sceneText(world),
    decode: decodeLink,
    encode: encodeLink,
    parts,
    ordered: ({ hidden }) => hidden?.includes("buckets") !== true,
    readScene: async (text) => (await import("./exportConfig.ts")).readConfig(text),
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
