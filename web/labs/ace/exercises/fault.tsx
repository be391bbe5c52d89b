import type { LaneFrame } from "../../../engine/types.ts";
import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { type Random, randomOf } from "../../../shell/exercise/random.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { AskedPool, listed } from "../../../shell/lessons/procedure.tsx";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { aceExercises } from "../../../text/aceExercises.ts";
import { sentenceOf } from "../../../text/phrases.ts";
import { type Step, spoilt, type Told, toldOf } from "./faults.ts";
import { drawnRequests, eventOf, lanesAt, unmarked } from "./runs.ts";

const DEVICE = { alpha: 3, k_r: 3, base_us: 10 };

/** One step of a run is told as a wrong rule has it; the steps after it go on from what really happened. */
export const fault: ExerciseKind = {
  id: "fault",
  title: () => aceExercises().fault.title,
  intro: () => aceExercises().fault.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    // Before anything that may be thrown away: each place is drawn as often.
    const place = randomOf("fault", seed, n);
    const steps = place.whole(5, 6);
    const at = place.below(steps);
    return firstSuitable(`fault ${seed} ${n}`, (random) => {
      const frames = random.whole(4, 5);
      const n_w = random.whole(2, 3);
      const pages = 2 * frames + 2;
      // All frames full, and some uses more: which page was used last follows from these requests.
      const first = random.shuffled(Array.from({ length: pages }, (_, page) => page));
      const asked = [
        ...first.slice(0, frames),
        ...Array.from({ length: frames - 1 + steps }, () => random.below(pages)),
      ];
      const requests = drawnRequests(random, asked);
      const scene = {
        ...{ pages, frames, ...DEVICE, k_w: n_w, n_w },
        lanes: [{ policy: random.pick(["lru", "clock", "cflru"]), mode: random.pick(["baseline", "ace"]) }],
        workload: { kind: "given", trace: requests.join(" ") },
      };
      return questionOf({ scene, requests, steps, at, random }, lab);
    });
  },
};

interface Run {
  scene: object;
  requests: readonly string[];
  /** So many of the last requests are told. */
  steps: number;
  /** Place of the step that a wrong rule spoils. */
  at: number;
  random: Random;
}

function questionOf({ scene, requests, steps, at, random }: Run, lab: LessonLab): QuestionProps | null {
  const begin = requests.length - steps;
  const all = Array.from({ length: steps + 1 }, (_, served) => begin + served);
  const [start, ...lanes] = lanesAt(scene, lab, all);
  const [before, after] = [at === 0 ? start : lanes[at - 1], lanes[at]];
  if (start === undefined || before === undefined || after === undefined) return null;
  const hits = lanes.filter((lane) => eventOf(lane).hit).length;
  if (hits === 0 || hits > steps / 2) return null;
  // Of a hit there is one wrong rule, of a miss there are many.
  if (eventOf(after).hit && random.below(3) > 0) return null;
  const used = byUse(before, requests.slice(0, begin + at));
  const found = spoilt({ before, after, byUse: used }, random);
  if (found === null) return null;
  const { rule, wrong } = found;
  const words = aceExercises().fault;
  const told = (step: Told, place: number) =>
    words.step(String(place + 1), requests[begin + place] ?? "", {
      hit: step.hit,
      leaves: step.leaves === null ? null : String(step.leaves),
      written: step.written.length === 0 ? null : listed(step.written.map(String)),
      several: step.written.length > 1,
    });
  const really = lanes.map((lane) => sentenceOf(lane.step.phrases));
  const { frames, mode, n_w } = start.config;
  return {
    kind: "concept",
    question: words.question(lab.laneLabel(start), String(frames), mode === "ace" ? String(n_w) : null),
    picture: <AskedPool lab={lab} lane={unmarked(start)} served={requests.slice(0, begin)} />,
    ordered: true,
    options: lanes.map((lane, place) => ({
      id: String(place + 1),
      label: told(place === at ? wrong : toldOf(lane), place),
    })),
    answer: [String(at + 1)],
    judge: ([chosen]) => {
      const right = chosen === String(at + 1);
      const sentence = really[Number(chosen) - 1];
      return { right, reasons: right ? null : <p>{words.isSo(String(chosen), String(sentence))}</p> };
    },
    solution: () => (
      <>
        <p>
          <span className="text-ok">✓ </span>
          {words.isWrong(String(at + 1), words.rules[rule])}
        </p>
        <p>{words.really(String(really[at]))}</p>
      </>
    ),
  };
}

/** Resident pages by their last uses. */
function byUse({ columns }: LaneFrame, served: readonly string[]): Step["byUse"] {
  const last = (page: number) => served.findLastIndex((request) => request.slice(1) === String(page));
  return Array.from(columns.pages).toSorted((one, other) => last(one) - last(other));
}
