/** Lanes in a link: `policy[~setting][~key:value…]`, joined by commas. */

import { notice } from "../../../state/url/notices.ts";
import { type Reading, readChoice, readNumber } from "../../../state/url/values.ts";
import { text as words } from "../../../text/text.ts";
import type { PbmRegistry } from "../engine/types.ts";
import type { PbmLane } from "./scene.ts";
import { laneNumbers, optionsOf } from "./settings.ts";

const KEY = "lanes";
/** Lanes side by side, at most; also the engine's limit. */
const MAXIMUM_LANES = 4;
/** Words of a lane that are looked at: more than it can have, and a bound on the notices of a hostile one. */
const MAXIMUM_WORDS = 20;
/** How a yes/no setting is said; a bare key is a yes. */
export const SWITCH = ["0", "1"] as const;

function writeLane(lane: PbmLane, registry: PbmRegistry): string {
  const parts = [lane.policy];
  for (const { id } of laneNumbers(registry)) {
    if (typeof lane[id] === "number") parts.push(`${id}:${lane[id]}`);
  }
  for (const id of optionsOf(registry)) {
    if (lane[id] === true) parts.push(id);
    // Off where the scene says on for all.
    if (lane[id] === false) parts.push(`${id}:0`);
  }
  return parts.join("~");
}

export const writeLanes = (lanes: readonly PbmLane[], registry: PbmRegistry): string =>
  lanes.map((lane) => writeLane(lane, registry)).join(",");

/** One lane. A number that is no number is left to the shared one. */
function readLane(text: string, reading: Reading<PbmRegistry>): PbmLane {
  const { registry, notices } = reading;
  const { link } = words();
  const [policyText = "", ...others] = text.split("~", MAXIMUM_WORDS);
  const policies = registry.policies.map(({ id }) => id);
  const lane: PbmLane = { policy: readChoice(KEY, policyText, policies, policies[0] ?? "", notices) };
  const options = optionsOf(registry);
  for (const word of new Set(others.filter((entry) => entry !== ""))) {
    const at = word.indexOf(":");
    const key = word.slice(0, Math.max(at, 0));
    const value = word.slice(at + 1);
    const spec = laneNumbers(registry).find(({ id }) => id === key);
    if (at < 0) {
      const option = readChoice(KEY, word, options, undefined, notices);
      if (option !== undefined) lane[option] = true;
    } else if (options.includes(key)) {
      const chosen = readChoice(`${KEY}.${key}`, value, SWITCH, undefined, notices);
      if (chosen !== undefined) lane[key] = chosen === "1";
    } else if (spec !== undefined) {
      const number = readNumber(`${KEY}.${key}`, value, spec, undefined, link.valueOfAll, notices);
      if (number !== undefined) lane[key] = number;
    } else if (registry.parameters.some(({ id }) => id === key)) {
      notices.push(notice(`${KEY}.${key}`, value, link.onceForAll, link.valueOfAll));
    }
  }
  return lane;
}

/** The lanes of the link, or those of the scene it starts from. */
export function readLanes(reading: Reading<PbmRegistry>, base: readonly PbmLane[]): PbmLane[] {
  const text = reading.values.get(KEY);
  if (text === undefined) return [...base];
  const lanes = text.split(",").filter((lane) => lane.trim() !== "");
  const { link } = words();
  const legal = link.lanes(MAXIMUM_LANES);
  if (lanes.length === 0) {
    reading.notices.push(notice(KEY, text, legal, writeLanes(base, reading.registry)));
    return [...base];
  }
  if (lanes.length > MAXIMUM_LANES) {
    reading.notices.push(notice(KEY, link.someLanes(lanes.length), legal, link.firstLanes(MAXIMUM_LANES)));
  }
  return lanes.slice(0, MAXIMUM_LANES).map((lane) => readLane(lane, reading));
}
