/** What moves in the ACE lab's step: pages between strip, pools and device. Loaded when the lab stands. */
import type { LabFrame } from "../../../engine/types.ts";
import { stepClock } from "../../../figures/motion/clock.ts";
import { askedFor, askedMoves, deviceAt, deviceMoves } from "../../../figures/motion/device.ts";
import type { Director } from "../../../figures/motion/Motion.tsx";
import { poolBefore, poolMoves } from "../../../figures/motion/pool.ts";
import { boxOf } from "../../../figures/motion/standing.ts";
import type { Arrangement } from "../../../figures/PoolFigure.tsx";
import { poolStep, usualOf, workOf } from "./step.ts";

export function director(arrangement: Arrangement): Director<LabFrame> {
  return (scene, { lanes }, before) => {
    const clock = stepClock(lanes.map(workOf), Math.max(...lanes.map(usualOf)));
    const seen = [...scene.querySelectorAll("[data-lane]")].flatMap((element, index) => {
      const [lane, old, times] = [lanes[index], before.lanes[index], clock.lanes[index]];
      if (lane === undefined || old === undefined || times === undefined) return [];
      const step = poolStep(lane, old, arrangement);
      return [{ element, times, event: lane.step.event, step, pool: step && poolBefore(element, step) }];
    });
    return () => {
      const asked = askedFor(scene);
      const moved = seen.map(({ element, times, event, step, pool }) => {
        const device = deviceAt(element);
        const { changes, ghosts } =
          step && pool ? poolMoves(element, pool, step, times, device) : { changes: [], ghosts: [] };
        const page = event?.page ?? 0;
        const goal = event?.hit ? pool?.standing.get(page)?.box : device(page, "read", boxOf(element));
        return {
          changes: [...changes, ...deviceMoves(element, times)],
          ghosts: [...ghosts, ...askedMoves(asked, goal, times)],
        };
      });
      return {
        changes: moved.flatMap(({ changes }) => changes),
        ghosts: moved.flatMap(({ ghosts }) => ghosts),
      };
    };
  };
}
