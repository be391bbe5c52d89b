import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import type { Random } from "../../../shell/exercise/random.ts";
import { procedureQuestion } from "../../../shell/lessons/procedure.tsx";
import { aceExercises } from "../../../text/aceExercises.ts";

const PAGES = 20;
const DEVICE = { alpha: 3, k_r: 3, k_w: 3, base_us: 10 };
const WINDOW = 4;

/** Which page leaves under a policy that looks for clean pages: as often each of the last four, by either policy. */
export const cleanFirst: ExerciseKind = {
  id: "clean-first",
  title: () => aceExercises().cleanFirst.title,
  intro: () => aceExercises().cleanFirst.intro,
  usual: 10,
  draw: (seed, n, lab) =>
    firstSuitable(`clean-first ${seed} ${n}`, (random) => {
      const frames = random.whole(6, 7);
      const [asked = 0, ...pool] = random
        .shuffled(Array.from({ length: PAGES }, (_, page) => page))
        .slice(0, frames + 1);
      const policy = random.pick(["cflru", "lru-wsr"]);
      const marks = marksOf(policy, frames, random);
      // What is the only one of its kind would be found without the rule.
      const clean = marks.filter((mark) => mark === "").length;
      if (Math.min(clean, frames - clean) < 2) return null;
      const scene = {
        ...{ pages: PAGES, frames, window: WINDOW, ...DEVICE },
        lanes: [{ policy, mode: "baseline" }],
        workload: { kind: "given", trace: `${random.pick(["R", "W"])}${asked}` },
        start: { pool: pool.map((page, at) => `${page}${marks[at]}`).join(" ") },
      };
      return procedureQuestion({ scene, at: 0, ask: "victim" }, lab);
    }),
};

/** "", "D" or "Dc" for each page from MRU to LRU, so that the victim's place is drawn first. */
function marksOf(policy: string, frames: number, random: Random): string[] {
  const place = random.below(WINDOW);
  const cold = () => (policy === "lru-wsr" ? random.pick(["D", "Dc"]) : "D");
  // CFLRU takes the last page dirty too, where its window has no clean one.
  const none = policy === "cflru" && place === 0 && random.below(2) === 0;
  const ends = policy === "lru-wsr" ? random.pick(["", "Dc"]) : "";
  return Array.from({ length: frames }, (_, at) => {
    const fromEnd = frames - 1 - at;
    if (none && fromEnd < WINDOW) return "D";
    if (fromEnd < place) return "D";
    if (fromEnd === place) return ends;
    return random.pick(["", cold()]);
  });
}
