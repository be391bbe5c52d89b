import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { type Random, randomOf } from "../../../shell/exercise/random.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { Reasons } from "../../../shell/question/Concept.tsx";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { hybridExercises } from "../../../text/hybridExercises.ts";
import { formatUpTo } from "../../../text/numbers.ts";
import { conservatively, type Decision, decisionsOf, optimistically, requestedSince } from "./decision.ts";
import { PriceTable, StaysTable } from "./pictures.tsx";
import {
  conservative,
  drawnPrices,
  optimistic,
  PAGES,
  type Played,
  type Prices,
  played,
  thereAndBack,
  upTo,
} from "./scene.ts";

/** More stays than this are tedious to add up three times. */
const MOST_STAYS = 5;
const hybrid = { placement: "hybrid", replacement: "lru" };
const LANES = [conservative, optimistic, hybrid];

/** Which of the three would move it: some of them, wished for before the scene is drawn. */
const WISHES = ["100", "010", "011", "110", "111"] as const;

/** Three placements see the same page leave: which of them would move it? */
export const whoMoves: ExerciseKind = {
  id: "who-moves",
  title: () => hybridExercises().whoMoves.title,
  intro: () => hybridExercises().whoMoves.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    const key = `who-moves ${seed} ${n}`;
    const wish = randomOf(key, "wish").pick(WISHES);
    return firstSuitable(key, (random) => asked(random, wish, lab));
  },
};

/** Written at first, which those that count requests remember; then read, more or less often while it is in the pool. */
function storyOf(random: Random, page: number, frames: number): string[] {
  const others = upTo(PAGES).filter((other) => other !== page);
  const most = random.whole(1, 5);
  const reads = upTo(random.below(MOST_STAYS - 1)).map(() => random.whole(1, most));
  const stays = [
    upTo(random.whole(1, 3)).map(() => "W"),
    ...[...reads, random.whole(1, 6)].map((count) => upTo(count).map(() => "R")),
  ];
  return stays.flatMap((ops) => [
    ...ops.map((op) => `${op}${page}`),
    ...random
      .shuffled(others)
      .slice(0, frames)
      .map((other) => `${random.below(5) === 0 ? "W" : "R"}${other}`),
  ]);
}

function asked(random: Random, wish: string, lab: LessonLab): QuestionProps | null {
  const [prices, frames, page] = [drawnPrices(random), random.whole(3, 5), random.below(PAGES)];
  const requests = storyOf(random, page, frames);
  const runs = LANES.map((lane) => played({ prices, frames, lane, requests }, lab));
  const decided = runs.map((run) => decisionsOf(run, page));
  // Up to the first that moves it all three have seen the same.
  const first = decided[0]?.findIndex((_, at) => decided.some((own) => own[at]?.moved)) ?? -1;
  const of = decided.flatMap((own) => own[first] ?? []);
  const [one] = of;
  if (one === undefined || one.stays.length < 2 || one.stays.length > MOST_STAYS) return null;
  if (of.map(({ moved }) => Number(moved)).join("") !== wish) return null;
  return question({ of, runs, prices, frames, request: requests[one.at] ?? "" });
}

interface Drawn {
  /** By lanes. */
  of: readonly Decision[];
  runs: readonly Played[];
  prices: Prices;
  frames: number;
  request: string;
}

function question({ of, runs, prices, frames, request }: Drawn): QuestionProps {
  const words = hybridExercises();
  const [cons, opt, hyb] = of as [Decision, Decision, Decision];
  const q = 1 - frames / PAGES;
  const sums = [
    conservatively(cons, prices).right.because,
    optimistically(opt, prices).right.because,
    hybridSum(hyb, prices, q),
  ];
  const choices = of.map(({ moved }, at) => ({
    id: String(at),
    label: runs[at]?.start.placement.label ?? "",
    right: moved,
    because: sums[at] ?? "",
  }));
  const stays = cons.stays.map((stay, at) => (at === cons.stays.length - 1 ? { ...stay, left: null } : stay));
  return {
    kind: "concept",
    question: words.whoMoves.ask(request, String(cons.page)),
    picture: (
      <div className="grid min-w-0 grid-cols-1 gap-3 text-sm">
        <p>
          {words.starts} {words.whoMoves.pool(frames, PAGES, formatUpTo(q, 2))}
        </p>
        <PriceTable prices={prices} />
        <StaysTable page={cons.page} stays={stays} />
      </div>
    ),
    several: true,
    options: choices.map(({ id, label }) => ({ id, label })),
    answer: choices.filter(({ right }) => right).map(({ id }) => id),
    judge: (chosen) => {
      const wrong = choices.filter(({ id, right }) => chosen.includes(id) !== right);
      return {
        right: wrong.length === 0,
        reasons: wrong.length > 0 && <Reasons choices={wrong} lang={undefined} />,
      };
    },
    solution: () => <Reasons choices={choices} lang={undefined} />,
  };
}

/** Throws where the sum is not the engine's. */
function hybridSum(decision: Decision, prices: Prices, q: number): string {
  const { stays, saving } = decision;
  const { reads, writes } = requestedSince(decision, prices);
  const written = stays.filter(({ left }) => left?.dirty === true).length;
  const counted = { reads: reads * q + stays.length, writes: writes * q + written };
  const sum = counted.reads * (prices.rm - prices.rf) - counted.writes * (prices.wf - prices.wm);
  if (Math.abs(sum - saving) > 1e-6) throw new Error(`the sum is not the engine's ${saving}`);
  const shown = (value: number) => formatUpTo(value, 2);
  return hybridExercises().whoMoves.hybrid({
    reads: `${reads} · ${shown(q)} + ${stays.length}`,
    writes: `${writes} · ${shown(q)} + ${written}`,
    saves: prices.rm - prices.rf,
    loses: prices.wf - prices.wm,
    sum: shown(sum),
    limit: thereAndBack(prices),
    more: sum > thereAndBack(prices),
  });
}
