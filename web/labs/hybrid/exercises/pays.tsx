import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { type Random, randomOf } from "../../../shell/exercise/random.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { numberQuestion } from "../../../shell/question/number.tsx";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { hybridExercises } from "../../../text/hybridExercises.ts";
import { PriceTable } from "./pictures.tsx";
import { PAGES, type Prices, played, thereAndBack, upTo } from "./scene.ts";

/** The least number of reads that pay for a page's move to flash. */
export const pays: ExerciseKind = {
  id: "pays",
  title: () => hybridExercises().pays.title,
  intro: () => hybridExercises().pays.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    const key = `pays ${seed} ${n}`;
    const dirty = randomOf(key, "dirty").below(2) === 0;
    return firstSuitable(key, (random) => asked(random, dirty, lab));
  },
};

/** A wider range than other kinds': three reads pay, or fifteen. */
const drawnPrices = (random: Random): Prices => ({
  rf: random.whole(1, 3),
  wm: random.whole(6, 15),
  rm: random.whole(12, 30),
  wf: random.whole(80, 130),
});

/** Whether who knows all requests moves a page that leaves now and is read so often afterwards. */
function moves(prices: Prices, dirty: boolean, reads: number, lab: LessonLab): boolean {
  const first = dirty ? ["W1", "W2"] : ["R1", "R2"];
  const requests = [...first, ...upTo(reads).flatMap(() => ["R1", "R2"]), "F"];
  const lane = { placement: "optimal", replacement: "lru" };
  const [, second] = played({ prices, frames: 1, lane, requests }, lab).steps;
  return second?.event.evictions[0]?.migrated === true;
}

function asked(random: Random, dirty: boolean, lab: LessonLab): QuestionProps | null {
  const prices = drawnPrices(random);
  const { rf, wf, rm, wm } = prices;
  const saves = rm - rf;
  const cost = dirty ? wf - wm : wf;
  // Where the last read makes it even, staying and moving cost the same.
  const after = (price: number, saved = saves) => (price % saved === 0 ? null : Math.ceil(price / saved));
  const answer = after(cost);
  if (answer === null) return null;
  const { pays: words } = hybridExercises();
  const wrong = [
    { value: after(dirty ? wf : wf - wm), because: words.asIf(!dirty) },
    { value: after(thereAndBack(prices)), because: words.noWayBack },
    { value: after(cost, rm), because: words.readsCost },
  ].flatMap(({ value, because }) => (value === null || value === answer ? [] : [{ value, because }]));
  if (wrong.length === 0) return null;
  if (!moves(prices, dirty, answer, lab) || moves(prices, dirty, answer - 1, lab))
    throw new Error(`the optimum does not move the page for ${answer} reads`);
  return numberQuestion({
    question: words.ask(String(random.below(PAGES)), dirty),
    picture: <PriceTable prices={prices} />,
    answer,
    range: [0, 30],
    ...{ step: 1, unit: "", within: 0 },
    right: [words.sum({ dirty, cost, saves, reads: answer })],
    wrong: [...wrong, { because: words.other }],
  });
}
