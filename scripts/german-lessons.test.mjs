/// <reference types="vite/client" />
/** Lessons in German: the English file's parts, in short sentences, with its numbers; and one word for each thing in all German texts. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { glossary } from "../web/lessons/de/glossary.ts";
import { concepts as disksAsked } from "../web/lessons/de/quiz/disks.ts";
import { concepts as poolAsked } from "../web/lessons/de/quiz/pool.ts";
import { concepts as scansAsked } from "../web/lessons/de/quiz/scans.ts";
import { concepts as disks } from "../web/lessons/quiz/disks.ts";
import { concepts as pool } from "../web/lessons/quiz/pool.ts";
import { concepts as scans } from "../web/lessons/quiz/scans.ts";
import { leaves } from "../web/text/testWords.ts";
import { deniedGerman, longSentences, numbersIn, optionMeasures } from "./lib/lesson-bars.mjs";
import { skeletonOf } from "./lib/lesson-skeleton.mjs";
import { germanFiles, readLesson } from "./lib/lesson-texts.mjs";
import { root } from "./lib/run.mjs";

test("the explanations of words keep to them as well", () => {
  expect(Object.values(glossary).flatMap(({ term, text }) => deniedGerman(`${term}: ${text}`))).toEqual([]);
});

test("the interface keeps to the same words", () => {
  const files = import.meta.glob("../web/text/de/**/*.ts", { eager: true });
  const said = Object.entries(files).flatMap(([path, words]) =>
    [...leaves(words).values()].flatMap(deniedGerman).map((fault) => `${path}: ${fault}`),
  );
  expect(said).toEqual([]);
});

test.each(
  /** @type {const} */ ([
    [1, pool, poolAsked],
    [2, disks, disksAsked],
    [3, scans, scansAsked],
  ]),
)(
  "the quiz of part %i asks each of its questions in German, with all choices, and the right one does not stand out",
  (_, concepts, asked) => {
    const all = concepts.map(({ question, choices }) => {
      const german = asked[question] ?? { question: "", choices: [] };
      const options = german.choices.map(([text], at) => ({ text, right: choices[at]?.right === true }));
      return { texts: [german.question, ...german.choices.flat()], options };
    });
    expect(Object.keys(asked)).toHaveLength(concepts.length);
    expect(all.map(({ options }) => options.length)).toEqual(concepts.map(({ choices }) => choices.length));
    const texts = all.flatMap((one) => one.texts);
    expect([...texts.flatMap(longSentences), ...texts.flatMap(deniedGerman)]).toEqual([]);
    const { longest, chance, ratio } = optionMeasures(all);
    expect(longest).toBeLessThanOrEqual(chance + 0.1);
    expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(0.15);
  },
);

describe.each(germanFiles())("%s", (file) => {
  const name = file.replace("de/", "");
  test("is a lesson's file, with the same parts and none of its own", () => {
    expect(existsSync(join(root, "web/lessons", name))).toBe(true);
    const [german, english] = [skeletonOf(file), skeletonOf(name)];
    expect(german.exported).toEqual(["meta"]);
    expect(german.sections).toEqual(english.sections);
    expect([...german.terms].sort()).toEqual([...english.terms].sort());
    const known = Object.keys(glossary);
    expect([...german.terms].filter((term) => !known.includes(/id="([^"]+)"/.exec(term)?.[1] ?? ""))).toEqual(
      [],
    );
  });

  test("reads plainly, and has no number that the English text has not", () => {
    const [german, english] = [readLesson(file), readLesson(name)];
    expect(Object.keys(german.meta)).toEqual(["title", "summary", "goals"]);
    expect(german.meta.goals).toHaveLength(english.meta.goals.length);
    const { title, summary, goals } = german.meta;
    const texts = [title, summary, ...goals, ...german.pieces.map(({ text }) => text)];
    expect(texts.flatMap(longSentences)).toEqual([]);
    expect(texts.flatMap(deniedGerman)).toEqual([]);
    const known = new Set(english.pieces.flatMap(({ typed }) => numbersIn(typed, ".")));
    const strange = german.pieces.flatMap(({ typed }) =>
      numbersIn(typed, ",").filter((number) => !known.has(number)),
    );
    expect(strange).toEqual([]);
  });
});
