/** Lanes in a link: `placement~replacement[~floor][~key:value…]`, joined by commas. */

import type { ParameterSpec } from "../../../engine/types.ts";
import { LANES, lanesOf } from "../../../state/url/lanes.ts";
import { notice } from "../../../state/url/notices.ts";
import { readNumber } from "../../../state/url/numbers.ts";
import { type Reading, readChoice } from "../../../state/url/values.ts";
import { text as words } from "../../../text/text.ts";
import type { HybridRegistry } from "../engine/types.ts";
import type { HybridLane } from "./scene.ts";

const FLOOR = "floor";
/** Words of a lane that are looked at: more than it can have, and a bound on the notices of a hostile one. */
const MAXIMUM_WORDS = 20;
/** Numbers that every scene must give, once for all lanes. */
export const SIZES: readonly string[] = ["pages", "frames"];

/** All numbers: the engine's own, then those of replacements; the first of each id. */
export function numbersOf({ parameters, replacements }: HybridRegistry): ParameterSpec[] {
  const all = [...parameters, ...replacements.flatMap((replacement) => replacement.parameters)];
  return [...new Map(all.toReversed().map((spec) => [spec.id, spec])).values()].toReversed();
}

const laneNumbers = (registry: HybridRegistry) => numbersOf(registry).filter(({ id }) => !SIZES.includes(id));

function writeLane(lane: HybridLane, registry: HybridRegistry): string {
  const parts = [lane.placement, lane.replacement];
  if (lane.floor === true) parts.push(FLOOR);
  for (const { id } of laneNumbers(registry)) {
    if (typeof lane[id] === "number") parts.push(`${id}:${lane[id]}`);
  }
  return parts.join("~");
}

/** One lane. A number that is no number is left to the shared one. */
function readLane(text: string, reading: Reading<HybridRegistry>): HybridLane {
  const { registry, notices } = reading;
  const { link } = words();
  const [placementText = "", replacementText = "", ...others] = text.split("~", MAXIMUM_WORDS);
  const placements = registry.placements.map(({ id }) => id);
  const replacements = registry.replacements.map(({ id }) => id);
  const placement = readChoice(LANES, placementText, placements, placements[0] ?? "", notices);
  const lru = replacements[0] ?? "";
  const asked = readChoice(LANES, replacementText, replacements, lru, notices);
  const onlyLru = registry.placements.find(({ id }) => id === placement)?.by_lru_only === true;
  const plain = registry.replacements.find(({ is_lru }) => is_lru)?.id ?? lru;
  const replacement = onlyLru ? plain : asked;
  if (replacement !== asked) notices.push(notice(LANES, text, link.onlyWith(placement, plain), plain));
  const lane: HybridLane = { placement, replacement };
  for (const word of new Set(others.filter((entry) => entry !== ""))) {
    const at = word.indexOf(":");
    const key = word.slice(0, Math.max(at, 0));
    const spec = laneNumbers(registry).find(({ id }) => id === key);
    const value = word.slice(at + 1);
    if (at < 0) {
      if (readChoice(LANES, word, [FLOOR], undefined, notices) === FLOOR) lane.floor = true;
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
