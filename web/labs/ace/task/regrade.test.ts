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
        expect(graded?.grade(codes.join("/"), n)?.right).toBe(true);
        // Who looked at a part first did not answer it; a page that is nowhere cannot have been chosen.
        expect(graded?.grade(["", ...codes.slice(1)].join("/"), n)?.right).toBe(false);
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
    expect(graded?.grade(`${other}/${batch}`, n)?.right).toBe(false);
    expect(graded?.grade(`${answer.victim}/${batch === "-" ? other : "-"}`, n)?.right).toBe(false);
    expect(graded?.grade(`${answer.victim}/1+1`, n)).toBeNull();
  });
});

test("attempts are of the exercise that was set, with requests of their own; another scene is another exercise", () => {
  const [lane] = lanes;
  if (lane === undefined) throw new Error("a policy");
  const of = (change: object) => {
    const task = taskOf("predict", change);
    return {
      graded: regradeWith(linkOf(lane, task), registry),
      opened: openTask(registry, sceneOf(lane), task),
    };
  };
  const [set, second, other] = [{}, { attempt: 2 }, { sequence: 43 }].map(of);
  expect(second?.graded).toMatchObject({ seed: "42", attempt: 2, exercise: set?.graded?.exercise });
  expect(other?.graded?.exercise).not.toBe(set?.graded?.exercise);
  const asked = ({ opened }: ReturnType<typeof of>) => opened.questions.map(({ answer }) => answer.victim);
  if (set === undefined || second === undefined) throw new Error("two attempts");
  expect(asked(second)).not.toEqual(asked(set));
  for (const each of [set, second, other]) each?.opened.session.close();
});

test("answers written in several ways are told as one, and a scene that takes long to open is none of an exercise", () => {
  const [lane] = lanes;
  if (lane === undefined) throw new Error("a policy");
  const task = taskOf("predict");
  const graded = regradeWith(linkOf(lane, task), registry);
  const chosen = ["0/0+1", "00/1+0", "000/01+00"].map((code) => graded?.grade(code, 0)?.chosen);
  expect(new Set(chosen).size).toBe(1);
  const [free, fixing] = [false, true].map((fixes) =>
    registry.workloads.find(({ fixes_pages }) => Boolean(fixes_pages) === fixes),
  );
  const over = (kind = "", sizes: { pages?: number; requests: number }) => {
    const { requests, ...size } = sizes;
    const scene = { ...first, ...size, lanes: [lane], workload: { kind, requests, seed: "1" } };
    const state = { scene, at: 0, view: defaultView, task: taskOf("predict", { practice: false }) };
    return regradeWith(encodeLink(state as never, registry), registry);
  };
  expect(over(free?.id, { pages: 100, requests: 1_000 })).not.toBeNull();
  expect(over(free?.id, { pages: 67_108_864, requests: 1_000 })).toBeNull();
  expect(over(fixing?.id, { requests: 100_000_000 })).toBeNull();
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
