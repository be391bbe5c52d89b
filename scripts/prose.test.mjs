import { expect, test } from "vitest";
import { deniedEnglish, longSentences, PRONOUN } from "./lib/lesson-bars.mjs";
import { proseTexts } from "./lib/prose.mjs";

const texts = proseTexts();
/** The word of drives, and the mode's name in links and files. */
const allowed = /\bspare area\b|"baseline"/gi;

test.for(Object.keys(texts))("one word for each thing, and none that the course denies: %s", (kind) => {
  const all = texts[/** @type {keyof typeof texts} */ (kind)];
  expect(all.length).toBeGreaterThan(200);
  const faults = all.flatMap(({ at, text }) =>
    deniedEnglish(text.replaceAll(allowed, "…")).map((fault) => `${at}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test("no sentence of the interface and of presets has more than 28 words; no preset's text begins with a pronoun", () => {
  const long = [...texts.interface, ...texts.presets].flatMap(({ at, text }) =>
    longSentences(text).map((fault) => `${at}: ${fault}`),
  );
  const begun = texts.presets.filter(({ text }) => PRONOUN.test(text));
  expect([...long, ...begun]).toEqual([]);
});

test("strings of catalogues, parts of templates as one, and what is shown of presets and experiments are read", () => {
  const has = (/** @type {keyof typeof texts} */ kind, /** @type {RegExp} */ words) =>
    texts[kind].some(({ text }) => words.test(text));
  expect(has("interface", /^Page … is written by itself\. …\.$/)).toBe(true);
  expect(has("interface", /^without ACE$/)).toBe(true);
  expect(has("interface", /\.ts$/)).toBe(false);
  expect(has("presets", /^Same victims, fewer batches\.$/)).toBe(true);
  expect(has("experiments", /^Without ACE$/)).toBe(true);
  expect(has("experiments", /^lru$/)).toBe(false);
});
