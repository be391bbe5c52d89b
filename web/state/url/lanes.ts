/** Lanes in a link, joined by commas; how one is said is its lab's. */
import type { RunRegistry } from "../../engine/types.ts";
import { text as words } from "../../text/text.ts";
import { notice } from "./notices.ts";
import type { Reading } from "./values.ts";

export const LANES = "lanes";
/** Lanes side by side, at most; also the engine's limit. */
export const MAXIMUM_LANES = 4;

/** What writes and reads the lanes of a lab, of what does that with one. */
export function lanesOf<Lane, Registry extends RunRegistry>(
  writeLane: (lane: Lane, registry: Registry) => string,
  readLane: (text: string, reading: Reading<Registry>, index: number) => Lane,
) {
  const writeLanes = (lanes: readonly Lane[], registry: Registry): string =>
    lanes.map((lane) => writeLane(lane, registry)).join(",");

  /** The lanes of the link, or those of the scene it starts from. */
  function readLanes(reading: Reading<Registry>, base: readonly Lane[]): Lane[] {
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

  return { writeLanes, readLanes };
}
