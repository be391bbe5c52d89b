/** Before an answer is committed, nothing on the page may depend on what is right. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Session } from "../engine/session.ts";
import type { TaskChoice, TaskKind } from "../state/task/choice.ts";
import { openTask } from "../state/task/open.ts";
import { begun } from "../state/task/progress.ts";
import type { Answer, Question } from "../state/task/questions.ts";
import { type Reasons, reasonsFor } from "../state/task/reasons.ts";
import { realRegistry } from "../state/testEngine.ts";
import { everyLane, laneName, sceneOf, taskOf } from "../state/tests/runs.ts";
import { QuestionView } from "./QuestionView.tsx";
import { type Posed, useProgress, useRun } from "./useRun.ts";

const registry = await realRegistry();
const lanes = everyLane(registry).map((lane) => [laneName(lane), lane] as const);
const keep = () => {};

function Harness({ session, posed, task }: { session: Session; posed: Posed; task: TaskChoice }) {
  const run = useRun(session, posed, task, useProgress(begun, keep));
  return <QuestionView run={run} task={task} heading="Question 1" score="" last={false} />;
}

/** The document as it is before anything is picked. */
const shown = (session: Session, posed: Posed, task: TaskChoice): string =>
  renderToStaticMarkup(<Harness session={session} posed={posed} task={task} />);

/**
 * The same question as if other answers were right: each frame's page goes, every other one dirty, all others clean; the
 * other way round where `turned`.
 */
function others({ asked, answer }: Question, turned: boolean): Question[] {
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

const answersOf = (kind: TaskKind, question: Question, turned: boolean): Question[] =>
  kind === "predict"
    ? others(question, turned)
    : [
        ...others(question, turned),
        ...(["hit", "free"] as const).map((outcome) => {
          const [first = question] = others(question, turned);
          return { asked: question.asked, answer: { ...first.answer, outcome, victim: null, batch: [] } };
        }),
      ];

test.each(lanes)("%s: whatever is right, a question looks the same before it is answered", (_, lane) => {
  for (const kind of ["predict", "perform"] as const) {
    for (const hidden of [false, true]) {
      const task = taskOf(kind, { count: 4, hidden });
      const { session, questions } = openTask(registry, sceneOf(lane), task);
      for (const question of questions) {
        const honest = shown(session, { question, reasons: null }, task);
        for (const other of answersOf(kind, question, hidden)) {
          expect(shown(session, { question: other, reasons: null }, task)).toBe(honest);
        }
      }
      session.close();
    }
  }
});

test.each(lanes)("%s: whichever reason is right, the reasons look the same", (_, lane) => {
  const task = taskOf("why", { count: 3 });
  const { session, questions } = openTask(registry, sceneOf(lane), task);
  for (const question of questions) {
    const reasons = reasonsFor(session, question, task.sequence);
    const at = (right: number): Reasons => ({ ...reasons, right });
    const honest = shown(session, { question, reasons }, task);
    reasons.options.forEach((_, right) => {
      expect(shown(session, { question, reasons: at(right) }, task)).toBe(honest);
    });
  }
  session.close();
});

test.each(lanes)(
  "%s: frames that differ in nothing visible are told alike but for their numbers",
  (_, lane) => {
    const task = taskOf("predict", { count: 6 });
    const { session, questions } = openTask(registry, sceneOf(lane), task);
    for (const question of questions) {
      const { container, unmount } = render(
        <Harness session={session} posed={{ question, reasons: null }} task={task} />,
      );
      const hand = question.asked.hand;
      const looks = new Map<string, Set<string>>();
      for (const { frame, page, ...state } of question.asked.cells) {
        const input = container.querySelector(`input[name=victim][value="${frame}"]`);
        const label = input?.closest("label")?.outerHTML ?? "";
        // Its own numbers and its place are what it may differ in.
        const look = label
          .replace(/style="[^"]*"/, "")
          .replaceAll(new RegExp(`\\b(${frame}|${page})\\b`, "g"), "#")
          .replace(/font-size="[^"]*"|x="[^"]*"|y="[^"]*"/g, "");
        const key = JSON.stringify([state, hand === frame]);
        looks.set(key, (looks.get(key) ?? new Set()).add(look.replaceAll(/[\d.#]+/g, "#")));
      }
      for (const [state, seen] of looks) expect([state, seen.size]).toEqual([state, 1]);
      unmount();
    }
    session.close();
  },
);

test.each(lanes)(
  "%s: a performance asks for no page and no batch before it is said that one has to go",
  async (_, lane) => {
    const task = taskOf("perform", { count: 8 });
    const { session, questions } = openTask(registry, sceneOf(lane), task);
    const evicting = questions.find(({ answer }) => answer.outcome === "evict");
    if (evicting === undefined) throw new Error("no eviction in eight requests");
    render(<Harness session={session} posed={{ question: evicting, reasons: null }} task={task} />);
    const pool = () => screen.getByRole("group", { name: /^Pool/ });
    expect(pool()).toBeDisabled();
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
    await userEvent.click(screen.getByRole("radio", { name: "miss, a page has to go" }));
    await userEvent.click(screen.getByRole("button", { name: "Commit" }));
    expect(pool()).toBeEnabled();
    expect(within(pool()).getAllByRole("radio")).toHaveLength(evicting.asked.cells.length);
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
    session.close();
  },
);
