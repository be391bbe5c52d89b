/**
 * Links of the ACE lab. Lanes:
 * `policy~mode[~prefetch][~key:value…][~cost:id][~reader:id][~seed:number][~fork:lane@position]`.
 */
import type { Registry } from "../../../engine/types.ts";
import { LANES, SIZES } from "../../../lab/lanes.ts";
import { type LinkOf, linkCodec } from "../../../lab/link.ts";
import { makeRoom } from "../../../state/url/envelope.ts";
import { notice } from "../../../state/url/notices.ts";
import { DEFAULT_SEED, readChoice, readSeed } from "../../../state/url/values.ts";
import { text as words } from "../../../text/text.ts";
import * as parts from "./hideable.ts";
import {
  type AceTypes,
  bestArrangement,
  defaultView,
  type LaneChoice,
  PATH,
  type Scene,
  type ViewChoices,
} from "./scene.ts";
import { FORK, readFork, withinTrace, writeFork } from "./url/fork.ts";
import { readCost, readNames, rulesOf, sharedParameters } from "./url/parameters.ts";
import { PROGRAM, readProgram, writeProgram } from "./url/program.ts";
import { readStart, writeStart } from "./url/start.ts";
import { readTask, TASK, writeTask } from "./url/task.ts";

/** Everything a link holds. */
export type LinkState = LinkOf<AceTypes>;

const ARRANGEMENTS = ["order", "frame"] as const satisfies readonly ViewChoices["arrangement"][];
const MODES = ["baseline", "ace"] as const satisfies readonly LaneChoice["mode"][];
/** The mode in which a Reader can prefetch. */
const BATCHED: LaneChoice["mode"] = "ace";
const PREFETCH = "prefetch";

/** The Reader of a lane that names none. */
const usualReader = ({ readers }: Registry): string | undefined => readers.at(-1)?.id;

/** The lanes with the Reader and the seed that a scene says once for all. */
const sharedOut = ({ lanes, reader, seed }: Scene): LaneChoice[] =>
  lanes.map((lane) => ({
    ...lane,
    ...(reader !== undefined && { reader: lane.reader ?? reader }),
    ...(seed !== undefined && { seed: lane.seed ?? seed }),
  }));

/** `laneNumbers`: the shared numbers that a lane may set for itself. */
export const { encodeLink, decodeLink, laneNumbers } = linkCodec<AceTypes>({
  path: PATH,
  keys: ["start", "hand", "history", "view", TASK, PROGRAM],
  complete: ["pages", "frames", "lanes", "workload"],
  order: ["workload", "numbers", "lanes"],
  parts,
  names: ["device", "cost", "reference"],
  readNames,
  numbers: sharedParameters,
  rulesOf,
  onceForAll: () => SIZES,
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
      read(value, lane, reading) {
        lane.cost = readCost(`${LANES}.cost`, value, reading);
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
    seed: {
      write: ({ seed }) => (String(seed) === DEFAULT_SEED ? undefined : seed),
      read(value, lane, { notices }) {
        const seed = readSeed(`${LANES}.seed`, value, notices);
        if (seed !== DEFAULT_SEED) lane.seed = seed;
      },
    },
    [FORK]: {
      write: writeFork,
      read(value, lane, reading, index) {
        const fork = readFork(value, index, reading);
        if (fork !== undefined) lane.fork = fork;
      },
    },
  },
  sharedOut,
  within: withinTrace,
  rest: {
    write: ({ start }) => writeStart(start),
    read(reading, scene) {
      makeRoom(scene, reading);
      const { pages = Number.POSITIVE_INFINITY, frames } = scene;
      const start = readStart(reading, scene.start, Number(pages), Number(frames));
      delete scene.start;
      if (start !== undefined) scene.start = start;
      const program = readProgram(reading);
      if (program !== undefined) scene.program = program;
    },
  },
  view: {
    write: ({ scene, view: { arrangement } }, named, registry) =>
      named && arrangement === bestArrangement(scene, registry) ? [] : [["view", arrangement]],
    read({ values, registry, notices }, scene, complete) {
      const usual = complete ? defaultView.arrangement : bestArrangement(scene, registry);
      const text = values.get("view");
      if (text === undefined) return { arrangement: usual };
      return { arrangement: readChoice("view", text, ARRANGEMENTS, defaultView.arrangement, notices) };
    },
  },
  further: {
    write: ({ scene, task }, named) => [
      ...(named ? [] : writeProgram(scene.program)),
      ...(task === undefined ? [] : [[TASK, writeTask(task)] as const]),
    ],
    read(reading, { lanes }) {
      const task = readTask(reading, lanes.length);
      return task === undefined ? {} : { task };
    },
  },
});
