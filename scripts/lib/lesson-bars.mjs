/** What the bars of the course measure of a lesson's text, by the pieces that `lesson-texts.mjs` reads. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

/** @typedef {import("./lesson-texts.mjs").Lesson} Lesson */

const json = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(join(root, "web/lessons", name), "utf8"));
/** By lab: the numbers of the sections that its paper has. @type {Record<string, string[]>} */
const headings = json("headings.json");
/** By lesson: words around a number, and where they are from. @type {Record<string, Record<string, string>>} */
const sources = json("numbers.json");

const bare = (/** @type {string} */ text) =>
  text.replaceAll(/⟦([\w-]+)\|([^⟧]*)⟧/g, (_, id, word) => word || id.replaceAll("-", " "));
const countWords = (/** @type {string} */ text) =>
  bare(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

/** @param {string} text @returns {string[]} */
export const sentencesOf = (text) =>
  bare(text)
    .replaceAll(/\b(e\.g|i\.e|vs|et al|cf|Dr|no|z\. ?B|d\. ?h|bzw|usw|Nr|ca)\./gi, "$1")
    .split(/(?<=[.!?]["”“’)]?)\s+(?=[\p{Lu}\d“„"(⌈])/u)
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Minutes to work through some pieces and elements. @param {Pick<Lesson, "pieces" | "elements">} of */
export function minutesOf({ pieces, elements }) {
  const words = pieces
    .filter(({ kind }) => kind !== "reason")
    .reduce((sum, { text }) => sum + countWords(text), 0);
  const stops = elements.reduce((sum, one) => sum + one.stops, 0);
  const of = (/** @type {RegExp} */ names) => elements.filter(({ name }) => names.test(name)).length;
  const checks = of(/^(Check|Predict|Exercise)$/);
  const pictures = of(/^(Scene|Figure|table|Devices|Prices|Chances|Investigate)$/);
  return { words, stops, checks, pictures, minutes: words / 180 + stops / 3 + checks + pictures / 2 };
}

/** @param {string} text @returns {string[]} */
export const longSentences = (text) =>
  sentencesOf(text).flatMap((sentence) =>
    countWords(sentence) > 28 ? [`${countWords(sentence)} words: ${sentence}`] : [],
  );

export const PRONOUN = /^(it|this|that|they|these)\b/i;
const DENIED =
  /\b(dear(er|est|ly)?|(unused|not used) for long(est)?|whoever|who for pages|anew|spar(e[sd]?|ing)|to be had|beforehand|of late|in vain|keeps? to neither|the one who knows)\b/i;
/** Words for which the course has another one. */
const OTHER_WORDS = /\b(baseline|migrat\w+|written alone|let go|bundle)\b/i;

/** @param {string} text @returns {string[]} */
export const deniedEnglish = (text) =>
  [DENIED, OTHER_WORDS].flatMap((words) => {
    const found = words.exec(text);
    return found === null ? [] : [`"${found[0]}" in: ${text.slice(0, 90)}`];
  });

/** Words for which German texts have another one: request, pool, lane, lab, history, frame and so on; and nobody is addressed as a friend. */
const DENIED_GERMAN =
  /\b(Anforderung\w*|(?<![Ll]okalen? )Puffer([ns]|pools?)?|Spur(en)?|(?<!Bufferpool )Labs?|Geschichten?(tabelle)?|(?<!X-)Frames?|Evictions?|Miss(es)?|Hits?|Batch(es)?|Lanes?|Requests?|gegenüber ohne|(?<!-)Engines?|(?<!Klasse |namens )Polic(y|ies)|ungeändert\w*|Vorauslesen|Migration(en)?|[Dd]u|[Dd]eine?[mnrs]?|[Dd]i(r|ch))\b/;

/** @param {string} text @returns {string[]} */
export function deniedGerman(text) {
  const found = DENIED_GERMAN.exec(bare(text));
  return found === null ? [] : [`"${found[0]}" in: ${bare(text).slice(0, 90)}`];
}

/** The numbers of a text, as JavaScript writes them; `decimal` is the sign before a fraction. @param {string} text @param {"." | ","} decimal @returns {string[]} */
export function numbersIn(text, decimal) {
  const grouping = decimal === "." ? "," : ".";
  // Versions, sections and figures have a point in every language, and a quotation has the signs of its own.
  const counted = bare(text).replaceAll(
    /„[^“]*\b(?:the|of|than)\b[^“]*“|\d+(?:\.\d{1,2}){2,}(?!\d)|(?:\b\p{Lu}[\p{L}\d-]*|§)\s*\d+(?:\.\d{1,2}(?!\d))+(?:(?:,| und| bis) \d+(?:\.\d{1,2}(?!\d))+)*/gu,
    " ",
  );
  return [...counted.matchAll(/\d+([.,\u00a0\u202f ]\d{3}(?!\d))*([.,]\d+)?/g)].map(([number]) =>
    number
      .replaceAll(/[\u00a0\u202f ]/g, "")
      .replaceAll(grouping, "")
      .replace(decimal, "."),
  );
}

/** What is wrong with the prose of a lesson, sentence by sentence. @param {Lesson} lesson @returns {string[]} */
export function proseFaults({ pieces }) {
  const all = pieces.filter(({ kind }) => kind !== "cell" && kind !== "heading");
  const faults = all.flatMap(({ kind, text }) => {
    return [
      ...longSentences(text),
      ...(PRONOUN.test(bare(text)) && ["paragraph", "stop", "option", "caption"].includes(kind)
        ? [`${kind} begins with a pronoun: ${bare(text).slice(0, 60)}`]
        : []),
      ...deniedEnglish(bare(text)),
    ];
  });
  const { share } = pronounShare(all);
  return share > 0.06
    ? [...faults, `${(100 * share).toFixed(1)}% of sentences begin with a pronoun`]
    : faults;
}

/** @param {Lesson["pieces"]} pieces */
export function pronounShare(pieces) {
  const all = pieces.flatMap(({ text }) => sentencesOf(text));
  return {
    sentences: all.length,
    share: all.filter((sentence) => PRONOUN.test(sentence)).length / Math.max(1, all.length),
  };
}

const LIST = String.raw`\d+(?:(?:,| and| or| to|–)\s*\d+)*`;
/** Numbers that name something, and do not count. */
const NAMES = [
  String.raw`\b(?:pages?|frames?|requests?|lessons?|figures?|tables?|steps?|positions?|clients?|streams?|blocks?|groups?|LSNs?|Part|Lemmas?|lines?|rounds?|algorithm|Algorithm|chapters?|buckets?)\s+${LIST}[A-Za-z]?\b`,
  String.raw`(?:§|[Ss]ections?|appendix)\s*[IVX\d][\w.-]*(?:(?:,| and| to)\s*[\dIV][\d.\w-]*)*`,
  String.raw`\bLRU-[\dK]\b|\b2Q\b|\bk_[rw]\b|\bn_[we]\b|\b3D\b|\bC[ ]?[≥>=]\s*0\b|\b(?:19|20)\d\d\b`,
].map((source) => new RegExp(source, "gi"));

/** Numbers of the text that neither the engine gives nor a source: each with the words around it. @param {Lesson} lesson @returns {string[]} */
export function unsourcedNumbers({ meta, pieces }) {
  const known = Object.keys(sources[meta.id] ?? {});
  return pieces.flatMap(({ typed }) => {
    let left = bare(typed);
    for (const words of known) left = left.replaceAll(words, " ");
    for (const name of NAMES) left = left.replaceAll(name, " ");
    return /\d/.test(left) ? [/.{0,40}\d.{0,40}/.exec(left)?.[0].trim() ?? left] : [];
  });
}

/** Phrases of `numbers.json` that a lesson does not have any more. @param {Lesson} lesson */
export const idleSources = ({ meta, pieces }) =>
  Object.keys(sources[meta.id] ?? {}).filter(
    (words) => !pieces.some(({ typed }) => bare(typed).includes(words)),
  );

/** Sections cited that no paper of the lesson's labs has. @param {Lesson} lesson @returns {string[]} */
export function sectionsAstray({ meta, pieces }) {
  const known = new Set([meta.lab, ...(meta.labs ?? [])].flatMap((lab) => headings[lab] ?? []));
  const cited = [
    ...pieces.map(({ text }) => bare(text)),
    ...meta.sources.filter((source) => /ACE|Flashing|ampling/.test(source)),
  ];
  return cited.flatMap((text) =>
    [
      ...text.matchAll(
        /(?:§|\bsections?)\s*((?:[IVX]+(?:[-.][A-E])?|\d+(?:\.\d+)*)(?:(?:, | and | to )(?:[IVX]+(?:[-.][A-E])?|\d+(?:\.\d+)*)(?=\b))*)/g,
      ),
    ]
      .flatMap(([, list = ""]) => list.split(/, | and | to /))
      .map((one) => one.replace(/([IVX])\./, "$1-"))
      .filter((one) => !known.has(one)),
  );
}

/** Terms of the glossary that stand in the text before, or without, their explanation. @param {Lesson} lesson @param {Record<string, { term: string }>} glossary */
export function unexplained({ pieces }, glossary) {
  const read = pieces
    .filter(({ kind }) => ["paragraph", "item", "caption", "stop"].includes(kind))
    .map(({ text }) => text);
  const whole = read.join("\n");
  return Object.entries(glossary).flatMap(([id, { term }]) => {
    const explained = whole.indexOf(`⟦${id}|`);
    // A word's own letters, in one or many; symbols as they are.
    const words = new RegExp(
      `(?<![\\w-])${term.replaceAll(/[.*+?^${"$"}{}()|[\]\\]/g, "\\$&")}(s|es)?(?![\\w-])`,
      "i",
    );
    const outside = whole.replaceAll(/⟦[\w-]+\|[^⟧]*⟧/g, (all) => "\u0002".repeat(all.length));
    const used = words.exec(outside)?.index ?? -1;
    return used >= 0 && (explained < 0 || used < explained) ? [term] : [];
  });
}

/** How the right options of concept questions stand out. @param {readonly Lesson["concepts"][number][]} concepts */
export function optionMeasures(concepts) {
  const each = concepts.map(({ options }) => {
    const lengths = options.map(({ text }) => bare(text).length);
    const right = bare(options.find((one) => one.right)?.text ?? "").length;
    const mean = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length);
    return { longest: right === Math.max(...lengths), chance: 1 / options.length, ratio: right / mean };
  });
  const share = (/** @type {(one: typeof each[number]) => number} */ of) =>
    each.reduce((sum, one) => sum + of(one), 0) / Math.max(1, each.length);
  return {
    checks: each.length,
    longest: share((one) => Number(one.longest)),
    chance: share(({ chance }) => chance),
    ratio: share(({ ratio }) => ratio),
    ratios: each.map(({ ratio }) => ratio),
  };
}
