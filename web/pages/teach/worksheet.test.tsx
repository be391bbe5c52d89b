/** Worksheets of every lesson: the same questions on both sheets, and answers on one alone. */
import { cleanup, render } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { unanswered } from "../../shell/lessons/context.ts";
import type { LessonLab } from "../../shell/lessons/lessonLab.ts";
import { everyLab } from "../../test-support/everyLab.ts";
import { lessons } from "../lessons/catalog.ts";
import { LessonContent } from "../lessons/LessonView.tsx";

let labs: Readonly<Record<string, LessonLab>>;
beforeAll(async () => {
  labs = Object.fromEntries((await everyLab()).map((lab) => [lab.registry.lab.id, lab]));
});

test.each(lessons)("$meta.id", async ({ meta, load }) => {
  const Content = await load();
  const [lab, ...others] = [meta.lab, ...(meta.labs ?? [])].flatMap((id) => labs[id] ?? []);
  if (lab === undefined) throw new Error(meta.lab);
  const drawn = (page: "worksheet" | "answers" | "notes") => {
    cleanup();
    return render(<LessonContent {...{ ...unanswered, Content, lab, labs: others, page }} />).container;
  };
  const asked = (sheet: HTMLElement) =>
    [...sheet.querySelectorAll<HTMLElement>("[data-question]")].map((question) => ({
      number: question.dataset.question,
      kind: question.dataset.check,
      words: question
        .querySelector(".sheet-asked")
        ?.textContent?.replace(/ Choose all that apply\./, "")
        .trim(),
    }));
  const sheet = drawn("worksheet");
  const questions = asked(sheet);
  expect(questions.map(({ number }) => Number(number))).toEqual(questions.map((_, at) => at + 1));
  // Nothing is told: no answer, no reason, nothing to press.
  expect(sheet.querySelectorAll("[data-answer], input, [data-scene], .teacher-notes")).toHaveLength(0);
  expect(sheet.textContent).not.toMatch(/Answer:|✓|✗|NaN|undefined/);
  for (const question of sheet.querySelectorAll("[data-question]"))
    expect(question.querySelectorAll(".sheet-box, .sheet-field, .sheet-cell").length).toBeGreaterThan(0);
  for (const heading of sheet.querySelectorAll("h2"))
    expect(heading.nextElementSibling?.matches("[data-question], [data-exercise]")).toBe(true);

  // What is on a request of a trace names it on paper.
  if (meta.lab !== "pbm")
    for (const question of sheet.querySelectorAll(":not([data-exercise]) > [data-check=procedure]"))
      expect(question.querySelector("[data-given]")?.textContent).toMatch(/Next request: [A-Z]\d*/);

  const answers = drawn("answers");
  expect(answers.querySelectorAll("[data-given], .sheet-lead")).toHaveLength(0);
  expect(asked(answers)).toEqual(questions);
  const told = [...answers.querySelectorAll("[data-answer]")].map(({ textContent }) => textContent);
  expect(told).toHaveLength(questions.length);
  for (const answer of told) expect(answer).not.toBe("");
  // All of the lesson's questions are there.
  expect(drawn("notes").querySelectorAll("[data-check]")).toHaveLength(questions.length);
});
