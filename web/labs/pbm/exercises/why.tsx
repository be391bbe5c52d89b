/** Why a drawn block left: one reason is the rule's, the others are false of this very draw. */
import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { type Random, randomOf } from "../../../shell/exercise/random.ts";
import { type ConceptChoice, conceptOf } from "../../../shell/question/Concept.tsx";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { pbmExercises } from "../../../text/pbmExercises.ts";
import { FREE_FRAME } from "../engine/types.ts";
import { usOf } from "../figures/timeScale.ts";
import { type LessonPbmLane, scansOf, soonest } from "../lesson/reach.ts";
import { estimateOf, isClear, reachesOf, usTo } from "./arithmetic.ts";
import { distanceTo, drawnAt } from "./drawn.tsx";
import { ScansPicture } from "./ScansPicture.tsx";
import { drawnScans, firstMoment } from "./scene.ts";

/** The reasons that the rule has: each right in a third of the questions, and offered in all. */
const RULES = ["only", "last", "first"] as const;
type Rule = (typeof RULES)[number];

interface Draw {
  drawn: readonly number[];
  victim: number;
  /** Of the drawn blocks, those that no scan will read, in the order of the draw. */
  unasked: readonly number[];
}

/** Which reason is the rule's; null where estimates are equal or nearly so, but for those of blocks that nobody asked for. */
function ruleOf(lane: LessonPbmLane, { drawn, victim, unasked }: Draw): Rule | null {
  if (unasked.length > 1) return unasked[0] === victim ? "first" : null;
  const estimates = lane.step.event?.drawn.map(({ next_access_ns }) => usOf(next_access_ns)) ?? [];
  if (drawn.length < 2 || !isClear(estimates)) return null;
  return unasked.length === 1 ? "only" : "last";
}

function drawAt(lane: LessonPbmLane): Draw | null {
  const found = drawnAt(lane);
  const unasked = lane.step.event?.drawn.filter(({ next_access_ns }) => next_access_ns === null) ?? [];
  return found && { ...found, unasked: unasked.map(({ block }) => block) };
}

/** Why the rule's reasons that are not this draw's are false. */
function falseRule(lane: LessonPbmLane, rule: Rule, { drawn, victim, unasked }: Draw): string {
  const words = pbmExercises().why.wrong;
  if (unasked.length === 0)
    return rule === "only" ? estimateOf(lane, victim) : words.allAsked(drawn.map(String));
  if (rule === "last") return estimateOf(lane, victim);
  return rule === "only" ? words.othersToo(unasked.map(String)) : words.onlyOne(String(victim));
}

/** Reasons of other rules, of which only those are offered that are false. */
function falseReasons(lane: LessonPbmLane, { drawn, victim }: Draw): ConceptChoice[] {
  const { reasons, wrong } = pbmExercises().why;
  const distance = distanceTo(lane, victim);
  const farther = drawn.find((block) => {
    const other = distanceTo(lane, block);
    return Number.isFinite(other) && (other > distance || !Number.isFinite(distance));
  });
  const us = usTo(lane, victim);
  const { blocks, timesUs } = lane.columns;
  const laterFrame = blocks.findIndex(
    (block, frame) => block !== FREE_FRAME && block !== victim && (timesUs[frame] ?? 0) > us,
  );
  const scans = scansOf(lane.step.streams, lane.world);
  const reader = soonest(reachesOf(lane, victim));
  const slower = scans.find(({ blocksASecond }) => reader !== null && blocksASecond < reader.blocksASecond);
  const spared = lane.step.event?.spared;
  return [
    ...(farther === undefined
      ? []
      : [{ label: reasons.farthest, because: wrong.farther(estimateOf(lane, farther)) }]),
    ...(laterFrame < 0 ? [] : [{ label: reasons.ofAll, because: wrong.later(String(blocks[laterFrame])) }]),
    ...(slower === undefined
      ? []
      : [{ label: reasons.slowest, because: wrong.slower(String(slower.stream)) }]),
    ...(spared === undefined ? [] : [{ label: reasons.lru, because: wrong.lru(String(spared)) }]),
  ];
}

export const why: ExerciseKind = {
  id: "why",
  title: () => pbmExercises().why.title,
  intro: () => pbmExercises().why.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    // Not of each draw anew: what is easily found would come more often.
    const wanted = randomOf("why", seed, n).pick(RULES);
    return firstSuitable(`why ${seed} ${n}`, (random) => {
      const frames = random.whole(10, 14);
      const lane = { policy: "sampling", samples: random.whole(3, 5) };
      const scene = drawnScans(random, { streams: random.whole(2, 4), frames, lane });
      return firstMoment(scene, frames + random.whole(2, 40), lab, (lane) => {
        const draw = drawAt(lane);
        if (draw === null || scansOf(lane.step.streams, lane.world).length < 2) return null;
        return ruleOf(lane, draw) === wanted ? asked(lane, wanted, draw, random) : null;
      });
    });
  },
};

function asked(lane: LessonPbmLane, rule: Rule, draw: Draw, random: Random): QuestionProps | null {
  const words = pbmExercises().why;
  const [further] = random.shuffled(falseReasons(lane, draw));
  const { event } = lane.step;
  if (further === undefined || event === null) return null;
  const right = draw.drawn.map((block) => estimateOf(lane, block)).join(" ");
  const choices = [
    ...RULES.map((one) =>
      one === rule
        ? { label: words.reasons[one], right: true, because: right }
        : { label: words.reasons[one], because: falseRule(lane, one, draw) },
    ),
    further,
  ];
  return {
    ...conceptOf(random.shuffled(choices), {}),
    question: words.question({
      stream: String(event.stream + 1),
      block: String(event.block),
      drawn: draw.drawn.join(", "),
      victim: String(draw.victim),
    }),
    picture: <ScansPicture lane={lane} marked={draw.drawn} />,
  };
}
