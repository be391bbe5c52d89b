import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import type { Random } from "../../../shell/exercise/random.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { conceptOf } from "../../../shell/question/Concept.tsx";
import { hybridExercises } from "../../../text/hybridExercises.ts";
import { conservatively, decisionsOf } from "./decision.ts";
import { RequestsPicture } from "./pictures.tsx";
import {
  before,
  conservative,
  drawnPrices,
  PAGES,
  type Played,
  type Prices,
  played,
  type Step,
  thereAndBack,
  upTo,
} from "./scene.ts";

/** Requests of a scene; question n is about request n. */
const REQUESTS = 12;
const FRAMES = 3;
/** Prices at which more reads than this pay for a move would make the scene's past too long. */
const MOST_READS = 4;

const OUTCOMES = ["hit", "free", "stays", "moves"] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Be conservative placement, request by request. */
export const perform: ExerciseKind = {
  id: "perform",
  title: () => hybridExercises().perform.title,
  intro: () => hybridExercises().perform.intro,
  usual: REQUESTS,
  draw: (seed, n, lab) => {
    const key = `perform ${seed} ${Math.floor(n / REQUESTS)}`;
    const { run, prices, past } = firstSuitable(key, (random) => sceneOf(random, lab));
    const at = past + (n % REQUESTS);
    return { ...question(run, at, prices), ...asked(run, at, prices, past) };
  },
};

interface Scene {
  run: Played;
  prices: Prices;
  /** Requests before the first one that is asked about. */
  past: number;
}

const outcomeOf = ({ event }: Step): Outcome => {
  if (event.hit) return "hit";
  const [gone] = event.evictions;
  return gone === undefined ? "free" : gone.migrated ? "moves" : "stays";
};

/** Pages that were read before and have nearly paid for a move, an empty pool, and twelve requests of all kinds. */
function sceneOf(random: Random, lab: LessonLab): Scene | null {
  const prices = drawnPrices(random);
  const reads = Math.floor(thereAndBack(prices) / (prices.rm - prices.rf)) + 1;
  if (reads > MOST_READS) return null;
  const pages = random.shuffled(upTo(PAGES));
  const [some, others] = [pages.slice(0, 4), pages.slice(4, 8)];
  const rounds = upTo(reads - 1).flatMap(() => [
    ...random
      .shuffled(some)
      .slice(0, FRAMES)
      .map((page) => `R${page}`),
    "F",
  ]);
  const asked: string[] = [];
  // Which pages are in the pool, the one used last at the end.
  let pool: number[] = [];
  for (const _ of upTo(REQUESTS)) {
    const missing = random.below(8) < 5 ? some : others;
    const hit = pool.length > 0 && random.below(4) === 0;
    const from = hit ? pool : missing.filter((page) => !pool.includes(page));
    const page = from[random.below(from.length)] ?? 0;
    pool = [...pool.filter((other) => other !== page), page].slice(-FRAMES);
    asked.push(`${random.below(4) === 0 ? "W" : "R"}${page}`);
  }
  const requests = [...rounds, ...asked];
  const run = played({ prices, frames: FRAMES, lane: conservative, requests }, lab);
  const outcomes = run.steps.slice(rounds.length).map(outcomeOf);
  const even = OUTCOMES.every((outcome) => {
    const times = outcomes.filter((one) => one === outcome).length;
    return times >= 2 && times <= 4;
  });
  return even ? { run, prices, past: rounds.length } : null;
}

/** Four outcomes; what is so refutes the wrong ones. */
function question(run: Played, at: number, prices: Prices) {
  const step = run.steps[at];
  if (step === undefined) throw new Error(`there is no request ${at + 1}`);
  const words = hybridExercises().perform;
  const outcome = outcomeOf(step);
  const [gone] = step.event.evictions;
  const decision = gone === undefined ? undefined : decisionsOf(run, gone.page).find((one) => one.at === at);
  const why = decision === undefined ? "" : conservatively(decision, prices).right.because;
  const leaves = decision === undefined ? words.nobody : words.leaves(String(decision.page), why);
  const free = before(run, at).columns.lengths.reduce((left, pages) => left - pages, FRAMES);
  const because: Record<Outcome, string> = {
    hit: words.isIn(String(step.event.page), step.event.hit),
    free: step.event.hit ? words.nobody : words.freeFrames(free),
    stays: leaves,
    moves: leaves,
  };
  return conceptOf(
    OUTCOMES.map((one) => ({ label: words.outcomes[one], right: one === outcome, because: because[one] })),
    {},
  );
}

function asked(run: Played, at: number, prices: Prices, past: number) {
  const request = run.steps[at]?.request ?? "";
  const served = run.steps.slice(0, at).map((step) => step.request);
  return {
    question: hybridExercises().perform.ask(request, at - past + 1, REQUESTS),
    picture: <RequestsPicture prices={prices} lane={before(run, at)} served={served} />,
  };
}
