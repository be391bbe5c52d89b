/** The second: one SSD, lessons 6 to 10, with an investigation in pairs. */
import type { Path, PathStep } from "../../../shell/path.ts";
import { askCard, phones, QUIZ } from "../step.ts";
import { batch, dirty, later, price, sheet } from "./45.ts";
import { spares, trade } from "./90.ts";

const stream: PathStep = {
  id: "stream",
  minutes: 8,
  scene:
    "/ace?v=1&pages=40&frames=8&alpha=3&k_r=4&k_w=4&base_us=10&n_e=4&lanes=lru~ace,lru~ace~prefetch&workload=given" +
    "&trace=R4+R5+R6+R7+R8+R9+R10+R11&start=30D+31+32D+33+20D+23+24+25&at=3",
  stops: [4, 8],
};

export const path: Path = {
  id: "II",
  steps: [
    { ...dirty, minutes: 5 },
    { ...sheet, minutes: 6 },
    { ...spares, minutes: 8 },
    { ...trade, minutes: 5 },
    { ...batch, minutes: 8 },
    { ...later, minutes: 6 },
    { ...price, minutes: 5 },
    stream,
    phones("pairs", 25, "/lessons/limits?part=make-it-fail"),
    askCard("slide", 9),
    phones("quiz", 5, `${QUIZ}:92`),
  ],
  homework: ["/exercises/ace?task=batch~questions:30~seed:92", "/write-a-policy"],
};
