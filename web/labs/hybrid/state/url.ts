/** A link of the flash + magnetic lab ↔ what its page shows; the rules are those of every lab's links. */

import type { Failure, Result } from "../../../engine/types.ts";
import type { DecodedLink, RunLink } from "../../../state/run/definition.ts";
import { fixesPages } from "../../../state/run/scene.ts";
import {
  beginLink,
  COMMON_KEYS,
  isPresets,
  keysBesides,
  readPosition,
  withoutFixedPages,
  writeHead,
  writeSettings,
} from "../../../state/url/envelope.ts";
import { readNumber, readNumbers } from "../../../state/url/numbers.ts";
import { readHash, writeHash } from "../../../state/url/raw.ts";
import { readStage, STAGE_KEYS, writeStage } from "../../../state/url/stage.ts";
import type { Reading } from "../../../state/url/values.ts";
import { writeWorkload } from "../../../state/url/workload.ts";
import { text as words } from "../../../text/text.ts";
import type { HybridRegistry } from "../engine/types.ts";
import { hideable, tabs } from "./hideable.ts";
import { numbersOf, readLanes, writeLanes } from "./lanes.ts";
import { PATH } from "./route.ts";
import { type HybridScene, presetScene } from "./scene.ts";
import { traceForm } from "./trace.ts";
import type { HybridView } from "./view.ts";

const VERSION = 1;
/** The page that is followed over the run. */
const FOLLOWED = "page";
const KEYS = [...COMMON_KEYS, ...STAGE_KEYS, "lanes", FOLLOWED];
/** A link with all of these does not depend on a preset. */
const COMPLETE = ["frames", "lanes", "workload"];
const NEEDED: readonly string[] = ["frames"];
/** Largest number of a page that a request can name. */
const LARGEST_PAGE = 2 ** 30 - 2;

type Link = RunLink<HybridScene, HybridView>;

/** The hash content after `#`. A given trace makes it as long as need be. */
export function encodeLink(state: Link, registry: HybridRegistry): string {
  const { scene, preset, at, view } = state;
  const pairs = writeHead(VERSION, preset);
  if (!isPresets(state, registry)) {
    const ids = numbersOf(registry).map(({ id }) => id);
    pairs.push(...writeSettings(scene, ids, registry));
    pairs.push(["lanes", writeLanes(scene.lanes, registry)], ...writeWorkload(scene.workload, registry));
  }
  pairs.push(["at", String(at)]);
  if (view.page !== undefined) pairs.push([FOLLOWED, String(view.page)]);
  return writeHash(PATH, [...pairs, ...writeStage(view)]);
}

function readFollowed({ values, notices }: Reading): Pick<HybridView, "page"> {
  const text = values.get(FOLLOWED);
  if (text === undefined) return {};
  const range = { minimum: 0, maximum: LARGEST_PAGE, integer: true };
  const page = readNumber(FOLLOWED, text, range, undefined, words().link.none, notices);
  return page === undefined ? {} : { page };
}

/**
 * Reads the hash, with or without its `#`. Unknown keys are left out, the first of a key counts, and a value that
 * is not legal gives a notice and the nearest one that is. Fails only if the registry has no preset to start from.
 */
export function decodeLink(hash: string, registry: HybridRegistry): Result<DecodedLink<Link>> {
  const isKnown = keysBesides([...KEYS, ...numbersOf(registry).map(({ id }) => id)]);
  const notices: Failure[] = [];
  const reading = { registry, notices, values: readHash(hash, isKnown, notices) };
  const begun = beginLink(reading, { version: VERSION, complete: COMPLETE, presetScene, form: traceForm });
  if (!begun.ok) return begun;
  const { complete, preset, base, at } = begun;
  const { lanes, workload: _, ...settings } = base;
  const requests = begun.requests();
  const scene: HybridScene = {
    ...(complete ? {} : settings),
    lanes: readLanes(reading, lanes),
    workload: requests,
  };
  readNumbers(withoutFixedPages(reading, requests), numbersOf(registry), scene, ({ id }) =>
    NEEDED.includes(id),
  );
  if (fixesPages(registry, requests)) delete scene.pages;
  const view: HybridView = { ...readFollowed(reading), ...readStage(reading, hideable, tabs) };
  const position = readPosition(reading, scene, at, traceForm);
  const state: Link = { scene, at: position, view };
  if (preset !== undefined) state.preset = preset;
  return { ok: true, value: { state, notices } };
}
