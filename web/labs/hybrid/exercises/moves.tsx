import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { randomOf } from "../../../shell/exercise/random.ts";
import { conceptOf } from "../../../shell/question/Concept.tsx";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { hybridExercises } from "../../../text/hybridExercises.ts";
import { type Drawn, drawnDecision, wantedOf } from "./drawnDecision.ts";
import { DecisionPicture } from "./pictures.tsx";
import { otherDisk } from "./scene.ts";

/** A page leaves: does it stay on its disk? */
export const moves: ExerciseKind = {
  id: "moves",
  title: () => hybridExercises().moves.title,
  intro: () => hybridExercises().moves.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    const key = `moves ${seed} ${n}`;
    const wanted = wantedOf(randomOf(key, "wish"));
    return firstSuitable(key, (random) => {
      // A wrong rule gives the other answer.
      const suits = ({ decision: { moved }, judgement: { wrong } }: Drawn) =>
        wrong.some(({ moves }) => moves !== moved);
      const drawn = drawnDecision(random, wanted, lab, suits);
      return drawn === null ? null : asked(drawn);
    });
  },
};

function asked({ decision, judgement, ...scene }: Drawn): QuestionProps {
  const { moved, from, page } = decision;
  const words = hybridExercises().moves;
  const others = judgement.wrong.filter(({ moves }) => moves !== moved).map(({ because }) => because);
  const choice = (goes: boolean, label: string) => ({
    ...{ label, right: goes === moved },
    because: goes === moved ? judgement.right.because : others.join(" "),
  });
  return {
    ...conceptOf([choice(false, words.stays(from)), choice(true, words.goes(otherDisk(from)))], {}),
    question: words.ask(scene.request, String(page), from),
    picture: <DecisionPicture {...scene} decision={decision} />,
  };
}
