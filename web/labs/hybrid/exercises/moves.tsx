import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { type Random, randomOf } from "../../../shell/exercise/random.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { conceptOf } from "../../../shell/question/Concept.tsx";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { hybridExercises } from "../../../text/hybridExercises.ts";
import type { Disk } from "../types.ts";
import { conservatively, decisionsOf, optimistically } from "./decision.ts";
import { Picture, StaysTable } from "./pictures.tsx";
import {
  before,
  conservative,
  drawnPrices,
  optimistic,
  otherDisk,
  PAGES,
  type Phase,
  phasesFor,
  played,
  storyOf,
} from "./scene.ts";

/** More stays than this are tedious. */
const MOST_STAYS = 8;

interface Wanted {
  rule: "conservative" | "optimistic";
  moved: boolean;
  from: Disk;
}

/** A page leaves: does it stay on its disk? */
export const moves: ExerciseKind = {
  id: "moves",
  title: () => hybridExercises().moves.title,
  intro: () => hybridExercises().moves.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    const key = `moves ${seed} ${n}`;
    const wish = randomOf(key, "wish");
    // Before the scene, so that the answer is not what most scenes would have.
    const rule = wish.below(4) === 0 ? "optimistic" : "conservative";
    const wanted: Wanted = { rule, moved: wish.below(2) === 0, from: wish.pick(["m", "m", "f"]) };
    return firstSuitable(key, (random) => asked(random, wanted, lab));
  },
};

function asked(random: Random, { rule, moved, from }: Wanted, lab: LessonLab): QuestionProps | null {
  const [prices, frames, page] = [drawnPrices(random), random.whole(3, 5), random.below(PAGES)];
  const [lane, judge] =
    rule === "optimistic" ? [optimistic, optimistically] : ([conservative, conservatively] as const);
  // Optimistic placement is held back by writes alone.
  const held = rule === "optimistic" && from === "m" && !moved;
  const phases: Phase[] = held ? [[6, 40]] : phasesFor(random, from, moved);
  const requests = storyOf(random, page, frames, phases);
  const run = played({ prices, frames, lane, requests }, lab);
  const suitable = decisionsOf(run, page)
    .filter((one) => one.moved === moved && one.from === from)
    .filter(({ stays }) => stays.length > 1 && stays.length <= MOST_STAYS)
    .map((decision) => ({ ...decision, ...judge(decision, prices) }))
    // A wrong rule gives the other answer.
    .filter(({ wrong }) => wrong.some(({ moves }) => moves !== moved));
  const one = suitable[random.below(suitable.length)];
  if (one === undefined) return null;
  if (one.right.moves !== moved) throw new Error("the rule does not say what the engine does");
  const words = hybridExercises().moves;
  const others = one.wrong.filter(({ moves }) => moves !== moved).map(({ because }) => because);
  const choice = (goes: boolean, label: string) => ({
    label,
    right: goes === moved,
    because: goes === moved ? one.right.because : others.join(" "),
  });
  const stays = one.stays.map((stay, at) => (at === one.stays.length - 1 ? { ...stay, left: null } : stay));
  return {
    ...conceptOf([choice(false, words.stays(from)), choice(true, words.goes(otherDisk(from)))], {}),
    question: words.ask(run.steps[one.at]?.request ?? "", String(page), from),
    picture: (
      <Picture prices={prices} lane={before(run, one.at)}>
        <StaysTable page={page} stays={stays} />
      </Picture>
    ),
  };
}
