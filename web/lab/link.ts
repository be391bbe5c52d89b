/**
 * A link ↔ what a lab's page shows. Pure: no address bar, no engine; the registry says what is legal.
 *
 * A preset's scene never changes under its id, so an unchanged one is named by it. A link of a changed one names everything:
 * with sizes, lanes and workload in it, `preset` is only the title. A shorter one, such as `/ace?preset=…&frames=9`,
 * changes the preset's scene (or the first preset's) by what it names.
 */
import type { Failure, ParameterSpec, Result } from "../engine/types.ts";
import { checkLanguage } from "../state/language.ts";
import type { DecodedLink, RunLink } from "../state/run/definition.ts";
import { fixesPages, sameScene } from "../state/run/scene.ts";
import type { PageParts } from "../state/run/view.ts";
import {
  COMMON_KEYS,
  isComplete,
  readPosition,
  readPreset,
  readVersion,
  startOf,
  withoutFixedPages,
  writeHead,
  writeSettings,
} from "../state/url/envelope.ts";
import { notice } from "../state/url/notices.ts";
import { type Fallback, readNumbers, type Settings } from "../state/url/numbers.ts";
import { placeKeys, readAxis, readMoment, writePlace } from "../state/url/place.ts";
import { type Pair, readHash, writeHash } from "../state/url/raw.ts";
import { readStage, STAGE_KEYS, writeStage } from "../state/url/stage.ts";
import { type Reading, readChoice, SWITCH } from "../state/url/values.ts";
import type { TraceForm } from "../state/url/workload.ts";
import { PREFIX, readWorkload, traceLength, writeWorkload } from "../state/url/workload.ts";
import { text as words } from "../text/text.ts";
import { LANES, type LanedTypes, type LaneForm, type LaneOf, laneCodec } from "./lanes.ts";

const VERSION = 1;

/** Everything a link of a lab holds. */
export type LinkOf<T extends LanedTypes> = RunLink<T["scene"], T["view"]> & T["further"];

/** What a lab says of its links. */
export interface LinkForm<T extends LanedTypes> extends LaneForm<T> {
  path: string;
  keys?: readonly string[];
  /** A link with all of these does not depend on a preset. */
  complete: readonly string[];
  /** The order in which parts of a scene are read and their errors reported; numbers that are read last are last in it. */
  order: readonly ("workload" | "numbers" | "lanes")[];
  parts: PageParts;
  trace?: TraceForm;
  /** Names that stand in a link under their own keys, ahead of the numbers. */
  names?: readonly string[];
  readNames?: (reading: Reading<T["registry"]>, scene: T["scene"]) => void;
  /** Which numbers a scene needs, and what each is if the link gives none. */
  rulesOf?: (
    scene: T["scene"],
  ) => readonly [needed: (spec: ParameterSpec) => boolean, fallback?: (spec: ParameterSpec) => Fallback];
  /** The lanes with what a scene says once for all: links have it in each lane. */
  sharedOut?: (scene: T["scene"]) => LaneOf<T>[];
  /** The lanes on a trace of so many requests, where its length is known. */
  within?: (lanes: LaneOf<T>[], requests: number | undefined, reading: Reading<T["registry"]>) => LaneOf<T>[];
  /** Whether more happens than requests, so that lanes can go by events. */
  goesOn?: (scene: T["scene"]) => boolean;
  /** What else a scene holds: written behind the workload, read once all else of the scene is there. */
  rest?: {
    write: (scene: T["scene"]) => Pair[];
    read: (reading: Reading<T["registry"]>, scene: T["scene"]) => void;
  };
  /** The last position of a scene over a trace of so many requests; of as many as the registry allows if it is left out. */
  lastPosition?: (requests: number | undefined, scene: T["scene"]) => number;
  /** A view's fields beyond stage, hidden parts and tab. `named`: the preset's id defines the whole scene. */
  view?: {
    write: (link: LinkOf<T>, named: boolean, registry: T["registry"]) => Pair[];
    read: (reading: Reading<T["registry"]>, scene: T["scene"], complete: boolean) => object;
  };
  further?: {
    write: (link: LinkOf<T>, named: boolean) => Pair[];
    read: (reading: Reading<T["registry"]>, scene: T["scene"]) => T["further"];
  };
}

/** The keys of a link, and which of them were asked for: others are given for nothing. */
class Values extends Map<string, string> {
  readonly #asked = new Set<string>();

  override get(key: string): string | undefined {
    this.#asked.add(key);
    return super.get(key);
  }

