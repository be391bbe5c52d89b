/**
 * Before an answer is committed, nothing on the page may depend on what is right. `state/task/shown.test.ts` says so of all that
 * the page is given, for every lane; here the page itself is looked at, by day for lanes that it draws in different ways.
 */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { byDay, firstsByDay } from "../../../test-support/day.ts";
import type { Session } from "../engine/session.ts";
import type { LaneChoice } from "../state/scene.ts";
import type { TaskChoice } from "../state/task/choice.ts";
import { openTask } from "../state/task/open.ts";
import { begun } from "../state/task/progress.ts";
import { type Reasons, reasonsFor } from "../state/task/reasons.ts";
import type { Posed } from "../state/task/shown.ts";
import { realRegistry } from "../state/testEngine.ts";
import { otherAnswers } from "../state/tests/answers.ts";
import { everyLane, laneName, sceneOf, taskOf } from "../state/tests/runs.ts";
import { QuestionView } from "./QuestionView.tsx";
import { useProgress, useRun } from "./useRun.ts";

const registry = await realRegistry();
/** All that the page reads of a lane, but names. */
const drawnAs = ({ policy, mode, prefetch }: LaneChoice): string => {
  const { shape, by_use, badge, window } = registry.policies.find(({ id }) => id === policy) ?? {};
  return JSON.stringify([mode, prefetch, shape, by_use, badge?.maximum, window !== null]);
};
const lanes = firstsByDay(everyLane(registry), drawnAs).map((lane) => [laneName(lane), lane] as const);
const keep = () => {};

function Harness({ session, posed, task }: { session: Session; posed: Posed; task: TaskChoice }) {
  const run = useRun(session, posed, task, useProgress(begun, keep));
  return <QuestionView run={run} task={task} heading="Question 1" score="" last={false} />;
}

/** The document as it is before anything is picked. */
const shown = (session: Session, posed: Posed, task: TaskChoice): string =>
  renderToStaticMarkup(<Harness session={session} posed={posed} task={task} />);

test.each(lanes)("%s: whatever is right, a question looks the same before it is answered", (_, lane) => {
  for (const kind of ["predict", "perform"] as const) {
    for (const hidden of [false, true]) {
      const task = taskOf(kind, { count: byDay(1, 4), hidden });
      const { session, questions } = openTask(registry, sceneOf(lane), task);
      for (const question of questions) {
        const honest = shown(session, { question, reasons: null }, task);
        for (const other of otherAnswers(kind, question, hidden)) {
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
