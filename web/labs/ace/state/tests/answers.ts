/** A question as if other answers were right. */
import type { TaskKind } from "../task/choice.ts";
import type { Answer, Question } from "../task/questions.ts";

/** Each frame's page goes, every other one dirty, all others clean; the other way round where `turned`. */
function evicting({ asked, answer }: Question, turned: boolean): Question[] {
  const frames = asked.cells.map(({ frame }) => frame);
  const event = {
    ...answer.event,
    victim: 12_345,
    evicted: [12_345],
    batch: [12_345],
    second_chances: [12_345],
    looked_at: 99,
  };
  const lane = { ...answer.lane, step: { ...answer.lane.step, event, phrases: [], sentence: "" } };
  const falsified = (change: Partial<Answer>): Question => ({
    asked,
    answer: { ...answer, lane, event, ...change },
  });
  return [
    ...frames.map((victim, at) => {
      const victimDirty = (at % 2 === 0) !== turned;
      return falsified({ victim, batch: victimDirty ? [victim] : [], victimDirty, outcome: "evict" });
    }),
    falsified({ batch: frames, victimDirty: true }),
  ];
}

/** The same question with each other answer; a performance asks of hits and free frames too. */
export function otherAnswers(kind: TaskKind, question: Question, turned: boolean): Question[] {
  const evictions = evicting(question, turned);
  if (kind === "predict") return evictions;
  const [{ answer } = question] = evictions;
  const kept = (["hit", "free"] as const).map((outcome) => ({
    asked: question.asked,
    answer: { ...answer, outcome, victim: null, batch: [] },
  }));
  return [...evictions, ...kept];
}