  unused = () => [...this].filter(([key]) => !this.#asked.has(key));
}

export function linkCodec<T extends LanedTypes>(form: LinkForm<T>) {
  const { path, numbers, parts, names = [], keys = [], rulesOf = () => [() => false] as const } = form;
  /** Yes/no settings that a scene can say for all lanes. */
  const options = (registry: T["registry"]) => (form.withNo ? form.flags(registry) : []);
  const ownKeys = [...COMMON_KEYS, ...STAGE_KEYS, LANES, ...names, ...keys];
  const { writeLanes, readLanes, laneNumbers } = laneCodec(form);
  const settingsOf = (registry: T["registry"]) => [
    ...numbers(registry).map(({ id }) => id),
    ...options(registry),
  ];

  /** The hash content after `#`. A given trace makes it as long as need be. */
  function encodeLink(link: LinkOf<T>, registry: T["registry"]): string {
    const { scene, preset, view } = link;
    // A scene that is still its preset's is defined by the preset's id.
    const named = registry.presets.some((entry) => entry.id === preset && sameScene(entry.scene, scene));
    const pairs = writeHead(VERSION, preset);
    if (!named) {
      pairs.push(...writeSettings(scene, [...names, ...settingsOf(registry)], registry));
      pairs.push([LANES, writeLanes(form.sharedOut?.(scene) ?? scene.lanes, registry)]);
      pairs.push(...writeWorkload(scene.workload, registry), ...(form.rest?.write(scene) ?? []));
    }
    pairs.push(...writePlace(link), ...(form.view?.write(link, named, registry) ?? []), ...writeStage(view));
    return writeHash(path, [...pairs, ...(form.further?.write(link, named) ?? [])]);
  }

  /** The scene of a link, with `base` for missing fields; a complete link ignores `base`. */
  function readScene(
    reading: Reading<T["registry"]>,
    { lanes: baseLanes, workload: baseWorkload, ...settings }: T["scene"],
    complete: boolean,
    first: T["scene"],
  ): T["scene"] {
    const { registry } = reading;
    let lanes: LaneOf<T>[] = [];
    let workload = baseWorkload;
    const scene = {
      ...(complete ? {} : settings),
      ...(form.order.at(-1) === "numbers" && { lanes, workload }),
    } as T["scene"];
    const read = {
      workload: () => {
        const usual = complete ? { kind: baseWorkload.kind } : baseWorkload;
        workload = readWorkload(reading, usual, first.workload, form.trace);
      },
      lanes: () => {
        lanes = readLanes(reading, baseLanes);
        const requests = () => traceLength(workload, registry, form.trace);
        if (form.within !== undefined) lanes = form.within(lanes, requests(), reading);
      },
      numbers: () => {
        const given = withoutFixedPages(reading, workload);
        form.readNames?.(reading, scene);
        readNumbers(given, numbers(registry), scene, ...rulesOf(scene));
        for (const id of options(registry)) {
          const text = reading.values.get(id);
          const chosen =
            text === undefined ? undefined : readChoice(id, text, SWITCH, undefined, reading.notices);
          if (chosen !== undefined) (scene as Settings)[id] = chosen === "1";
        }
      },
    };
    for (const part of form.order) read[part]();
    Object.assign(scene, { lanes, workload });
    if (fixesPages(registry, workload)) delete scene.pages;
    form.rest?.read(reading, scene);
    return scene;
  }

  /** Unknown keys are left out, the first of a key counts; what is not legal gives a notice and the nearest that is. */
  function decodeLink(hash: string, registry: T["registry"]): Result<DecodedLink<LinkOf<T>>> {
    const known = new Set([...ownKeys, ...placeKeys(registry), ...settingsOf(registry)]);
    const notices: Failure[] = [];
    const values = new Values(readHash(hash, (key) => known.has(key) || key.startsWith(PREFIX), notices));
    const reading = { registry, notices, values };
    const first = startOf<T["scene"]>(registry.presets, undefined);
    if (first === undefined) {
      const { link, messages } = words();
      return { ok: false, failure: notice("preset", "", link.aPreset, messages.nothing) };
    }
    readVersion(reading, VERSION);
    checkLanguage(reading);
    const complete = isComplete(reading, form.complete);
    const preset = readPreset(reading, complete);
    const named = complete ? undefined : startOf<T["scene"]>(registry.presets, preset);
    const { scene: base, at: start } = named ?? first;
    const scene = readScene(reading, base, complete, first.scene);
    const own = form.view?.read(reading, scene, complete);
    const axis = readAxis(reading, form.goesOn?.(scene) === true);
    const view = { ...own, ...axis, ...readStage(reading, parts) };
    const last = form.lastPosition?.(traceLength(scene.workload, registry, form.trace), scene);
    const position = readPosition(reading, scene, complete ? 0 : start, form.trace, last);
    const place = readMoment(reading, axis, position);
    const state = {
      scene,
      at: place.moment === undefined ? position : 0,
      ...place,
      view,
      ...(preset !== undefined && { preset }),
    };
    const further = form.further?.read(reading, scene);
    const { noUse, restWithoutIt } = words().link;
    const isNamed = (key: string) =>
      known.has(key) ||
      registry.workloads.some(({ parameters }) => parameters.some(({ id }) => PREFIX + id === key));
    for (const [key, value] of values.unused())
      if (isNamed(key) && notices.every(({ field }) => field !== key))
        notices.push(notice(key, value, noUse, restWithoutIt));
    return { ok: true, value: { state: { ...state, ...further } as LinkOf<T>, notices } };
  }

  return { encodeLink, decodeLink, laneNumbers };
}
