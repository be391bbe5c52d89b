/** Results of the lab's own exercise, graded again from its link. */
import { expect, test } from "vitest";
import { byDay } from "../../../test-support/day.ts";
import { defaultView } from "../state/scene.ts";
import { codeOf } from "../state/task/codes.ts";
import { openTask } from "../state/task/open.ts";
import { partsOf } from "../state/task/questions.ts";
import { reasonsFor } from "../state/task/reasons.ts";
import { realRegistry } from "../state/testEngine.ts";
import { everyLane, laneName, sceneOf, taskOf } from "../state/tests/runs.ts";
import { encodeLink } from "../state/url.ts";
import { regradeWith } from "./regrade.ts";

const registry = await realRegistry();
const lanes = everyLane(registry).filter(({ mode, prefetch }) => mode === "ace" && prefetch !== true);
const first = { ...(registry.presets[0]?.scene as object) };
const linkOf = (lane: object, task: object) =>
  encodeLink({ scene: { ...first, lanes: [lane] }, at: 0, view: defaultView, task } as never, registry);

test.each(lanes.map((lane) => [laneName(lane), lane] as const))(
  "%s: from its link each question is graded as it was answered",
  (_, lane) => {
    for (const kind of ["predict", "perform", "why"] as const) {
      const task = taskOf(kind, { count: byDay(3, 6), hidden: kind !== "why" });
      const graded = regradeWith(linkOf(lane, task), registry);
      const { session, questions } = openTask(registry, sceneOf(lane), task);
      expect(graded).toMatchObject({ asked: questions.length, seed: "42" });
      questions.forEach((question, n) => {
        const reason = kind === "why" ? reasonsFor(session, question, task.sequence).right : null;
        const parts = partsOf(task, true, question.answer);
        const codes = parts.map((part) => codeOf(part, { ...question.answer, reason }));
        expect(graded?.grade(codes.join("/"), n)).toBe(true);
        // Who looked at a part first did not answer it; a page that is nowhere cannot have been chosen.
        expect(graded?.grade(["", ...codes.slice(1)].join("/"), n)).toBe(false);
        expect(graded?.grade(["99", ...codes.slice(1)].join("/"), n)).toBeNull();
        expect(graded?.grade([...codes, "1"].join("/"), n)).toBeNull();
      });
      session.close();
    }
  },
);

test("another frame or another batch is wrong, and the same frame twice is no answer", () => {
  const [lane] = lanes;
  if (lane === undefined) throw new Error("a policy");
  const task = taskOf("predict");
  const graded = regradeWith(linkOf(lane, task), registry);
  const { session, questions } = openTask(registry, sceneOf(lane), task);
  session.close();
  questions.forEach(({ answer }, n) => {
    const batch = codeOf("batch", { ...answer, reason: null });
    const other = ((answer.victim ?? 0) + 1) % 7;
    expect(graded?.grade(`${other}/${batch}`, n)).toBe(false);
    expect(graded?.grade(`${answer.victim}/${batch === "-" ? other : "-"}`, n)).toBe(false);
    expect(graded?.grade(`${answer.victim}/1+1`, n)).toBeNull();
  });
});

test("a link without an exercise, with a mistake, or with requests that are not in it is not graded", () => {
  const link = linkOf({ policy: "lru", mode: "ace" }, taskOf("predict"));
  expect(regradeWith(link, registry)).not.toBeNull();
  expect(regradeWith("/ace?preset=first-steps", registry)).toBeNull();
  expect(regradeWith(link.replace("questions:10", "questions:many"), registry)).toBeNull();
  expect(
    regradeWith("/ace?preset=first-steps&workload=own&task=predict~lane:1~questions:3", registry),
  ).toBeNull();
});
