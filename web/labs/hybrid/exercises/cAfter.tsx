import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { type Random, randomOf } from "../../../shell/exercise/random.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { numberQuestion } from "../../../shell/question/number.tsx";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { hybridExercises } from "../../../text/hybridExercises.ts";
import { sumWords } from "./decision.ts";
import { MOST_STAYS } from "./drawnDecision.ts";
import { Picture, StaysTable } from "./pictures.tsx";
import {
  before,
  conservative,
  drawnPrices,
  PAGES,
  phasesFor,
  played,
  storyOf,
  thereAndBack,
  upTo,
} from "./scene.ts";
import { counted, SLIPS, staysOf } from "./stays.ts";

/** C of a page after the next one to three requests. */
export const cAfter: ExerciseKind = {
  id: "c-after",
  title: () => hybridExercises().cAfter.title,
  intro: () => hybridExercises().cAfter.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    const key = `c-after ${seed} ${n}`;
    // In one of six C is 0, after a move or at the floor.
    const zero = randomOf(key, "zero").below(6) === 0;
    return firstSuitable(key, (random) => asked(random, zero, lab));
  },
};

function asked(random: Random, zero: boolean, lab: LessonLab): QuestionProps | null {
  const [prices, frames, page] = [drawnPrices(random), random.whole(3, 5), random.below(PAGES)];
  const phases = phasesFor(random, random.pick(["m", "f"]), random.below(2) === 0);
  const requests = storyOf(random, page, frames, phases);
  const run = played({ prices, frames, lane: conservative, requests }, lab, page);
  const words = hybridExercises();
  const suitable = upTo(requests.length).flatMap((at) => {
    const end = at + 1 + (at % 3);
    const [now, then] = [staysOf(run.steps.slice(0, at), page), staysOf(run.steps.slice(0, end), page)];
    const answer = run.steps[end - 1]?.page?.account.saving;
    if (answer == null || now.length < 2 || then.length > MOST_STAYS || (answer === 0) !== zero) return [];
    // Something happens to it: it is used, or it leaves.
    if (JSON.stringify(now) === JSON.stringify(then)) return [];
    const wrong = SLIPS.map((slip) => ({ slip, value: counted(then, prices, slip) })).filter(
      ({ value }) => value !== answer,
    );
    return new Set(wrong.map(({ value }) => value)).size < 2 ? [] : [{ at, end, now, then, answer, wrong }];
  });
  const one = suitable[random.below(suitable.length)];
  if (one === undefined) return null;
  const { at, end, now, then, answer, wrong } = one;
  if (counted(then, prices) !== answer)
    throw new Error(`the sum for page ${page} is not the engine's ${answer}`);
  const limit = thereAndBack(prices);
  return numberQuestion({
    question: words.cAfter.ask(String(page), requests.slice(at, end).join(", "), end - at),
    picture: (
      <Picture prices={prices} lane={before(run, at)}>
        <StaysTable page={page} stays={now} />
      </Picture>
    ),
    answer,
    // Wide enough for what wrong rules give, and the same wherever the answer is.
    range: [-2 * limit, 4 * limit],
    ...{ step: 1, unit: "", within: 0 },
    right: sumWords(then, prices),
    wrong: [
      ...wrong.map(({ slip, value }) => ({ value, because: words.slipValue(words.slips[slip], value) })),
      { because: words.cAfter.other },
    ],
  });
}
