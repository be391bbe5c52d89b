/** Around the lanes, wherever they stand: shows one step forward as a motion between the pool and the two disks. */
import { apartClock, beatTimes, type LaneWork, stepClock } from "../../figures/motion/clock.ts";
import { askedFor, askedMoves, towardsDevice } from "../../figures/motion/device.ts";
import { type Director, Motion } from "../../figures/motion/Motion.tsx";
import type { Change } from "../../figures/motion/player.ts";
import { type DeviceAt, type PoolStep, poolBefore, poolMoves } from "../../figures/motion/pool.ts";
import { boxOf, lanesIn } from "../../figures/motion/standing.ts";
import { hidden } from "../../figures/motion/ways.ts";
import type { MotionProps } from "../../lab/parts.ts";
import { hybridBeats } from "./beats.ts";
import type { Disk, HybridFrame, HybridLaneFrame } from "./types.ts";

/** Reads and writes in the lab's own unit of cost, which stands for their time. */
function workOf({ config: { rf, wf, rm, wm }, step: { event } }: HybridLaneFrame): LaneWork {
  const cost = (disk: Disk | null | undefined, flash: number, magnetic: number) =>
    disk === "f" ? flash : disk === "m" ? magnetic : 0;
  const writes = event?.evictions.map(({ written_to }) => cost(written_to, wf, wm)) ?? [];
  return {
    evicts: (event?.evictions.length ?? 0) > 0,
    searches: false,
    write_us: writes.reduce((sum, one) => sum + one, 0),
    read_us: cost(event?.read_from, rf, rm),
  };
}

/** A write and a read on the slower of the two disks. */
const usualOf = ({ config: { rf, wf, rm, wm } }: HybridLaneFrame) => Math.max(rf + wf, rm + wm);

function poolStep({ step: { event } }: HybridLaneFrame, apart: boolean): PoolStep | null {
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
    // No page is passed over: the front of a queue goes. Where beats are apart it is shown before it does.
    looked: apart && page !== null ? evictions.map((eviction) => eviction.page) : [],
    flags: [],
  };
}

const onDisk = (lane: Element, page: number) =>
  lane.querySelector<SVGGElement>(`[data-disk][data-page="${page}"]`);

const diskAt =
  (lane: Element): DeviceAt =>
  (page, _, cell) => {
    const face = onDisk(lane, page)?.querySelector("rect");
    return face ? boxOf(face) : towardsDevice(lane, cell);
  };

const NO_WORK: LaneWork = { evicts: false, searches: false, write_us: 0, read_us: 0 };

const direct: Director<HybridFrame> = (scene, { lanes }, before, apart) => {
  const steps = lanes.map((lane, index) => {
    const old = before.lanes[index];
    return old !== undefined && hybridBeats.of(lane, old).length > 0;
  });
  const works = lanes.map((lane, index) => (steps[index] ? workOf(lane) : NO_WORK));
  const clock = apart ? apartClock(works) : stepClock(works, Math.max(...lanes.map(usualOf)));
  const seen = lanesIn(scene).flatMap(({ element, index }) => {
    const [lane, times] = [lanes[index], clock.lanes[index]];
    if (lane === undefined || times === undefined || !steps[index]) return [];
    const step = poolStep(lane, apart);
    if (step === null) return [];
    const moved = (lane.step.event?.evictions ?? [])
      .filter(({ migrated }) => migrated)
      .map(({ page }) => ({ page, from: onDisk(element, page)?.style.transform ?? "" }));
    return [{ element, times, step, moved, pool: poolBefore(element, step) }];
  });
  return () => {
    const asked = askedFor(scene);
    const all = seen.map(({ element, times, step, moved, pool }) => {
      const disk = diskAt(element);
      const { changes, ghosts } = poolMoves(element, pool, step, times, disk);
      const goal =
        step.hit === null
          ? step.read.map((page) => disk(page, "read", boxOf(element)))[0]
          : pool.standing.get(step.hit)?.box;
      const migrations = moved.flatMap(({ page, from }): Change[] => {
        const cell = onDisk(element, page);
        if (cell === null || from === "") return [];
        const stops = [
          { offset: 0, transform: from },
          { offset: 1, transform: cell.style.transform },
        ];
        const arrow = cell.querySelector("[data-mark=migration]");
        return [
          { element: cell, span: times.write, stops },
          ...(arrow === null ? [] : [hidden(arrow, times.write.to)]),
        ];
      });
      return {
        changes: [...changes, ...migrations],
        ghosts: [...ghosts, ...askedMoves(asked, goal, times, step.hit !== null)],
      };
    });
    return {
      changes: all.flatMap(({ changes }) => changes),
      ghosts: all.flatMap(({ ghosts }) => ghosts),
      beats: clock.lanes.map((times, index) => (steps[index] ? beatTimes(times) : null)),
    };
  };
};

export const HybridMotion = (props: MotionProps<HybridFrame>) => <Motion {...props} direct={direct} />;
