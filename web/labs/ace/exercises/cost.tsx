import type { ExerciseKind } from "../../../shell/exercise/kind.ts";
import { firstSuitable } from "../../../shell/exercise/kind.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { AskedPool } from "../../../shell/lessons/procedure.tsx";
import { numberQuestion } from "../../../shell/question/number.tsx";
import { aceExercises } from "../../../text/aceExercises.ts";
import { counterOf, drawnRequests, lanesAt, unmarked } from "./runs.ts";

const PAGES = 20;

/** The device time of a few requests, by hand: what a miss costs, and what a dirty victim costs beside it. */
export const cost: ExerciseKind = {
  id: "cost",
  title: () => aceExercises().cost.title,
  intro: () => aceExercises().cost.intro,
  usual: 10,
  draw: (seed, n, lab) =>
    firstSuitable(`cost ${seed} ${n}`, (random) => {
      const frames = random.whole(4, 7);
      const device = { alpha: random.whole(2, 4), base_us: random.pick([10, 20, 50, 100]) };
      const pages = random.shuffled(Array.from({ length: PAGES }, (_, page) => page));
      const pool = pages.slice(0, frames).map((page) => `${page}${random.pick(["", "D"])}`);
      // Nearly as many hits as misses.
      const asked = Array.from({ length: random.whole(3, 5) }, () => random.below(2 * frames));
      const requests = drawnRequests(
        random,
        asked.map((at) => pages[at] ?? 0),
      );
      const scene = {
        ...{ pages: PAGES, frames, k_r: 1, k_w: 1, ...device },
        lanes: [{ policy: "lru", mode: "baseline" }],
        workload: { kind: "given", trace: requests.join(" ") },
        start: { pool: pool.join(" ") },
      };
      return questionOf(scene, requests, lab);
    }),
};

/** Null where one of the wrong rules would be right. */
function questionOf(
  scene: { alpha: number; base_us: number },
  requests: readonly string[],
  lab: LessonLab,
): ReturnType<typeof numberQuestion> | null {
  const [before, end] = lanesAt(scene, lab, [0, requests.length]);
  if (before === undefined || end === undefined) return null;
  const count = (id: string) => counterOf(end, id);
  const [misses, written, writes, answer] = [
    count("misses"),
    count("pages_written"),
    count("writes"),
    count("latency_us"),
  ];
  const { alpha, base_us: read } = scene;
  const write = alpha * read;
  const wrong = {
    noWrites: misses * read,
    everyWrite: misses * read + writes * write,
    writeAsRead: (misses + written) * read,
    hitsRead: requests.length * read + written * write,
  };
  if (Object.values(wrong).includes(answer)) return null;
  const words = aceExercises().cost;
  const told = { read: String(read), write: String(write), alpha: String(alpha) };
  const sum = { ...told, misses: String(misses), written: String(written), answer: String(answer) };
  return numberQuestion({
    question: words.question(requests.join(" "), told),
    picture: <AskedPool lab={lab} lane={unmarked(before)} />,
    answer,
    range: [0, requests.length * (read + write)],
    step: read,
    unit: "µs",
    within: 0,
    right: [words.sum(sum)],
    wrong: [
      ...(["noWrites", "everyWrite", "writeAsRead", "hitsRead"] as const).map((rule) => ({
        value: wrong[rule],
        because: words.wrong[rule](told),
      })),
      { because: words.otherwise },
    ],
  });
}
