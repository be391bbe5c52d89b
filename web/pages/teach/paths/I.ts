/** The first of three double lectures: one pool, lessons 1 to 5. */
import type { Path, PathStep } from "../../../shell/path.ts";
import { phones, QUIZ } from "../step.ts";
import { frameMore, loop, miss, sale } from "./45.ts";
import { cursor, fives, hand, held } from "./90.ts";

const log: PathStep = {
  id: "log",
  minutes: 8,
  scene:
    "/ace?v=1&pages=10&frames=2&alpha=2&k_r=1&k_w=1&base_us=10&lanes=lru~baseline&workload=given&trace=W1+W2+R3+W2+R4+R5&log=1&at=2",
  stops: [3, 4, 6],
};
const rows: PathStep = {
  id: "rows",
  minutes: 10,
  scene:
    "/ace?v=1&pages=20&frames=3&alpha=3&k_r=3&k_w=3&base_us=10&lanes=lru~baseline,lru-k~baseline~k:2~crp:0&workload=given" +
    "&trace=R1+R10+R2+R11+R1+R12+R2+R13+R1+R14+R2+R15+R1+R16+R2+R17&at=3",
  stops: [4, 5, 16],
};
const hot: PathStep = {
  id: "hot",
  minutes: 8,
  scene: "/ace?v=1&preset=hot-set&lanes=lru~baseline,2q~baseline&at=15",
  stops: [21, 22, 29],
};
const perform: PathStep = phones(
  "perform",
  16,
  "/ace?v=1&preset=first-steps&lanes=lru~baseline&task=perform~lane:1~requests:20~sequence:91~scene:practice",
);

export const path: Path = {
  id: "I",
  steps: [
    { ...sale, minutes: 5 },
    { ...miss, minutes: 5 },
    { ...cursor, minutes: 6 },
    { ...held, minutes: 6 },
    log,
    { ...loop, minutes: 6 },
    { ...frameMore, minutes: 4 },
    { ...hand, minutes: 6 },
    fives,
    rows,
    hot,
    perform,
    phones("quiz", 5, `${QUIZ}:91`),
  ],
  homework: ["/exercises/ace?task=victim-lru~questions:30~seed:91", "/write-a-policy"],
};
