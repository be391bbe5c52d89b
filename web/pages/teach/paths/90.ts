/** A double lecture: the single one, with pins, Clock Sweep, policies that spare writes, and a graded run. */
import type { Path, PathStep } from "../../../shell/path.ts";
import { askCard, phones, QUIZ } from "../step.ts";
import {
  batch,
  dirty,
  frameMore,
  large,
  later,
  loop,
  miss,
  price,
  reads,
  sale,
  saved,
  sheet,
  symmetric,
} from "./45.ts";

/** Four frames, LRU, and requests with pins. */
const pinned = (trace: string) =>
  `/ace?v=1&pages=10&frames=4&alpha=2&k_r=1&k_w=1&base_us=10&lanes=lru~baseline&workload=given&trace=${trace}`;

export const cursor: PathStep = {
  id: "cursor",
  minutes: 5,
  scene: `${pinned("R1@1+W2@2+U2@2+R3@2+U3@2+R4@2+U4@2+R5@2+U5@2+R6@2+U6@2+U1@1+R7@2+U7@2")}&at=4`,
  stops: [5, 7],
};
export const held: PathStep = {
  id: "held",
  minutes: 5,
  scene: `${pinned("R1@1+R2@2+U2@2+R3@3+R4@4+R5@5+R1@2+U1@2+R2@2")}&at=5`,
  stops: [6],
};
export const hand: PathStep = {
  id: "hand",
  minutes: 5,
  scene: "/ace?v=1&preset=clock-sweep&lanes=clock~baseline&at=21",
  stops: [22],
};
export const fives: PathStep = askCard("fives", 5);
export const spares: PathStep = {
  id: "spares",
  minutes: 6,
  scene: "/ace?v=1&preset=cflru-window&lanes=lru~baseline,cflru~baseline&at=17",
  stops: [60],
};
export const trade: PathStep = askCard("trade", 4);
const run: PathStep = phones(
  "run",
  15,
  "/ace?v=1&preset=first-steps&lanes=lru~ace&task=predict~lane:1~questions:10~sequence:90~order:hidden~scene:practice",
);
const quiz: PathStep = phones("quiz", 5, `${QUIZ}:90`);

export const path: Path = {
  id: "90",
  steps: [
    ...[sale, miss, cursor, held, loop, frameMore, hand, fives, dirty, sheet, spares, trade],
    ...[batch, later, price, run, reads, symmetric, large, saved, quiz],
  ],
  homework: ["/exercises/ace?task=fault~questions:30~seed:90"],
};
