/** A link of the predictive lab ↔ what its page shows; the rules are those of every lab's links. */

import type { Failure, Result } from "../../../engine/types.ts";
import type { DecodedLink, RunLink } from "../../../state/run/definition.ts";
import {
  beginLink,
  COMMON_KEYS,
  isPresets,
  keysBesides,
  writeHead,
  writeSettings,
} from "../../../state/url/envelope.ts";
import { readNumber, readNumbers } from "../../../state/url/numbers.ts";
import { type Pair, readHash, writeHash } from "../../../state/url/raw.ts";
import { readStage, STAGE_KEYS, writeStage } from "../../../state/url/stage.ts";
import { type Reading, readChoice } from "../../../state/url/values.ts";
import { traceLength, writeWorkload } from "../../../state/url/workload.ts";
import type { PbmRegistry } from "../engine/types.ts";
import { hideable, tabs } from "./hideable.ts";
import { readLanes, SWITCH, writeLanes } from "./lanes.ts";
import { PATH } from "./route.ts";
import { type PbmScene, presetScene } from "./scene.ts";
import { numbersOf, optionsOf } from "./settings.ts";
import { streamsForm } from "./streams.ts";
import type { PbmView } from "./view.ts";

const VERSION = 1;
const KEYS = [...COMMON_KEYS, ...STAGE_KEYS, "lanes"];
/** A link with these does not depend on a preset: every number has a default. */
const COMPLETE = ["lanes", "workload"];

/** Requests of a lane in a session, at most; also the engine's limit. */
const MOST_REQUESTS = 1e9;

type Link = RunLink<PbmScene, PbmView>;

/** Yes/no settings that the scene says for all lanes. */
const writeOptions = (scene: PbmScene, registry: PbmRegistry): Pair[] =>
  optionsOf(registry).flatMap((id): Pair[] =>
    typeof scene[id] === "boolean" ? [[id, scene[id] ? "1" : "0"]] : [],
  );

/** The hash content after `#`. Streams written out make it as long as need be. */
export function encodeLink(state: Link, registry: PbmRegistry): string {
  const { scene, preset, at, view } = state;
  const pairs = writeHead(VERSION, preset);
  if (!isPresets(state, registry)) {
    const ids = numbersOf(registry).map(({ id }) => id);
    pairs.push(...writeSettings(scene, ids, registry), ...writeOptions(scene, registry));
    pairs.push(["lanes", writeLanes(scene.lanes, registry)], ...writeWorkload(scene.workload, registry));
  }
  pairs.push(["at", String(at)]);
  return writeHash(PATH, [...pairs, ...writeStage(view)]);
}

function readOptions({ values, registry, notices }: Reading<PbmRegistry>, scene: PbmScene): void {
  for (const id of optionsOf(registry)) {
    const text = values.get(id);
    const chosen = text === undefined ? undefined : readChoice(id, text, SWITCH, undefined, notices);
    if (chosen !== undefined) scene[id] = chosen === "1";
  }
}

/** Requests of all lanes together; how many a drawn workload has, only the engine knows, which stops at its end. */
function readPosition({ values, registry, notices }: Reading, scene: PbmScene, base: number): number {
  const ofLane = traceLength(scene.workload, registry, streamsForm);
  const maximum = (ofLane ?? MOST_REQUESTS) * scene.lanes.length;
  const text = values.get("at");
  if (text === undefined) return Math.min(base, maximum);
  return readNumber("at", text, { minimum: 0, maximum, integer: true }, 0, "0", notices);
}

/**
 * Reads the hash, with or without its `#`. Unknown keys are left out, the first of a key counts, and a value that
 * is not legal gives a notice and the nearest one that is. Fails only if the registry has no preset to start from.
 */
export function decodeLink(hash: string, registry: PbmRegistry): Result<DecodedLink<Link>> {
  const isKnown = keysBesides([...KEYS, ...numbersOf(registry).map(({ id }) => id), ...optionsOf(registry)]);
  const notices: Failure[] = [];
  const reading = { registry, notices, values: readHash(hash, isKnown, notices) };
  const begun = beginLink(reading, { version: VERSION, complete: COMPLETE, presetScene, form: streamsForm });
  if (!begun.ok) return begun;
  const { complete, preset, base, at } = begun;
  const { lanes, workload: _, ...settings } = base;
  const scene: PbmScene = {
    ...(complete ? {} : settings),
    lanes: readLanes(reading, lanes),
    workload: begun.requests(),
  };
  readNumbers(reading, numbersOf(registry), scene, () => false);
  readOptions(reading, scene);
  const view: PbmView = readStage(reading, hideable, tabs);
  const state: Link = { scene, at: readPosition(reading, scene, at), view };
  if (preset !== undefined) state.preset = preset;
  return { ok: true, value: { state, notices } };
}
