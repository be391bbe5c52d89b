import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { procedure, procedureQuestion } from "../../../shell/lessons/procedure.tsx";
import { aceExercises } from "../../../text/aceExercises.ts";
import { NONE } from "../lesson/questions.ts";

const PAGES = 20;
const DEVICE = { alpha: 3, k_r: 3, base_us: 10 };

/** Which pages ACE writes for one request: of a full pool whose victim is clean in a third of the questions. */
export const batch: ExerciseKind = {
  id: "batch",
  title: () => aceExercises().batch.title,
  intro: () => aceExercises().batch.intro,
  usual: 10,
  draw: (seed, n, lab) =>
    firstSuitable(`batch ${seed} ${n}`, (random) => {
      const frames = random.whole(5, 7);
      const n_w = random.whole(2, 4);
      const [asked = 0, ...pool] = random
        .shuffled(Array.from({ length: PAGES }, (_, page) => page))
        .slice(0, frames + 1);
      const dirty = pool.map((_, at) => (at === pool.length - 1 ? random.below(3) > 0 : random.below(2) > 0));
      // One dirty page leaves nothing to choose.
      if (dirty.filter(Boolean).length < 2) return null;
      const policy = random.pick(["lru", "cflru"]);
      const scene = {
        ...{ pages: PAGES, frames, ...DEVICE, k_w: n_w, n_w },
        lanes: [{ policy, mode: "ace" }],
        workload: { kind: "given", trace: `${random.pick(["R", "W"])}${asked}` },
        start: { pool: pool.map((page, at) => `${page}${dirty[at] ? "D" : ""}`).join(" ") },
      };
      const source = { scene, at: 0, ask: "batch" } as const;
      const writes = procedure(source, lab).answer.some((id) => id !== NONE);
      const words = aceExercises().batch;
      return procedureQuestion(source, lab, {
        wrong: [{ because: writes ? words.dirty(n_w) : words.clean }],
      });
    }),
};
