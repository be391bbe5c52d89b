/**
 * A link ↔ what the page shows. Pure: no address bar, no engine; the registry says what is legal.
 *
 * A preset's scene never changes under its id, so an unchanged one is named by it. A link of a changed one names everything:
 * with sizes, lanes and workload in it, `preset` is only the title. A shorter one, such as `/ace?preset=…&frames=9`,
 * changes the preset's scene (or the first preset's) by what it names.
 */
import type { Failure, Registry, Result } from "../../../engine/types.ts";
import { fixesPages } from "../../../state/run/scene.ts";
import {
  beginLink,
  COMMON_KEYS,
  isPresets,
  keysBesides,
  makeRoom,
  readPosition,
  withoutFixedPages,
  writeHead,
  writeSettings,
} from "../../../state/url/envelope.ts";
import { readNumbers } from "../../../state/url/numbers.ts";
import { LONGEST_LINK, readHash, writeHash } from "../../../state/url/raw.ts";
import { readStage, STAGE_KEYS, writeStage } from "../../../state/url/stage.ts";
import { readChoice } from "../../../state/url/values.ts";
import { traceLength, writeWorkload } from "../../../state/url/workload.ts";
import { hideable, tabs } from "./hideable.ts";
import { PATH } from "./route.ts";
import { presetScene, type Scene } from "./scene.ts";
import type { TaskChoice } from "./task/choice.ts";
import { withinTrace } from "./url/fork.ts";
import { readLanes, withShared, writeLanes } from "./url/lanes.ts";
import { readNames, rulesOf, sharedParameters } from "./url/parameters.ts";
import { PROGRAM, readProgram, writeProgram } from "./url/program.ts";
import { readStart, writeStart } from "./url/start.ts";
import { readTask, writeTask } from "./url/task.ts";
import { bestArrangement, defaultView, type ViewChoices } from "./view.ts";

/** Everything a link holds. */
export interface LinkState {
  /** The run; a position inside it is left out in favour of `at`. */
  scene: Scene;
  /** Id of the preset whose title stands over the scene; the scene itself does not depend on it. */
  preset?: string;
  /** Requests served in the shown state. */
  at: number;
  view: ViewChoices;
  /** The exercise that is done on it, if one is. */
  task?: TaskChoice;
}

/** A link as read, with what had to be changed in it. */
export interface Decoded {
  state: LinkState;
  notices: Failure[];
}

const VERSION = 1;
const ARRANGEMENTS = ["order", "frame"] as const satisfies readonly ViewChoices["arrangement"][];
/** Keys besides those of parameters. */
const KEYS = [
  ...COMMON_KEYS,
  ...STAGE_KEYS,
  ..."device cost reference lanes start hand history view task".split(" "),
  PROGRAM,
];
/** A link with all of these does not depend on a preset. */
const COMPLETE = ["pages", "frames", "lanes", "workload"];

/** The hash content after `#`. A given trace makes it as long as need be: see {@link tooLong}. */
export function encodeLink(state: LinkState, registry: Registry): string {
  const { scene, preset, at, view } = state;
  const pairs = writeHead(VERSION, preset);
  const named = isPresets(state, registry);
  if (!named) {
    const ids = ["device", "cost", "reference", ...sharedParameters(registry).map((spec) => spec.id)];
    pairs.push(...writeSettings(scene, ids, registry));
    pairs.push(["lanes", writeLanes(withShared(scene), registry)]);
    pairs.push(...writeWorkload(scene.workload, registry), ...writeStart(scene.start));
  }
  pairs.push(["at", String(at)]);
  if (!named || view.arrangement !== bestArrangement(scene, registry)) pairs.push(["view", view.arrangement]);
  pairs.push(...writeStage(view), ...(named ? [] : writeProgram(scene.program)));
  if (state.task !== undefined) pairs.push(["task", writeTask(state.task)]);
  return writeHash(PATH, pairs);
}

/** Whether the link, after the page's own address `base`, is longer than {@link LONGEST_LINK} characters. */
export const tooLong = (state: LinkState, registry: Registry, base = ""): boolean =>
  base.length + 1 + encodeLink(state, registry).length > LONGEST_LINK;

/**
 * Reads the hash, with or without its `#`. Unknown keys are left out, the first of a key counts, and a value that
 * is not legal gives a notice and the nearest one that is. Fails only if the registry has no preset to start from.
 */
export function decodeLink(hash: string, registry: Registry): Result<Decoded> {
  const isKnown = keysBesides([...KEYS, ...sharedParameters(registry).map(({ id }) => id)]);
  const notices: Failure[] = [];
  const reading = { registry, notices, values: readHash(hash, isKnown, notices) };
  const begun = beginLink(reading, { version: VERSION, complete: COMPLETE, presetScene });
  if (!begun.ok) return begun;
  const { complete, preset, base, at } = begun;
  const { values } = reading;
  const { lanes, workload: _, start, ...settings } = base;
  const requests = begun.requests();
  const numbers = withoutFixedPages(reading, requests);
  const named = readNames(reading, complete ? {} : settings);
  readNumbers(numbers, sharedParameters(registry), named, ...rulesOf(named));
  const scene: Scene = {
    ...named,
    lanes: withinTrace(readLanes(reading, lanes), traceLength(requests, registry), reading),
    workload: requests,
  };
  if (fixesPages(registry, requests)) delete scene.pages;
  makeRoom(scene, reading);
  const begin = readStart(
    reading,
    complete ? undefined : start,
    Number(scene.pages ?? Number.POSITIVE_INFINITY),
    Number(scene.frames),
  );
  if (begin !== undefined) scene.start = begin;
  const program = readProgram(reading) ?? (complete ? undefined : base.program);
  if (program !== undefined) scene.program = program;
  const arrangement = values.get("view");
  const view: ViewChoices = {
    arrangement:
      arrangement === undefined
        ? complete
          ? defaultView.arrangement
          : bestArrangement(scene, registry)
        : readChoice("view", arrangement, ARRANGEMENTS, defaultView.arrangement, notices),
    ...readStage(reading, hideable, tabs),
  };
  const position = readPosition(reading, scene, at);
  const state: LinkState = { scene, at: position, view };
  if (preset !== undefined) state.preset = preset;
  const task = readTask(reading, scene.lanes.length);
  if (task !== undefined) state.task = task;
  return { ok: true, value: { state, notices } };
}
