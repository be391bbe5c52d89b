/** What a step did to a lane's pages, and what it cost the lane, for the motion that shows it. */
import type { LaneWork } from "../../../figures/motion/clock.ts";
import type { PoolStep } from "../../../figures/motion/pool.ts";
import type { Disk, HybridLaneFrame } from "../engine/types.ts";

/** Reads and writes in the lab's own unit of cost, which stands for their time. */
export function workOf({ config: { rf, wf, rm, wm }, step: { event } }: HybridLaneFrame): LaneWork {
  const cost = (disk: Disk | null | undefined, flash: number, magnetic: number) =>
    disk === "f" ? flash : disk === "m" ? magnetic : 0;
  const writes = event?.evictions.map(({ written_to }) => cost(written_to, wf, wm)) ?? [];
  return {
    searches: false,
    write_us: writes.reduce((sum, one) => sum + one, 0),
    read_us: cost(event?.read_from, rf, rm),
  };
}

/** A write and a read on the slower of the two disks. */
export const usualOf = ({ config: { rf, wf, rm, wm } }: HybridLaneFrame): number =>
  Math.max(rf + wf, rm + wm);

export function poolStep({ step: { event } }: HybridLaneFrame): PoolStep | null {
  if (event === null) return null;
  const { page, hit, evictions } = event;
  return {
    hit: hit ? page : null,
    written: evictions.filter(({ written_to }) => written_to !== null).map((eviction) => eviction.page),
    evicted: evictions.map((eviction) => eviction.page),
    read: hit || page === null ? [] : [page],
    passed: [],
    toHead: [],
    swept: [],
  };
}

/** Pages that changed their disk. */
export const migratedIn = ({ step: { event } }: HybridLaneFrame): number[] =>
  event?.evictions.filter(({ migrated }) => migrated).map(({ page }) => page) ?? [];
