import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import type { Random } from "../../../shell/exercise/random.ts";
import { procedure, procedureQuestion } from "../../../shell/lessons/procedure.tsx";
import { aceExercises } from "../../../text/aceExercises.ts";
import { drawnRequests } from "./runs.ts";

const DEVICE = { alpha: 3, k_r: 3, k_w: 3, base_us: 10 };

/** Requests from an empty pool, a miss of a full one as the last: which page leaves follows from them. */
function told(random: Random, frames: number) {
  const pages = 2 * frames + 2;
  const first = random.shuffled(Array.from({ length: pages }, (_, page) => page));
  // Pages that come again are the rule: who was first is hardly ever who leaves.
  const again = Array.from({ length: random.whole(frames, 2 * frames) }, () =>
    random.below(3) === 0 ? random.below(pages) : (first[random.below(frames + 1)] ?? 0),
  );
  return { pages, asked: [...first.slice(0, frames), ...again, random.below(pages)] };
}

/** The page that would leave if the first to come were the first to go, or the last request alone counted. */
function byHabit(asked: readonly number[], resident: readonly number[]) {
  const served = asked.slice(0, -1);
  const oldest = (at: (page: number) => number) => resident.toSorted((a, b) => at(a) - at(b))[0];
  return {
    firstCome: oldest((page) => served.indexOf(page)),
    lastUse: oldest((page) => served.lastIndexOf(page)),
  };
}

interface Kind {
  id: string;
  policy: string;
  words: keyof ReturnType<typeof aceExercises>["victim"]["of"];
  draw: (random: Random) => { scene: object; at: number; asked?: readonly number[] };
  /** Which habit would seldom do. */
  against: "firstCome" | "lastUse" | null;
}

/** A policy whose order follows from the requests told. */
const fromRequests =
  (policy: string) =>
  (random: Random): ReturnType<Kind["draw"]> => {
    const frames = random.whole(3, 4);
    const { pages, asked } = told(random, frames);
    const workload = { kind: "given", trace: drawnRequests(random, asked).join(" ") };
    const scene = { ...{ pages, frames, ...DEVICE, workload }, lanes: [{ policy, mode: "baseline" }] };
    return { scene, at: asked.length - 1, asked };
  };

/** Usage counts and the hand are seen; the least count is not always the first at the hand. */
function ofTheRing(random: Random): ReturnType<Kind["draw"]> {
  const frames = random.whole(5, 7);
  const [next = 0, ...pages] = random
    .shuffled(Array.from({ length: 20 }, (_, page) => page))
    .slice(0, frames + 1);
  const pool = pages.map((page) => `${page}${random.pick(["", "D"])}u${random.whole(1, 4)}`);
  return {
    scene: {
      ...{ pages: 20, frames, ...DEVICE },
      lanes: [{ policy: "clock", mode: "baseline" }],
      workload: { kind: "given", trace: `${random.pick(["R", "W"])}${next}` },
      start: { pool: pool.join(" "), hand: random.below(frames) },
    },
    at: 0,
  };
}

const kindOf = ({ id, policy, words: key, draw, against }: Kind): ExerciseKind => ({
  id,
  title: () => aceExercises().victim.title(policy),
  intro: () => aceExercises().victim.of[key].intro,
  usual: 10,
  draw: (seed, n, lab) =>
    firstSuitable(`${id} ${seed} ${n}`, (random) => {
      const { scene, at, asked } = draw(random);
      const source = { scene, at, ask: "victim", arrangement: "frame", past: at } as const;
      const resident = asked === undefined ? [] : residentOf(source, lab);
      if (resident === null) return null;
      const question = procedureQuestion(source, lab, {
        wrong: [{ because: aceExercises().victim.of[key].otherwise }],
      });
      const [answer] = question.answer;
      const habit = asked && against && byHabit(asked, resident)[against];
      if (String(habit) === answer && random.below(4) > 0) return null;
      // By their numbers: the order of the list would be the answer.
      return { ...question, options: question.options.toSorted((a, b) => Number(a.id) - Number(b.id)) };
    }),
});

/** The pages that may leave; null where the request hits or a frame is free. */
function residentOf(
  source: Parameters<typeof procedure>[0],
  lab: Parameters<typeof procedure>[1],
): number[] | null {
  if (!procedure({ ...source, ask: "hit" }, lab).answer.includes("miss")) return null;
  return procedure(source, lab).choices.flatMap(({ page }) => (page === null ? [] : [page]));
}

export const victimOfLru = kindOf({
  id: "victim-lru",
  policy: "LRU",
  words: "lru",
  draw: fromRequests("lru"),
  against: "firstCome",
});
export const victimOfClock = kindOf({
  id: "victim-clock",
  policy: "Clock Sweep",
  words: "clock",
  draw: ofTheRing,
  against: null,
});
export const victimOfLru2 = kindOf({
  id: "victim-lru-2",
  policy: "LRU-2",
  words: "lru2",
  draw: fromRequests("lru-k"),
  against: "lastUse",
});
