/** Lanes in a link: `policy[~setting][~key:value…]`, joined by commas. */

import { LANES, lanesOf } from "../../../state/url/lanes.ts";
import { notice } from "../../../state/url/notices.ts";
import { readNumber } from "../../../state/url/numbers.ts";
import { type Reading, readChoice } from "../../../state/url/values.ts";
import { text as words } from "../../../text/text.ts";
import type { PbmRegistry } from "../engine/types.ts";
import type { PbmLane } from "./scene.ts";
import { laneNumbers, optionsOf } from "./settings.ts";

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

/** One lane. A number that is no number is left to the shared one. */
function readLane(text: string, reading: Reading<PbmRegistry>): PbmLane {
  const { registry, notices } = reading;
  const { link } = words();
  const [policyText = "", ...others] = text.split("~", MAXIMUM_WORDS);
  const policies = registry.policies.map(({ id }) => id);
  const lane: PbmLane = { policy: readChoice(LANES, policyText, policies, policies[0] ?? "", notices) };
  const options = optionsOf(registry);
  for (const word of new Set(others.filter((entry) => entry !== ""))) {
    const at = word.indexOf(":");
    const key = word.slice(0, Math.max(at, 0));
    const value = word.slice(at + 1);
    const spec = laneNumbers(registry).find(({ id }) => id === key);
    if (at < 0) {
      const option = readChoice(LANES, word, options, undefined, notices);
      if (option !== undefined) lane[option] = true;
    } else if (options.includes(key)) {
      const chosen = readChoice(`${LANES}.${key}`, value, SWITCH, undefined, notices);
      if (chosen !== undefined) lane[key] = chosen === "1";
    } else if (spec !== undefined) {
      const number = readNumber(`${LANES}.${key}`, value, spec, undefined, link.valueOfAll, notices);
      if (number !== undefined) lane[key] = number;
    } else if (registry.parameters.some(({ id }) => id === key)) {
      notices.push(notice(`${LANES}.${key}`, value, link.onceForAll, link.valueOfAll));
    }
  }
  return lane;
}

export const { writeLanes, readLanes } = lanesOf(writeLane, readLane);
