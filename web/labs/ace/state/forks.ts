/** Lanes that leave an earlier one at a position, in a scene's own shape. */
import type { LaneChoice } from "./scene.ts";

/** The lanes without one of them and without its forks, direct and indirect. Lanes are counted from 0. */
export function withoutLane(lanes: readonly LaneChoice[], removed: number): LaneChoice[] {
  const gone = new Set([removed]);
  const kept: LaneChoice[] = [];
  /** Before → after. */
  const places = new Map<number, number>();
  for (const [index, lane] of lanes.entries()) {
    if (lane.fork !== undefined && gone.has(lane.fork.lane)) gone.add(index);
    if (gone.has(index)) continue;
    places.set(index, kept.length);
    const left = lane.fork && places.get(lane.fork.lane);
    kept.push(lane.fork && left !== undefined ? { ...lane, fork: { ...lane.fork, lane: left } } : lane);
  }
  return kept;
}

/** Number of lanes removed with one: itself and its forks, direct and indirect. */
export const lanesGoing = (lanes: readonly LaneChoice[], removed: number): number =>
  lanes.length - withoutLane(lanes, removed).length;
