/**
 * A link ↔ what the page shows. Pure: no address bar, no engine; the registry says what is legal.
 *
 * A link of ours names everything, so it means the same after a preset has changed: with sizes, lanes and
 * workload in it, `preset` is only the title. A shorter one, such as `/ace?preset=…&frames=9`, changes the
 * preset's scene (or the first preset's) by what it names.
 */
import type { Failure, Registry, Result } from "../engine/types.ts";
import { text as words } from "../text/text.ts";
import { fixesPages } from "./run/scene.ts";
import { presetScene, type Scene, type WorkloadChoice } from "./scene.ts";
import type { TaskChoice } from "./task/choice.ts";
import { withinTrace } from "./url/fork.ts";
import { readLanes, writeLanes } from "./url/lanes.ts";
import { checkLanguage } from "./url/language.ts";
import { notice } from "./url/notices.ts";
import { readSettings, sharedParameters } from "./url/parameters.ts";
import { LONGEST_LINK, type Pair, readHash, writeHash } from "./url/raw.ts";
import { readStage, STAGE_KEYS, writeStage } from "./url/stage.ts";
import { readStart, writeStart } from "./url/start.ts";
import { readTask, writeTask } from "./url/task.ts";
import { surveyTrace } from "./url/trace.ts";
import { type Reading, readChoice, readNumber } from "./url/values.ts";
import { GIVEN, PREFIX, readWorkload, traceLength, writeWorkload } from "./url/workload.ts";
import { defaultView, type ViewChoices } from "./view.ts";

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

const PATH = "/ace";
const VERSION = 1;
const ARRANGEMENTS = ["order", "frame"] as const satisfies readonly ViewChoices["arrangement"][];
/** Keys besides those of parameters. */
const KEYS =
  "v preset device cost lanes workload requests seed trace name hash start hand history at view task lang".split(
    " ",
  );
/** A link with all of these does not depend on a preset. */
const COMPLETE = ["pages", "frames", "lanes", "workload"];

/** The hash content after `#`. A given trace makes it as long as need be: see {@link tooLong}. */
export function encodeLink(state: LinkState, registry: Registry): string {
  const { scene, preset, at, view } = state;
  const pairs: Pair[] = [["v", String(VERSION)]];
  if (preset !== undefined) pairs.push(["preset", preset]);
  const ids = ["device", "cost", ...sharedParameters(registry).map((spec) => spec.id)];
  // D that follows from the workload is not said again: it would go stale with the first change.
  for (const id of fixesPages(registry, scene.workload) ? ids.filter((id) => id !== "pages") : ids) {
    const { [id]: value } = scene;
    if (typeof value === "number" || typeof value === "string") pairs.push([id, String(value)]);
  }
  pairs.push(["lanes", writeLanes(scene.lanes, registry)]);
  pairs.push(...writeWorkload(scene.workload, registry), ...writeStart(scene.start));
  pairs.push(["at", String(at)], ["view", view.arrangement], ...writeStage(view));
  if (state.task !== undefined) pairs.push(["task", writeTask(state.task)]);
  return writeHash(PATH, pairs);
}

/** Whether the link, after the page's own address `base`, is longer than {@link LONGEST_LINK} characters. */
export const tooLong = (state: LinkState, registry: Registry, base = ""): boolean =>
  base.length + 1 + encodeLink(state, registry).length > LONGEST_LINK;

/** The scene of a preset without its position. */
function sceneOf(registry: Registry, id: string | undefined): { scene: Scene; at: number } | undefined {
  const saved = presetScene(registry.presets.find((preset) => preset.id === id));
  if (saved === undefined) return undefined;
  const { at = 0, ...scene } = saved;
  return { scene, at };
}

function readVersion({ values, notices }: Reading): void {
  const text = values.get("v") ?? String(VERSION);
  if (text !== String(VERSION)) {
    const version = words().link.version(VERSION);
    notices.push(notice("v", text, version, version));
  }
}

