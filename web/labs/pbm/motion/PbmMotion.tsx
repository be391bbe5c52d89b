/** Around the lanes, wherever they stand: cursors glide on, blocks change their bucket, and drawn candidates rise. */
import { LEAST_MS, type Span } from "../../../figures/motion/clock.ts";
import type { Change } from "../../../figures/motion/Motion.tsx";
import { type Director, Motion } from "../../../figures/motion/Motion.tsx";
import type { MotionProps } from "../../../lab/parts.ts";
import type { PbmLaneFrame } from "../engine/types.ts";

type Frame = { position: number; lanes: Pick<PbmLaneFrame, "step">[] };
const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";
const GLIDING: Span = { from: 0, to: LEAST_MS };
/** Rows rise one after the other, the victim's last. */
const RISING: Span = { from: 60, to: 330 };
const RISE_MS = 130;
const RISE = 10;

interface Gliding {
  element: SVGGraphicsElement;
  /** Where it is drawn: by its own transform, or by the number of its drawing's unit from the left. */
  place: string;
  x: number;
}

function glidingIn(lane: Element): Map<string, Gliding> {
  const all = [...lane.querySelectorAll<SVGGraphicsElement>("[data-glide]")];
  return new Map(
    all.map((element) => {
      const { glide = "", x } = element.dataset;
      return [glide, { element, place: element.style.transform, x: Number(x ?? 0) }];
    }),
  );
}

function glides(now: Map<string, Gliding>, before: Map<string, Gliding>): Change[] {
  return [...now].flatMap(([name, { element, place, x }]) => {
    const old = before.get(name);
    if (old === undefined || (old.place === place && old.x === x)) return [];
    const [from, to] = place === "" ? [`translate(${old.x - x}px, 0px)`, "none"] : [old.place, place];
    const stops = [
      { offset: 0, transform: from, easing: EASE },
      { offset: 1, transform: to },
    ];
    return [{ element, span: GLIDING, stops }];
  });
}

function rises(lane: Element): Change[] {
  const rows = [...lane.querySelectorAll<SVGGElement>("[data-candidate]")];
  const drawn = rows.filter((row) => row.dataset.victim === undefined);
  const victims = rows.filter((row) => row.dataset.victim !== undefined);
  const last = RISING.to - RISE_MS;
  return [...drawn, ...victims].map((element, at) => {
    const from = RISING.from + ((last - RISING.from) * at) / Math.max(1, rows.length - 1);
    const stops = [
      { offset: 0, transform: `translate(0px, ${RISE}px)`, opacity: 0, easing: EASE },
      { offset: 1, transform: "none", opacity: 1 },
    ];
    return { element, span: { from, to: from + RISE_MS }, stops };
  });
}

const direct: Director<Frame> = (scene, { lanes }, before) => {
  const seen = [...scene.querySelectorAll("[data-lane]")].map((element, index) => ({
    element,
    gliding: glidingIn(element),
    // All lanes are shown at one moment: the step was a request of one of them.
    asked: lanes[index]?.step.event?.position !== before.lanes[index]?.step.event?.position,
  }));
  return () => ({
    changes: seen.flatMap(({ element, gliding, asked }) => [
      ...glides(glidingIn(element), gliding),
      ...(asked ? rises(element) : []),
    ]),
    ghosts: [],
  });
};

export const PbmMotion = (props: MotionProps<Frame>) => <Motion {...props} direct={direct} />;
