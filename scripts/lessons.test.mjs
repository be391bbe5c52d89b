/** The bars of the course that a lesson's text has to pass. */
import { describe, expect, test } from "vitest";
import { concepts as disks } from "../web/lessons/quiz/disks.ts";
import { concepts as pool } from "../web/lessons/quiz/pool.ts";
import { concepts as scans } from "../web/lessons/quiz/scans.ts";
import { glossary } from "../web/lessons/text/glossary.ts";
import {
  idleSources,
  minutesOf,
  optionMeasures,
  proseFaults,
  sectionsAstray,
  sentencesOf,
  unexplained,
  unsourcedNumbers,
} from "./lib/lesson-bars.mjs";
import { lessonFiles, readLesson } from "./lib/lesson-texts.mjs";
import { slugOf } from "./lib/mdx.mjs";

const lessons = lessonFiles().map(readLesson);
const words = (/** @type {string} */ text) => text.split(/\s+/).length;

describe.each(lessons.map((lesson) => /** @type {const} */ ([lesson.meta.id, lesson])))("%s", (_, lesson) => {
  const { meta, pieces, elements, sections } = lesson;
  /** @param {string} block */
  const textOf = (block) => pieces.flatMap((piece) => (piece.block === block ? sentencesOf(piece.text) : []));

  test("takes the minutes that it says, at most 12, and no section more than 4", () => {
    const { minutes } = minutesOf(lesson);
    expect(Math.abs(Math.round(minutes) - meta.minutes), `${minutes.toFixed(1)} minutes`).toBeLessThanOrEqual(
      1,
    );
    expect(meta.minutes).toBeLessThanOrEqual(12);
    const long = sections.flatMap((name, at) => {
      const own = (/** @type {{ section: number }} */ { section }) => section === at + 1;
      const { minutes } = minutesOf({ pieces: pieces.filter(own), elements: elements.filter(own) });
      return minutes > 4 ? [`${name}: ${minutes.toFixed(1)}`] : [];
    });
    expect(long).toEqual([]);
  });

  test("says what one will be able to do, an incident in 90 words, and three sentences at the end", () => {
    for (const goal of meta.goals) expect(goal).toMatch(/^(Say|Compute|Explain|Predict|Choose|Find)\b/);
    expect(words(textOf("Incident").join(" "))).toBeLessThanOrEqual(90);
    const recap = textOf("Recap");
    expect(recap).toHaveLength(3);
    for (const sentence of recap) expect([sentence, words(sentence) <= 25]).toEqual([sentence, true]);
  });

  test("reads plainly: short sentences, no pronoun in front, one word for each thing", () => {
    expect(proseFaults(lesson)).toEqual([]);
  });

  test("has no number but the engine's, a name's, or one with a source", () => {
    expect(unsourcedNumbers(lesson)).toEqual([]);
    expect(idleSources(lesson)).toEqual([]);
  });

  test("cites sections that the paper has, and explains each term where it comes first", () => {
    expect(sectionsAstray(lesson)).toEqual([]);
    expect(unexplained(lesson, glossary)).toEqual([]);
  });
});

test("what a quiz says to read again is there", () => {
  const places = [...pool, ...disks, ...scans].map(({ lesson, part }) => `${lesson} ${part}`);
  const there = lessons.flatMap(({ meta, sections }) => sections.map((name) => `${meta.id} ${slugOf(name)}`));
  expect(places.filter((place) => !there.includes(place))).toEqual([]);
});

test("of all concept questions of the course and its quizzes, the right option does not stand out by its length", () => {
  const { checks, longest, chance, ratio } = optionMeasures([
    ...lessons.flatMap(({ concepts }) => concepts),
    ...[...pool, ...disks, ...scans].map(({ choices }) => ({
      options: choices.map(({ label, right }) => ({ text: String(label), right: right === true })),
    })),
  ]);
  if (checks === 0) return;
  expect(longest).toBeLessThanOrEqual(chance + 0.1);
  expect(ratio).toBeGreaterThanOrEqual(0.85);
  expect(ratio).toBeLessThanOrEqual(1.15);
});
