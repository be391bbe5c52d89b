/**
 * The predictive lab: its scenes, links and controller. Lanes in links: `policy[~key:value…][~setting]`. Its requests follow
 * from streams: own traces have no place in it.
 */
import { createStore } from "zustand/vanilla";
import { type Made, making } from "../../engine/pkg/pbm/pbm.js";
import { firstOfEach, type LanedTypes, type LaneSettings, numbersWith } from "../../lab/lanes.ts";
import { linkCodec } from "../../lab/link.ts";
import { firstChoices, type RunScene } from "../../state/run/choices.ts";
import { createRun } from "../../state/run/createRun.ts";
import type { ChoicesOf } from "../../state/run/definition.ts";
import { hooksOf } from "../../state/run/hooks.ts";
import { sceneText } from "../../state/run/scene.ts";
import type { RunView } from "../../state/run/view.ts";
import { pbmBeats } from "./beats.ts";
import { loadPbmEngine as load } from "./engine/load.ts";
import { PbmSession } from "./engine/session.ts";
import type { PbmFrame, PbmRegistry } from "./engine/types.ts";
import { streamsForm } from "./streams.ts";
import { parts } from "./tabs.ts";

export { load };

/** The lab's route. */
export const PATH = "/pbm";

/** A lane: its policy; numbers and yes/no settings of its own stand beside it. */
export interface PbmLane extends LaneSettings {
  policy: string;
}

export interface PbmScene extends RunScene {
  lanes: PbmLane[];
}

export interface PbmTypes extends LanedTypes {
  scene: PbmScene;
  registry: PbmRegistry;
  view: RunView;
  frame: PbmFrame;
  session: PbmSession;
  handle: Made;
}

export const defaultView: RunView = {};

/** Requests of a lane in a session, at most; also the engine's limit. */
const MOST_REQUESTS = 1e9;

/** All numbers: those that lanes share, then those of policies. */
export const numbersOf = (registry: PbmRegistry) => numbersWith(registry, registry.policies);

/** Ids of yes/no settings of all policies. */
export const optionsOf = ({ policies }: PbmRegistry): string[] =>
  firstOfEach(policies.flatMap(({ options }) => options)).map(({ id }) => id);

/** `laneNumbers`: numbers of policies. */
export const { encodeLink, decodeLink, laneNumbers } = linkCodec<PbmTypes>({
  path: PATH,
  // Every number has a default.
  complete: ["lanes", "workload"],
  order: ["lanes", "workload", "numbers"],
  parts,
  trace: streamsForm,
  numbers: numbersOf,
  onceForAll: ({ parameters }) => parameters.map(({ id }) => id),
  slots: { policy: ({ policies }) => policies.map(({ id }) => id) },
  flags: optionsOf,
  withNo: true,
  // Requests of all lanes together; how many a drawn workload has, only the engine knows, which stops at its end.
  lastPosition: (ofLane = MOST_REQUESTS, { lanes }) => ofLane * lanes.length,
});

export function createPbmLab() {
  const choices = createStore<ChoicesOf<PbmTypes>>(() => firstChoices(defaultView));
  const run = createRun<PbmTypes>({
    path: PATH,
    choices,
    load,
    session: PbmSession.open,
    making: (scene) => making(JSON.stringify(scene)),
    madeFor: ({ lanes: _, ...world }) => sceneText(world),
    decode: decodeLink,
    encode: encodeLink,
    parts,
    beats: pbmBeats,
    ordered: ({ hidden }) => hidden?.includes("buckets") !== true,
    readScene: async (text) => (await import("./export.ts")).readConfig(text),
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

export const { useLab: usePbm, useShownPart, useChoice } = hooksOf<PbmController>();
