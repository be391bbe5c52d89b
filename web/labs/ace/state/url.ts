/**
 * Links of the ACE lab. Lanes:
 * `policy~mode[~prefetch][~key:value…][~cost:id][~reader:id][~reference:id][~seed:number][~fork:lane@position]`.
 */
import type { ParameterSpec, Registry } from "../../../engine/types.ts";
import { firstOfEach, LANES, numbersWith, SIZES } from "../../../lab/lanes.ts";
import { type LinkOf, linkCodec } from "../../../lab/link.ts";
import { makeRoom } from "../../../state/url/envelope.ts";
import { notice } from "../../../state/url/notices.ts";
import { fallbackOf, readNumber, type Settings } from "../../../state/url/numbers.ts";
import type { Pair } from "../../../state/url/raw.ts";
import { DEFAULT_SEED, type Reading, readChoice, readSeed, SWITCH } from "../../../state/url/values.ts";
import { text as words } from "../../../text/text.ts";
import { LINK_KEYS } from "../flash/model.ts";
import { NO_REFERENCE } from "../lanes.ts";
import { LINK_KEYS as LOG_KEYS, readLog, writeLog } from "../log/model.ts";
import { running } from "../models.ts";
import { pack, unpack } from "../program/codec.ts";
import { isServed, SWITCHES } from "../server/model.ts";
import { readSizes, SIZES_KEYS, writeSizes } from "../sizes/keys.ts";
import { parts } from "../tabs.ts";
import { type AceTypes, bestArrangement, defaultView, type LaneChoice, PATH, type Scene } from "./scene.ts";
import { readFlash, writeFlash } from "./url/flash.ts";
import { readStart, writeStart } from "./url/start.ts";
import { readTask, TASK, writeTask } from "./url/task.ts";

/** Everything a link holds. */
export type LinkState = LinkOf<AceTypes>;

const ARRANGEMENTS = ["order", "frame"] as const;
const MODES = ["baseline", "ace"] as const;
const COSTS = ["ideal", "poster"] as const;
/** The mode in which a Reader can prefetch. */
const BATCHED: LaneChoice["mode"] = "ace";
const PREFETCH = "prefetch";
export const PROGRAM = "program";
/** Where a lane leaves an earlier one: `fork:1@120` in the lane's words. Lanes count from 0. */
const FORK = "fork";
const FORKED = `${LANES}.${FORK}`;
/** Numbers that a device's id stands for, and that a scene without a device must give. */
const DEVICE_NUMBERS: readonly string[] = ["alpha", "base_us", "k_r", "k_w"];

/** All shared numbers: the engine's own, then those of policies. */
export const sharedParameters = (registry: Registry): ParameterSpec[] =>
  firstOfEach([...numbersWith(registry, registry.policies), ...(running("server")?.parameters() ?? [])]);

/** The Reader of a lane that names none. */
const usualReader = ({ readers }: Registry): string | undefined => readers.at(-1)?.id;

/** What choices can be held against, beside nothing. */
const references = ({ policies }: Registry): string[] =>
  policies.filter(({ programmed }) => !programmed).map(({ id }) => id);

const upTo = (maximum: number) => ({ minimum: 0, maximum, integer: true });

/** The fork of lane `index`; without an earlier lane, or without two numbers, there is none. */
function readFork(text: string, index: number, { registry, notices }: Reading): LaneChoice["fork"] {
  const { link } = words();
  const [left = "", at = "", ...rest] = text.split("@");
  if (index === 0 || rest.length > 0 || !/^\d/.test(left.trim()) || !/^\d/.test(at.trim())) {
    const legal = index === 0 ? link.noForkOfFirst : link.fork(index - 1);
    notices.push(notice(FORKED, text, legal, link.no(FORK)));
    return undefined;
  }
  return {
    lane: readNumber(`${FORKED}.lane`, left, upTo(index - 1), 0, "0", notices),
    at: readNumber(`${FORKED}.at`, at, upTo(registry.requests.maximum), 0, "0", notices),
  };
}

/** Device, cost model and reference: the link's over those of the scene. */
function readNames({ values, registry, notices }: Reading<Registry>, scene: Scene & Settings): void {
  const device = values.get("device");
  if (device !== undefined) {
    const ids = registry.devices.map((entry) => entry.id);
    const id = readChoice("device", device, ids, scene.device, notices);
    if (id !== undefined && id !== scene.device) {
      scene.device = id;
      // A device named by the link is not changed by the numbers of the scene it replaces.
      for (const number of DEVICE_NUMBERS) delete scene[number];
    }
  }
  const cost = values.get("cost");
  if (cost !== undefined) scene.cost = readChoice("cost", cost, COSTS, COSTS[0], notices);
  const reference = values.get("reference");
  if (reference !== undefined) {
    // A notice names the policies.
    const id =
      reference === NO_REFERENCE
        ? reference
        : readChoice("reference", reference, references(registry), scene.reference, notices);
    if (id !== undefined) scene.reference = id;
  }
}

