import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { type Random, randomOf } from "../../../shell/exercise/random.ts";
import { type ConceptChoice, conceptOf } from "../../../shell/question/Concept.tsx";
import { hybridExercises } from "../../../text/hybridExercises.ts";
import { requestedSince } from "./decision.ts";
import { type Drawn, drawnDecision, wantedOf } from "./drawnDecision.ts";
import { DecisionPicture } from "./pictures.tsx";
import { otherDisk, pricesOn, thereAndBack } from "./scene.ts";
import { counted, SLIPS } from "./stays.ts";

/** A page moved, or stayed: for which reason. Each wrong one claims what is not so in this step. */
export const why: ExerciseKind = {
  id: "why",
  title: () => hybridExercises().why.title,
  intro: () => hybridExercises().why.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    const key = `why ${seed} ${n}`;
    const wanted = wantedOf(randomOf(key, "wish"), 0);
    return firstSuitable(key, (random) => {
      const drawn = drawnDecision(random, wanted, lab, () => true);
      const choices = drawn === null ? null : choicesOf(drawn, random);
      if (drawn === null || choices === null) return null;
      const { decision, request } = drawn;
      const { page, from, moved } = decision;
      return {
        ...conceptOf(choices, {}),
        question: hybridExercises().why.ask(request, String(page), from, moved),
        picture: <DecisionPicture {...drawn} />,
      };
    });
  },
};

/** The right reason and two or three wrong ones; null where there are too few. */
function choicesOf(drawn: Drawn, random: Random): ConceptChoice[] | null {
  const { decision, judgement, prices } = drawn;
  const { moved, saving } = decision;
  const words = hybridExercises();
  const limit = thereAndBack(prices);
  const sums = SLIPS.map((slip) => ({ slip, value: counted(decision.stays, prices, slip) }))
    // With the same outcome, so that the number alone decides.
    .filter(({ value }) => value !== saving && value > limit === moved);
  const wrongSums = [...new Set(sums.map(({ value }) => value))].map((value) => ({
    label: words.why.threshold(value, limit),
    because: sums
      .filter((sum) => sum.value === value)
      .map(({ slip }) => words.slipValue(words.slips[slip], value))
      .join(" "),
  }));
  const others = claimsOf(drawn).filter(({ holds }) => !holds);
  const wrong = [
    ...random.shuffled(wrongSums).slice(0, 2),
    ...random.shuffled(others).slice(0, wrongSums.length > 1 ? 1 : 2),
  ];
  if (wrongSums.length === 0 || wrong.length < 2) return null;
  const right = { label: words.why.threshold(saving, limit), because: judgement.right.because, right: true };
  return random.shuffled<ConceptChoice>([right, ...wrong.map(({ label, because }) => ({ label, because }))]);
}

interface Claim {
  label: string;
  /** Whether what it claims is so; then it is not offered, though it is no reason. */
  holds: boolean;
  because: string;
}

/** Reasons that other rules would have. */
function claimsOf({ decision, prices }: Drawn): Claim[] {
  const { from, moved, dirty, saving, stays } = decision;
  const words = hybridExercises().why;
  const to = otherDisk(from);
  const ended = moved ? to : from;
  const last = stays.at(-1)?.requests.at(-1) === "W" ? "write" : "read";
  const cheap = ended === "f" ? "read" : "write";
  const oneWay = pricesOn(prices, to).write;
  const { here, there } = requestedSince(decision, prices);
  return [
    {
      label: moved ? words.dirtyMoves : words.cleanStays,
      holds: dirty === moved,
      because: words.leaves(dirty),
    },
    {
      label: words.lastRequest(cheap, ended),
      holds: last === cheap,
      because: words.lastWas(last),
    },
    // C of a page that moves is always above the price of one way.
    {
      label: words.withinOneWay(oneWay),
      holds: moved || saving <= oneWay,
      because: words.beyondOneWay(saving),
    },
    {
      label: words.requestsCost(to, moved),
      holds: there < here === moved,
      because: words.requestsWould(here, there),
    },
  ];
}
