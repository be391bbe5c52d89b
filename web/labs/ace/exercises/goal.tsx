import type { LaneFrame } from "../../../engine/types.ts";
import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { randomOf } from "../../../shell/exercise/random.ts";
import { withSession } from "../../../shell/lessons/context.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { aceExercises } from "../../../text/aceExercises.ts";
import { formatDigits } from "../../../text/numbers.ts";
import { type Drawn, drawGoal, type Goal, reaches, type Setting } from "./goals.ts";
import { counterOf } from "./runs.ts";

const REQUESTS = 2_000;

/** Four settings, and which of them reaches a goal: the engine has run each with and without ACE. */
export const goal: ExerciseKind = {
  id: "goal",
  title: () => aceExercises().goal.title,
  intro: () => aceExercises().goal.intro,
  usual: 6,
  draw: (seed, n, lab) => {
    // Before anything that may be thrown away: each goal is drawn as often.
    const goal = randomOf("goal", seed, n).pick<Goal>(["nothing", "most", "loses"]);
    return firstSuitable(`goal ${seed} ${n}`, (random) => {
      const drawn = drawGoal[goal](random);
      const workload = random.whole(1, 9_999);
      const savings = drawn.map(({ setting }) => savingOf(setting, workload, lab));
      if (!reaches(goal, savings)) return null;
      const order = random.shuffled(drawn.map((one, at) => ({ ...one, saving: savings[at] ?? 0 })));
      return questionOf(goal, order);
    });
  },
};

/** Percent of LRU's device time that ACE saves with a setting. */
function savingOf({ reads, ...numbers }: Setting, seed: number, lab: LessonLab): number {
  const scene = {
    ...{ ...numbers, k_r: numbers.k_w, base_us: 10 },
    lanes: [
      { policy: "lru", mode: "baseline" },
      { policy: "lru", mode: "ace" },
    ],
    workload: { kind: "skewed", requests: REQUESTS, reads_percent: reads, seed: String(seed) },
  };
  return withSession(lab.readScene(scene), lab, (session) => {
    session.seek(REQUESTS);
    const [without = 0, withAce = 0] = lab
      .frame(session, {})
      .lanes.map((lane) => counterOf(lane as LaneFrame, "latency_us"));
    return (1 - withAce / without) * 100;
  });
}

function questionOf(goal: Goal, drawn: readonly (Drawn & { saving: number })[]): QuestionProps {
  const words = aceExercises().goal;
  const told = ({ lure, saving }: (typeof drawn)[number]) => {
    const share = words.saving(formatDigits(Math.abs(saving), 1), saving < 0);
    return `${share} ${lure === null ? words.right[goal] : words.lures[lure]}`;
  };
  const label = ({ setting }: Drawn) => {
    const { reads, alpha, k_w, n_w, frames, pages } = setting;
    const batch = goal === "loses" ? String(n_w) : null;
    return words.setting(...([reads, alpha, k_w].map(String) as [string, string, string]), batch, [
      String(frames),
      String(pages),
    ]);
  };
  const answer = drawn.findIndex(({ lure }) => lure === null);
  return {
    kind: "concept",
    question: `${words.goals[goal]} ${words.symbols} ${goal === "loses" ? words.batchGiven : words.batchIsWidth}`,
    options: drawn.map((one, at) => ({ id: String(at), label: label(one) })),
    answer: [String(answer)],
    judge: ([chosen]) => {
      const one = drawn[Number(chosen)];
      const right = Number(chosen) === answer;
      return { right, reasons: right || one === undefined ? null : <p>{told(one)}</p> };
    },
    solution: () => (
      <ul className="grid gap-1">
        {drawn.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the settings never change their places
          <li key={at}>
            {at === answer && <span className="text-ok">✓ </span>}
            <span className={`tabular-nums ${at === answer ? "font-semibold" : ""}`}>{label(one)}:</span>{" "}
            {told(one)}
          </li>
        ))}
      </ul>
    ),
  };
}
