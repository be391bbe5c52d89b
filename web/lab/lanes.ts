/** Lanes in a link, joined by commas: words joined by `~`, of which a lab declares its own. What is the default is not said. */
import type { ParameterSpec, RunRegistry } from "../engine/types.ts";
import type { RunScene } from "../state/run/choices.ts";
import type { LabTypes } from "../state/run/definition.ts";
import { notice } from "../state/url/notices.ts";
import { readNumber, type Settings } from "../state/url/numbers.ts";
import { type Reading, readChoice, SWITCH } from "../state/url/values.ts";
import { text as words } from "../text/text.ts";

export const LANES = "lanes";
/** Lanes side by side, at most; also the engine's limit. */
export const MAXIMUM_LANES = 4;
/** Words of a lane that are looked at: more than it can have, and a bound on the notices of a hostile one. */
const MAXIMUM_WORDS = 40;
/** Numbers that every scene of pages must give, once for all lanes. */
export const SIZES: readonly string[] = ["pages", "frames"];

export type LaneSettings = Settings;

export interface LanedTypes extends LabTypes {
  scene: RunScene & { lanes: LaneSettings[] };
}

export type LaneOf<T extends LanedTypes> = T["scene"]["lanes"][number];

/** A word `key:value` of a lane that is neither number nor setting. */
interface OwnWord<T extends LanedTypes> {
  /** The value that is written; undefined if nothing is said. */
  write: (lane: LaneOf<T>, registry: T["registry"]) => unknown;
  read: (value: string, lane: LaneOf<T>, reading: Reading<T["registry"]>, index: number) => void;
}

/** What a lab's lanes are made of. */
export interface LaneForm<T extends LanedTypes> {
  slots: Readonly<Record<string, (registry: T["registry"], given: string) => readonly string[]>>;
  /** What else follows from the slots; `text` is the lane as the link has it. */
  fit?: (lane: LaneOf<T>, text: string, reading: Reading<T["registry"]>) => void;
  /** Settings that are said by their bare name. */
  flags: (registry: T["registry"]) => readonly string[];
  /** Whether a lane may also say no to one that the scene says for all; they stand behind the numbers then. */
  withNo?: true;
  /** Sets one, in place of setting it alone. */
  setFlag?: (lane: LaneOf<T>, flag: string, text: string, reading: Reading<T["registry"]>) => void;
  /** Numbers of a scene, and the ones that lanes cannot override: its sizes, if it does not say. */
  numbers: (registry: T["registry"]) => readonly ParameterSpec[];
  onceForAll?: (registry: T["registry"]) => readonly string[];
  words?: Readonly<Record<string, OwnWord<T>>>;
}

export const firstOfEach = <Entry extends { id: string }>(all: readonly Entry[]): Entry[] =>
  all.filter(({ id }, at) => all.findIndex((entry) => entry.id === id) === at);

/** The engine's own numbers, then the numbers of the lanes' choices. */
export const numbersWith = (
  { parameters }: Pick<RunRegistry, "parameters">,
  choices: readonly { parameters: readonly ParameterSpec[] }[],
): ParameterSpec[] => firstOfEach([...parameters, ...choices.flatMap((choice) => choice.parameters)]);

export function laneCodec<T extends LanedTypes>(form: LaneForm<T>) {
  const { slots, withNo = false, words: ownWords = {}, onceForAll = () => SIZES } = form;
  const laneNumbers = (registry: T["registry"]): ParameterSpec[] =>
    form.numbers(registry).filter(({ id }) => !onceForAll(registry).includes(id));

  function writeLane(lane: LaneOf<T>, registry: T["registry"]): string {
    const word = (key: string, value: unknown) => (value === undefined ? [] : [`${key}:${value}`]);
    const flags = form.flags(registry).flatMap((id) => {
      if (lane[id] === true) return [id];
      return word(id, withNo && lane[id] === false ? 0 : undefined);
    });
    const numbers = laneNumbers(registry).flatMap(({ id }) =>
      word(id, typeof lane[id] === "number" ? lane[id] : undefined),
    );
    const others = Object.entries(ownWords).flatMap(([key, { write }]) => word(key, write(lane, registry)));
    const begin = Object.keys(slots).map((key) => lane[key]);
    return [...begin, ...(withNo ? [...numbers, ...flags] : [...flags, ...numbers]), ...others].join("~");
  }

  /** One lane. A number that is no number is left to the shared one. */
  function readLane(text: string, reading: Reading<T["registry"]>, index: number): LaneOf<T> {
    const { registry, notices } = reading;
    const { link } = words();
    const parts = text.split("~", MAXIMUM_WORDS);
    const own: LaneSettings = {};
    const lane = own as LaneOf<T>;
    for (const [key, idsOf] of Object.entries(slots)) {
      const given = parts.shift() ?? "";
      const ids = idsOf(registry, given);
      own[key] = readChoice(LANES, given, ids, ids[0] ?? "", notices);
    }
    form.fit?.(lane, text, reading);
    const flags = form.flags(registry);
    for (const word of new Set(parts.filter((part) => part !== ""))) {
      const at = word.indexOf(":");
      const key = word.slice(0, Math.max(at, 0));
      const value = word.slice(at + 1);
      const named = `${LANES}.${key}`;
      const spec = laneNumbers(registry).find(({ id }) => id === key);
      if (at < 0) {
        const flag = readChoice(LANES, word, flags, undefined, notices);
        if (flag !== undefined && form.setFlag !== undefined) form.setFlag(lane, flag, text, reading);
        else if (flag !== undefined) own[flag] = true;
      } else if (Object.hasOwn(ownWords, key)) {
        ownWords[key]?.read(value, lane, reading, index);
      } else if (withNo && flags.includes(key)) {
        const chosen = readChoice(named, value, SWITCH, undefined, notices);
        if (chosen !== undefined) own[key] = chosen === "1";
      } else if (spec !== undefined) {
        const number = readNumber(named, value, spec, undefined, link.valueOfAll, notices);
        if (number !== undefined) own[key] = number;
      } else if (onceForAll(registry).includes(key)) {
        notices.push(notice(named, value, link.onceForAll, link.valueOfAll));
      }
    }
    return lane;
  }

  const writeLanes = (lanes: readonly LaneOf<T>[], registry: T["registry"]): string =>
    lanes.map((lane) => writeLane(lane, registry)).join(",");

  function readLanes(reading: Reading<T["registry"]>, base: readonly LaneOf<T>[]): LaneOf<T>[] {
    const text = reading.values.get(LANES);
    if (text === undefined) return [...base];
    const lanes = text.split(",").filter((lane) => lane.trim() !== "");
    const { link } = words();
    const legal = link.lanes(MAXIMUM_LANES);
    if (lanes.length === 0) {
      reading.notices.push(notice(LANES, text, legal, writeLanes(base, reading.registry)));
      return [...base];
    }
    if (lanes.length > MAXIMUM_LANES) {
      const first = link.firstLanes(MAXIMUM_LANES);
      reading.notices.push(notice(LANES, link.someLanes(lanes.length), legal, first));
    }
    return lanes.slice(0, MAXIMUM_LANES).map((lane, index) => readLane(lane, reading, index));
  }

  return { writeLanes, readLanes, laneNumbers };
}
