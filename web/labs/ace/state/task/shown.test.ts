/** Before an answer is committed, nothing that the page is given may depend on what is right. */
import { expect, test } from "vitest";
import { realRegistry } from "../testEngine.ts";
import { otherAnswers } from "../tests/answers.ts";
import { everyLane, laneName, sceneOf, taskOf } from "../tests/runs.ts";
import { openTask } from "./open.ts";
import { reasonsFor } from "./reasons.ts";
import { type Posed, shownOf } from "./shown.ts";

const registry = await realRegistry();
const lanes = everyLane(registry).map((lane) => [laneName(lane), lane] as const);

test.each(lanes)("%s: whatever is right, a question is shown alike before it is answered", (_, lane) => {
  for (const kind of ["predict", "perform"] as const) {
    for (const hidden of [false, true]) {
      const task = taskOf(kind, { count: 4, hidden });
      const { session, questions } = openTask(registry, sceneOf(lane), task);
      const shown = (posed: Posed) => JSON.stringify(shownOf(posed, task, () => false));
      for (const question of questions) {
        const honest = shown({ question, reasons: null });
        for (const other of otherAnswers(kind, question, hidden))
          expect(shown({ question: other, reasons: null })).toBe(honest);
      }
      session.close();
    }
  }
});

test.each(lanes)("%s: whichever reason is right, the reasons are shown alike", (_, lane) => {
  const task = taskOf("why", { count: 3 });
  const { session, questions } = openTask(registry, sceneOf(lane), task);
  for (const question of questions) {
    const reasons = reasonsFor(session, question, task.sequence);
    const shown = (right: number) =>
      JSON.stringify(shownOf({ question, reasons: { ...reasons, right } }, task, () => false));
    for (const right of reasons.options.keys()) expect(shown(right)).toBe(shown(reasons.right));
  }
  session.close();
});

test("of a solved part the answer is shown, and the engine's sentence once all are solved", () => {
  const [lane] = everyLane(registry).filter(({ mode }) => mode === "ace");
  if (lane === undefined) throw new Error("no lane with ACE");
  const task = taskOf("predict", { count: 1 });
  const { session, questions } = openTask(registry, sceneOf(lane), task);
  for (const question of questions) {
    const { victim, batch } = question.answer;
    const nothing = { outcome: null, victim: null, batch: [], reason: null };
    const shown = (solved: number) => shownOf({ question, reasons: null }, task, (_, at) => at < solved);
    expect(shown(0)).toMatchObject({ open: ["victim", "batch"], solved: [], answers: nothing, phrases: [] });
    expect(shown(1)).toMatchObject({
      open: ["batch"],
      solved: ["victim"],
      answers: { ...nothing, victim },
      phrases: [],
    });
    const last = shown(2);
    expect(last).toMatchObject({ open: [], solved: ["victim", "batch"], answers: { victim, batch } });
    expect(last.phrases.length).toBeGreaterThan(0);
  }
  expect(questions).toHaveLength(1);
  session.close();
});
