/** What holds of every kind of exercise in every lab, over many seeds: a thousand where everything is tried, and in `npm run lessons -- report`. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chosenOf, codeOf, type ExerciseKind } from "../../shell/exercise/kind.ts";
import { readAnswers, readRun, runHash, writeAnswers } from "../../shell/exercise/run.ts";
import type { LessonLab } from "../../shell/lessons/lessonLab.ts";
import { drawnOrder } from "../../shell/question/order.ts";
import type { QuestionProps } from "../../shell/question/Question.tsx";
import { byDay } from "../../test-support/day.ts";
import { everyLab } from "../../test-support/everyLab.ts";
import { setLocale } from "../../text/text.ts";
import { strategies } from "./test-support/strategies.ts";

const SEEDS = Number(import.meta.env.VITE_LESSON_SEEDS ?? byDay(20, 1000));

const labs = await everyLab();
const kinds = labs.flatMap(({ exercises, registry }, at) =>
  exercises.map((kind) => [`${registry.lab.id} ${kind.id}`, kind, labs[at] as LessonLab] as const),
);

/** A question of each seed. */
const drawn = ({ draw }: ExerciseKind, lab: LessonLab): QuestionProps[] =>
  Array.from({ length: SEEDS }, (_, at) => draw(at + 1, (at + 1) % 10, lab));

beforeAll(() => setLocale("en"));

describe.each(kinds)("%s", (name, kind, lab) => {
  let questions: QuestionProps[];
  beforeAll(() => {
    questions = drawn(kind, lab);
  });
  afterAll(() => {
    questions = [];
  });

  test("each question has exactly one right answer, whose code is graded as right", () => {
    for (const question of questions) {
      const { options, several, answer, number, judge } = question;
      expect(judge(answer).right).toBe(true);
      const code = codeOf(question, answer);
      expect(judge(chosenOf(question, code) ?? []).right).toBe(true);
      if (number === undefined) {
        expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
        expect(options.length).toBeGreaterThan(1);
        if (several !== true) expect(options.filter(({ id }) => judge([id]).right)).toHaveLength(1);
      } else {
        expect(Number(answer[0])).toBeGreaterThanOrEqual(number.minimum);
        expect(Number(answer[0])).toBeLessThanOrEqual(number.maximum);
      }
    }
  });

  test("a seed draws the same question again, and others differ", () => {
    const told = (seed: number) => {
      const question = kind.draw(seed, 0, lab);
      return JSON.stringify([
        question.answer,
        question.options.map(({ id }) => id),
        String(question.question),
      ]);
    };
    expect(told(7)).toBe(told(7));
    expect(new Set(Array.from({ length: 12 }, (_, at) => told(at + 1))).size).toBeGreaterThan(1);
  });

  test("whoever always answers by the same habit is right about as often as by chance", () => {
    const right = new Map<string, number>();
    let chance = 0;
    let asked = 0;
    for (const [at, question] of questions.entries()) {
      if (question.number !== undefined || question.several === true) continue;
      asked += 1;
      chance += 1 / question.options.length;
      const { options: written, ordered } = question;
      const options = ordered === true ? written : drawnOrder(written, at + 1, kind.id);
      for (const [habit, choose] of Object.entries(strategies)) {
        const id = choose(options, question);
        if (id !== undefined && question.judge([id]).right) right.set(habit, (right.get(habit) ?? 0) + 1);
      }
    }
    if (asked === 0) return;
    // 12 points above chance; with few seeds three standard deviations more.
    const most = chance / asked + 0.12 + (SEEDS < 1000 ? 1.5 / Math.sqrt(asked) : 0);
    if (SEEDS >= 1000) {
      const [best = ["none", 0]] = [...right].sort(([, a], [, b]) => b - a);
      const points = (share: number) => (100 * share).toFixed(0);
      // biome-ignore lint/suspicious/noConsole: the report shows it
      console.log(
        `${name}: chance ${points(chance / asked)}%, best habit ${points(best[1] / asked)}% (${best[0]})`,
      );
    }
    for (const [habit, count] of right)
      expect([habit, count / asked <= most, count / asked]).toEqual([habit, true, count / asked]);
  });

  test("its link and its answers read back, and a changed link does not take them", () => {
    const run = { kind: kind.id, questions: kind.usual, seed: 7 };
    const hash = runHash(lab.registry.lab.id, run);
    expect(readRun(hash, lab.exercises)).toEqual({ run, notices: [] });
    const codes = Array.from({ length: 3 }, (_, n) => {
      const question = kind.draw(7, n, lab);
      return codeOf(question, question.answer);
    });
    const written = writeAnswers(`#${hash}`, codes);
    expect(readAnswers(`https://a.example/#${hash}`, written)).toEqual(codes);
    expect(readAnswers(`#${hash.replace("seed:7", "seed:8")}`, written)).toBeNull();
  });
});
