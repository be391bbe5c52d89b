/** Around the lanes, wherever they stand: shows one step forward as a motion between the pool and the two disks. */

import { stepClock } from "../../../figures/motion/clock.ts";
import { askedFor, askedMoves, towardsDevice } from "../../../figures/motion/device.ts";
import type { Change } from "../../../figures/motion/Motion.tsx";
import { type Director, Motion } from "../../../figures/motion/Motion.tsx";
import { type DeviceAt, hidden, poolBefore, poolMoves } from "../../../figures/motion/pool.ts";
import { boxOf } from "../../../figures/motion/standing.ts";
import type { MotionProps } from "../../../lab/parts.ts";
import type { HybridFrame } from "../engine/types.ts";
import { migratedIn, poolStep, usualOf, workOf } from "./step.ts";

const onDisk = (lane: Element, page: number) =>
  lane.querySelector<SVGGElement>(`[data-disk][data-page="${page}"]`);

/** A page's cell on its disk. */
const diskAt =
  (lane: Element): DeviceAt =>
  (page, _, cell) => {
    const face = onDisk(lane, page)?.querySelector("rect");
    return face ? boxOf(face) : towardsDevice(lane, cell);
  };

const direct: Director<HybridFrame> = (scene, { lanes }, before) => {
  const clock = stepClock(lanes.map(workOf), Math.max(...lanes.map(usualOf)));
  const seen = [...scene.querySelectorAll("[data-lane]")].flatMap((element, index) => {
    const [lane, old, times] = [lanes[index], before.lanes[index], clock.lanes[index]];
    if (lane === undefined || old === undefined || times === undefined) return [];
    const step = poolStep(lane);
    if (step === null) return [];
    const moved = migratedIn(lane).map((page) => ({
      page,
      from: onDisk(element, page)?.style.transform ?? "",
    }));
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
        ghosts: [...ghosts, ...askedMoves(asked, goal, times)],
      };
    });
    return {
      changes: all.flatMap(({ changes }) => changes),
      ghosts: all.flatMap(({ ghosts }) => ghosts),
    };
  };
};

export const HybridMotion = (props: MotionProps<HybridFrame>) => <Motion {...props} direct={direct} />;