/** `laneNumbers`: the shared numbers that a lane may set for itself. */
export const { encodeLink, decodeLink, laneNumbers } = linkCodec<AceTypes>({
  path: PATH,
  keys: [
    ...SWITCHES,
    ...LINK_KEYS,
    ...LOG_KEYS,
    "start",
    "hand",
    "history",
    "view",
    TASK,
    PROGRAM,
    ...SIZES_KEYS,
  ],
  complete: ["pages", "frames", "lanes", "workload"],
  order: ["workload", "numbers", "lanes"],
  parts,
  names: ["device", "cost", "reference"],
  readNames,
  numbers: sharedParameters,
  rulesOf(scene) {
    const ofDevice = ({ id }: ParameterSpec) => DEVICE_NUMBERS.includes(id);
    const needed = (spec: ParameterSpec) =>
      SIZES.includes(spec.id) || (scene.device === undefined && ofDevice(spec));
    return [
      needed,
      (spec) =>
        ofDevice(spec) && scene.device !== undefined && typeof scene[spec.id] !== "number"
          ? [undefined, words().link.theDevices]
          : fallbackOf(spec, scene, needed(spec)),
    ];
  },
  slots: {
    // A misspelled name never means the reader's own program.
    policy: ({ policies }, given) =>
      policies.filter(({ id, programmed }) => !programmed || id === given).map(({ id }) => id),
    mode: () => MODES,
  },
  flags: () => [PREFETCH],
  setFlag(lane, _, text, { notices }) {
    const { link } = words();
    if (lane.mode === BATCHED) lane.prefetch = true;
    else notices.push(notice(LANES, text, link.onlyWith(PREFETCH, BATCHED), link.no(PREFETCH)));
  },
  words: {
    cost: {
      write: ({ cost }) => (typeof cost === "string" ? cost : undefined),
      read(value, lane, { notices }) {
        lane.cost = readChoice(`${LANES}.cost`, value, COSTS, COSTS[0], notices);
      },
    },
    reader: {
      write: ({ reader }, registry) => (reader === usualReader(registry) ? undefined : reader),
      read(value, lane, { registry, notices }) {
        const ids = registry.readers.map(({ id }) => id);
        const usual = usualReader(registry);
        const reader = readChoice(`${LANES}.reader`, value, ids, usual, notices);
        if (reader !== undefined && reader !== usual) lane.reader = reader;
      },
    },
    reference: {
      write: ({ reference }) => reference,
      read(value, lane, { registry, notices }) {
        const ids = [...references(registry), NO_REFERENCE];
        const id = readChoice(`${LANES}.reference`, value, ids, undefined, notices);
        if (id !== undefined) lane.reference = id;
      },
    },
    seed: {
      write: ({ seed }) => (String(seed) === DEFAULT_SEED ? undefined : seed),
      read(value, lane, { notices }) {
        const seed = readSeed(`${LANES}.seed`, value, notices);
        if (seed !== DEFAULT_SEED) lane.seed = seed;
      },
    },
    [FORK]: {
      write: ({ fork }) => fork && `${fork.lane}@${fork.at}`,
      read(value, lane, reading, index) {
        const fork = readFork(value, index, reading);
        if (fork !== undefined) lane.fork = fork;
      },
    },
  },
  // A scene says Reader and seed once for all, a link in each lane.
  sharedOut: ({ lanes, reader, seed }) =>
    lanes.map((lane) => ({
      ...lane,
      ...(reader !== undefined && { reader: lane.reader ?? reader }),
      ...(seed !== undefined && { seed: lane.seed ?? seed }),
    })),
  // No fork lies beyond the trace.
  within: (lanes, requests = Number.POSITIVE_INFINITY, { notices }) =>
    lanes.map((lane) => {
      if (lane.fork === undefined || lane.fork.at <= requests) return lane;
      const at = readNumber(`${FORKED}.at`, String(lane.fork.at), upTo(requests), 0, "0", notices);
      return { ...lane, fork: { ...lane.fork, at } };
    }),
  goesOn: isServed,
  rest: {
    write: ({ start, ...scene }) => [
      ...SWITCHES.flatMap((id): Pair[] =>
        typeof scene[id] === "boolean" ? [[id, scene[id] ? "1" : "0"]] : [],
      ),
      ...writeFlash(scene),
      ...writeLog(scene),
      ...writeStart(start),
    ],
    read(reading, scene) {
      for (const id of SWITCHES) {
        const text = reading.values.get(id);
        const on = text === undefined ? undefined : readChoice(id, text, SWITCH, undefined, reading.notices);
        if (on !== undefined) Object.assign(scene, { [id]: on === "1" });
      }
      const flash = readFlash(reading, scene);
      delete scene.flash;
      if (flash !== undefined) scene.flash = flash;
      const log = readLog(reading, scene);
      delete scene.log;
      if (log !== undefined) scene.log = log;
      makeRoom(scene, reading);
      const { pages = Number.POSITIVE_INFINITY, frames } = scene;
      const start = readStart(reading, scene.start, Number(pages), Number(frames));
      delete scene.start;
      if (start !== undefined) scene.start = start;
      const packed = reading.values.get(PROGRAM);
      if (packed === undefined) return;
      const program = unpack(packed);
      if (program !== undefined) scene.program = program;
      else {
        const { link, messages } = words();
        reading.notices.push(notice(PROGRAM, packed.slice(0, 20), link.aProgram, messages.nothing));
      }
    },
  },
  view: {
    write: ({ scene, view: { arrangement, curve } }, named, registry) => [
      ...(named && arrangement === bestArrangement(scene, registry) ? [] : [["view", arrangement] as const]),
      ...writeSizes(curve),
    ],
    read(reading, scene, complete) {
      const { values, registry, notices } = reading;
      const usual = complete ? defaultView.arrangement : bestArrangement(scene, registry);
      const text = values.get("view");
      const curve = readSizes(values);
      const arrangement =
        text === undefined ? usual : readChoice("view", text, ARRANGEMENTS, defaultView.arrangement, notices);
      return { arrangement, ...(curve !== undefined && { curve }) };
    },
  },
  further: {
    write: ({ scene: { program }, task }, named) => [
      ...(named || program === undefined ? [] : [[PROGRAM, pack(program)] as const]),
      ...(task === undefined ? [] : [[TASK, writeTask(task)] as const]),
    ],
    read(reading, { lanes }) {
      const task = readTask(reading, lanes.length);
      return task === undefined ? {} : { task };
    },
  },
});
