/**
 * Lanes in a link: `policy~mode[~prefetch][~key:value…][~reader:id][~seed:number][~fork:lane@position]`, joined by commas.
 * What is the default is not said.
 */
import type { Registry } from "../../../../engine/types.ts";
import { LANES, lanesOf } from "../../../../state/url/lanes.ts";
import { notice } from "../../../../state/url/notices.ts";
import { readNumber } from "../../../../state/url/numbers.ts";
import { DEFAULT_SEED, type Reading, readChoice, readSeed } from "../../../../state/url/values.ts";
import { text as words } from "../../../../text/text.ts";
import type { LaneChoice, Scene } from "../scene.ts";
import { FORK, readFork, writeFork } from "./fork.ts";
import { laneParameters, readCost, SIZES } from "./parameters.ts";

const MODES = ["baseline", "ace"] as const satisfies readonly LaneChoice["mode"][];
/** The mode in which a Reader can prefetch. */
const BATCHED: LaneChoice["mode"] = "ace";
const PREFETCH = "prefetch";
/** Words of a lane that are looked at: more than it can have, and a bound on the notices of a hostile one. */
const MAXIMUM_WORDS = 40;

/** The Reader of a lane that names none. */
const usualReader = ({ readers }: Registry): string | undefined => readers.at(-1)?.id;

/** The lanes with the Reader and the seed that a scene says once for all: links have them in each lane. */
export const withShared = ({ lanes, reader, seed }: Scene): LaneChoice[] =>
  lanes.map((lane) => ({
    ...lane,
    ...(reader !== undefined && { reader: lane.reader ?? reader }),
    ...(seed !== undefined && { seed: lane.seed ?? seed }),
  }));

function writeLane(lane: LaneChoice, registry: Registry): string {
  const words = [lane.policy, lane.mode];
  if (lane.prefetch === true) words.push(PREFETCH);
  for (const { id } of laneParameters(registry)) {
    if (typeof lane[id] === "number") words.push(`${id}:${lane[id]}`);
  }
  const { cost, reader, seed } = lane;
  if (typeof cost === "string") words.push(`cost:${cost}`);
  if (reader !== undefined && reader !== usualReader(registry)) words.push(`reader:${reader}`);
  if (seed !== undefined && String(seed) !== DEFAULT_SEED) words.push(`seed:${seed}`);
  return [...words, ...writeFork(lane)].join("~");
}

/** One lane. A number that is no number is left to the shared one. */
function readLane(text: string, reading: Reading<Registry>, index: number): LaneChoice {
  const { registry, notices } = reading;
  const { link } = words();
  const [policyText = "", modeText = "", ...others] = text.split("~", MAXIMUM_WORDS);
  // Nobody who writes another name means a program of their own.
  const meant = registry.policies.filter(({ id, programmed }) => !programmed || id === policyText);
  const policies = meant.map(({ id }) => id);
  const policy = readChoice(LANES, policyText, policies, policies[0] ?? "", notices);
  const mode = readChoice(LANES, modeText, MODES, MODES[0], notices);
  const lane: LaneChoice = { policy, mode };
  for (const word of new Set(others.filter((entry) => entry !== ""))) {
    const at = word.indexOf(":");
    const key = word.slice(0, Math.max(at, 0));
    const value = word.slice(at + 1);
    const spec = laneParameters(registry).find((entry) => entry.id === key);
    if (at < 0) {
      const wanted = readChoice(LANES, word, [PREFETCH], undefined, notices) === PREFETCH;
      if (wanted && mode === BATCHED) lane.prefetch = true;
      else if (wanted) notices.push(notice(LANES, text, link.onlyWith(PREFETCH, BATCHED), link.no(PREFETCH)));
    } else if (key === FORK) {
      const fork = readFork(value, index, reading);
      if (fork !== undefined) lane.fork = fork;
    } else if (key === "cost") {
      lane.cost = readCost(`${LANES}.cost`, value, reading);
    } else if (key === "reader") {
      const ids = registry.readers.map(({ id }) => id);
      const reader = readChoice(`${LANES}.${key}`, value, ids, usualReader(registry), notices);
      if (reader !== undefined && reader !== usualReader(registry)) lane.reader = reader;
    } else if (key === "seed") {
      const seed = readSeed(`${LANES}.${key}`, value, notices);
      if (seed !== DEFAULT_SEED) lane.seed = seed;
    } else if (spec !== undefined) {
      const number = readNumber(`${LANES}.${key}`, value, spec, undefined, link.valueOfAll, notices);
      if (number !== undefined) lane[key] = number;
    } else if (SIZES.includes(key)) {
      notices.push(notice(`${LANES}.${key}`, value, link.onceForAll, link.valueOfAll));
    }
  }
  return lane;
}

export const { writeLanes, readLanes } = lanesOf(writeLane, readLane);
