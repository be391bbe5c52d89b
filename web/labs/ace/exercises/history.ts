import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { procedureQuestion } from "../../../shell/lessons/procedure.tsx";
import { aceExercises } from "../../../text/aceExercises.ts";

const PAGES = 20;
const DEVICE = { alpha: 3, k_r: 8, k_w: 3, base_us: 10 };
const FRAMES = 6;

/** Which pages a row of the history table brings along: by weight, above theta, as many as may come. */
export const history: ExerciseKind = {
  id: "history",
  title: () => aceExercises().history.title,
  intro: () => aceExercises().history.intro,
  usual: 10,
  draw: (seed, n, lab) =>
    firstSuitable(`history ${seed} ${n}`, (random) => {
      const [asked = 0, ...others] = random.shuffled(Array.from({ length: PAGES }, (_, page) => page));
      const pool = others.slice(0, FRAMES);
      const absent = others.slice(FRAMES);
      // One of the three may be in the pool already.
      const resident = random.below(2);
      const row = random.shuffled([...pool.slice(0, resident), ...absent.slice(0, 3 - resident)]);
      const [theta, n_e] = [random.whole(1, 4), random.whole(2, 4)];
      const weights = random.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 3);
      const weightOf = (page: number) => weights[row.indexOf(page)] ?? 0;
      const strong = row.filter((page) => weightOf(page) > theta && !pool.includes(page));
      const coming = strong.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, n_e - 1);
      const neighbour = absent.find((page) => page === asked + 1 && !row.includes(page));
      const further = absent.filter((page) => !row.includes(page) && page !== neighbour);
      const choices = [...row, ...(neighbour === undefined ? [] : [neighbour]), ...further].slice(0, 5);
      const words = aceExercises().history;
      const scene = {
        ...{ pages: PAGES, frames: FRAMES, ...DEVICE, n_e, theta },
        lanes: [{ policy: "lru", mode: "ace", prefetch: true }],
        workload: { kind: "given", trace: `R${asked}` },
        start: {
          // The page that leaves is dirty: else the Reader would not be asked.
          pool: random
            .shuffled(pool)
            .map((page, at) => `${page}${at === FRAMES - 1 ? "D" : random.pick(["", "D"])}`)
            .join(" "),
          history: `${asked}>${row.map((page) => `${page}:${weightOf(page)}`).join(",")}`,
        },
      };
      const because = (page: number) => {
        if (!row.includes(page)) return page === asked + 1 ? words.neighbour : words.notInRow;
        if (pool.includes(page)) return words.resident;
        return weightOf(page) > theta ? words.tooMany(n_e) : words.tooWeak(theta);
      };
      const shown = choices.toSorted((one, other) => one - other);
      return procedureQuestion({ scene, at: 0, ask: "prefetch", choices: shown }, lab, {
        question: words.question(
          asked,
          row.map((page) => [page, weightOf(page)] as const),
          { theta, n_e },
        ),
        wrong: [
          ...choices
            .filter((page) => !coming.includes(page))
            .map((page) => ({ page, because: because(page) })),
          { because: words.rule },
        ],
      });
    }),
};