/** The preset that the link names. A wrong title is worse than none, so only a short link gets the closest. */
function readPreset({ values, registry, notices }: Reading, complete: boolean): string | undefined {
  const ids = registry.presets.map((preset) => preset.id);
  const text = values.get("preset");
  if (text === undefined) return complete ? undefined : ids[0];
  if (!complete || ids.includes(text)) return readChoice("preset", text, ids, ids[0], notices);
  notices.push(notice("preset", text, words().link.oneOf(ids), words().link.noTitle));
  return undefined;
}

/** Whether the link leaves nothing to a preset. */
function isComplete(values: ReadonlyMap<string, string>, registry: Registry): boolean {
  const fixed = fixesPages(registry, { kind: values.get("workload") ?? "" });
  return COMPLETE.every((key) => values.has(key) || (key === "pages" && fixed));
}

/** The link without its D, where that follows from the workload. */
function withoutFixedPages(reading: Reading, workload: WorkloadChoice): Reading {
  const given = reading.values.get("pages");
  if (given === undefined || !fixesPages(reading.registry, workload)) return reading;
  const { link } = words();
  reading.notices.push(notice("pages", given, link.followsFromWorkload, link.whatWorkloadNeeds));
  return { ...reading, values: new Map([...reading.values].filter(([key]) => key !== "pages")) };
}

/** Makes D large enough for a trace written out. */
function makeRoom(scene: Scene, { registry, notices }: Reading): void {
  const survey = scene.workload.kind === GIVEN ? surveyTrace(String(scene.workload.trace)) : { bad: "" };
  const { pages } = scene;
  const spec = registry.parameters.find((parameter) => parameter.id === "pages");
  if ("bad" in survey || typeof pages !== "number" || survey.largest < pages || spec === undefined) return;
  const enough = survey.largest + 1;
  notices.push(
    notice("pages", String(pages), words().link.roomForTrace(enough, spec.maximum), String(enough)),
  );
  scene.pages = enough;
}

function readPosition({ values, registry, notices }: Reading, scene: Scene, base: number): number {
  const maximum = traceLength(scene.workload, registry) ?? registry.requests.maximum;
  const text = values.get("at");
  if (text === undefined) return Math.min(base, maximum);
  return readNumber("at", text, { minimum: 0, maximum, integer: true }, 0, "0", notices);
}

/**
 * Reads the hash, with or without its `#`. Unknown keys are left out, the first of a key counts, and a value that
 * is not legal gives a notice and the nearest one that is. Fails only if the registry has no preset to start from.
 */
export function decodeLink(hash: string, registry: Registry): Result<Decoded> {
  const notices: Failure[] = [];
  const known = new Set([...KEYS, ...STAGE_KEYS, ...sharedParameters(registry).map((spec) => spec.id)]);
  const values = readHash(hash, (key) => known.has(key) || key.startsWith(PREFIX), notices);
  const reading: Reading = { values, registry, notices };
  const first = sceneOf(registry, registry.presets[0]?.id);
  if (first === undefined) {
    const { link, messages } = words();
    return { ok: false, failure: notice("preset", "", link.aPreset, messages.nothing) };
  }
  readVersion(reading);
  checkLanguage(reading);
  const complete = isComplete(values, registry);
  const preset = readPreset(reading, complete);
  const { scene: base, at } = (complete ? undefined : sceneOf(registry, preset)) ?? first;
  const { lanes, workload, start, ...settings } = base;
  const requests = readWorkload(reading, complete ? { kind: workload.kind } : workload, first.scene.workload);
  const scene: Scene = {
    ...readSettings(withoutFixedPages(reading, requests), complete ? {} : settings),
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
  const arrangement = values.get("view");
  const view: ViewChoices = {
    arrangement:
      arrangement === undefined
        ? defaultView.arrangement
        : readChoice("view", arrangement, ARRANGEMENTS, defaultView.arrangement, notices),
    ...readStage(reading),
  };
  const position = readPosition(reading, scene, complete ? 0 : at);
  const state: LinkState = { scene, at: position, view };
  if (preset !== undefined) state.preset = preset;
  const task = readTask(reading, scene.lanes.length);
  if (task !== undefined) state.task = task;
  return { ok: true, value: { state, notices } };
}
