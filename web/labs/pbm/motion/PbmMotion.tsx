/** Around the lanes, wherever they stand: cursors glide on, blocks change their bucket, and drawn candidates rise. */

import { beatTimes, type LaneClock, LEAST_MS, type Span } from "../../../figures/motion/clock.ts";
import { type Director, Motion } from "../../../figures/motion/Motion.tsx";
import { type Change, EASE } from "../../../figures/motion/player.ts";
import { hidden } from "../../../figures/motion/ways.ts";
import type { MotionProps } from "../../../lab/parts.ts";
import { pbmBeats } from "../beats.ts";
import type { PbmFrame } from "../engine/types.ts";

/** A candidate rises; the rows one after the other, the victim's last. */
const RISE_MS = 130;
const RISE = 10;

/** By itself all of it is one movement; where beats are apart each has its time. */
const TOGETHER: LaneClock = {
  apart: false,
  ask: { from: 0, to: LEAST_MS },
  search: { from: 60, to: 330 },
  write: { from: 330, to: 330 },
  drop: { from: 330, to: 350 },
  read: { from: 350, to: 370 },
  place: { from: 370, to: 390 },
};
const APART: LaneClock = {
  apart: true,
  ask: { from: 0, to: 300 },
  search: { from: 300, to: 800 },
  write: { from: 800, to: 800 },
  drop: { from: 800, to: 1_000 },
  read: { from: 1_000, to: 1_300 },
  place: { from: 1_300, to: 1_500 },
};

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

function glides(now: Map<string, Gliding>, before: Map<string, Gliding>, span: Span): Change[] {
  return [...now].flatMap(([name, { element, place, x }]) => {
    const old = before.get(name);
    if (old === undefined || (old.place === place && old.x === x)) return [];
    const [from, to] = place === "" ? [`translate(${old.x - x}px, 0px)`, "none"] : [old.place, place];
    const stops = [
      { offset: 0, transform: from, easing: EASE },
      { offset: 1, transform: to },
    ];
    return [{ element, span, stops }];
  });
}

function rises(lane: Element, span: Span): Change[] {
  const rows = [...lane.querySelectorAll<SVGGElement>("[data-candidate]")];
  const drawn = rows.filter((row) => row.dataset.victim === undefined);
  const victims = rows.filter((row) => row.dataset.victim !== undefined);
  const last = span.to - RISE_MS;
  return [...drawn, ...victims].map((element, at) => {
    const from = span.from + ((last - span.from) * at) / Math.max(1, rows.length - 1);
    const stops = [
      { offset: 0, transform: `translate(0px, ${RISE}px)`, opacity: 0, easing: EASE },
      { offset: 1, transform: "none", opacity: 1 },
    ];
    return { element, span: { from, to: from + RISE_MS }, stops };
  });
}

/** What tells of the step and is there already, each until its beat. */
const signs = (lane: Element, { search, drop, read }: LaneClock): Change[] =>
  (
    [
      ["[data-mark=ghost]", search.to],
      ["[data-mark=victim], [data-mark=evicted]", drop.from],
      ["[data-mark=in-flight]", read.from],
    ] as const
  ).flatMap(([sign, until]) => [...lane.querySelectorAll(sign)].map((one) => hidden(one, until)));

const direct: Director<PbmFrame> = (scene, { lanes }, before, apart) => {
  const seen = [...scene.querySelectorAll("[data-lane]")].map((element, index) => {
    const [lane, old] = [lanes[index], before.lanes[index]];
    // All lanes are shown at one moment: the step was a request of one of them.
    const asked = lane !== undefined && old !== undefined && pbmBeats.of(lane, old).length > 0;
    return { element, gliding: glidingIn(element), asked };
  });
  const clock = apart ? APART : TOGETHER;
  return () => ({
    changes: seen.flatMap(({ element, gliding, asked }) => [
      // A block's place among the buckets is that of what the policy does; where a scan stands, of what is asked.
      ...glides(glidingIn(element), gliding, clock.ask),
      ...(asked ? rises(element, clock.search) : []),
      ...(asked ? signs(element, clock) : []),
    ]),
    ghosts: [],
    beats: seen.map(({ asked }) => (asked ? beatTimes(clock) : null)),
  });
};

export const PbmMotion = (props: MotionProps<PbmFrame>) => <Motion {...props} direct={direct} />;
