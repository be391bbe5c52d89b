/**
 * A lesson's file taken apart: what is read, piece by piece, and what stands beside it. Only the lesson itself; notes for
 * teachers are left out.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { metaOf } from "./mdx.mjs";
import { root } from "./run.mjs";

/**
 * @typedef {"paragraph" | "item" | "cell" | "heading" | "stop" | "caption" | "question" | "option" | "reason"} Kind
 * @typedef {{ kind: Kind, text: string, typed: string, section: number, block: string | null }} Piece `text` has a 1 for each number of the engine, and
 *   `typed` nothing in their place; both have words of the glossary as `⟦id|word⟧`. `block` is the named part of the lesson that it stands in, such as "Recap".
 * @typedef {{ options: { text: string, right: boolean }[] }} Choices
 * @typedef {{ id: string, minutes: number, goals: string[], summary: string, lab: string, labs?: string[], sources: string[], title: string }} Meta
 * @typedef {{ file: string, meta: Meta, pieces: Piece[], concepts: Choices[], elements: { name: string, section: number, stops: number }[], sections: string[] }} Lesson
 */

/** Parts with a name of their own, in the order in which they stand in a lesson. */
export const BLOCKS = ["Incident", "Rule", "Fails", "Onward", "InYourSystem", "Further", "Recap"];

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** What an attribute says in words: literals and text of its expression. @param {any} node @returns {string} */
function wordsOf(node) {
  if (node === null || typeof node !== "object") return "";
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? node.value : "";
    case "TemplateElement":
      return node.value.cooked;
    case "JSXText":
      return node.value;
    case "JSXElement": {
      const name = node.openingElement.name.name;
      if (name === "Number" || name === "Best" || name === "Chance") return "\u0001";
      const inside = node.children.map(wordsOf).join("");
      if (name !== "Term") return inside;
      const id = node.openingElement.attributes.find((/** @type {any} */ one) => one.name?.name === "id")
        ?.value?.value;
      return `⟦${id}|${inside}⟧`;
    }
    case "JSXFragment":
      return node.children.map(wordsOf).join("");
    case "JSXExpressionContainer":
      return wordsOf(node.expression);
    default:
      return "";
  }
}

/** @param {any} attribute */
const expressionOf = (attribute) => attribute.value?.data?.estree?.body[0]?.expression;
/** @param {any} node @param {string} name */
const attributeOf = (node, name) => node.attributes?.find((/** @type {any} */ one) => one.name === name);
/** @param {any} node @param {string} name */
function saidIn(node, name) {
  const attribute = attributeOf(node, name);
  if (attribute === undefined) return "";
  return typeof attribute.value === "string" ? attribute.value : wordsOf(expressionOf(attribute));
}

/** @param {any} node @returns {string} */
function proseOf(node) {
  if (node.type === "text") return node.value;
  if (node.type === "inlineCode") return node.value.replaceAll(/\d/g, "\u0001");
  if (node.type === "mdxTextExpression") return wordsOf(node.data?.estree?.body[0]?.expression);
  if (node.type === "break") return " ";
  const inside = (node.children ?? []).map(proseOf).join("");
  if (!/^mdxJsx/.test(node.type)) return inside;
  if (["Number", "Best", "Chance"].includes(node.name)) return "\u0001";
  if (node.name === "Term") return `⟦${saidIn(node, "id")}|${inside}⟧`;
  return inside;
}

/** @param {string} file */
export function readLesson(file) {
  const source = readFileSync(join(root, "web/lessons", file), "utf8");
  /** @type {Meta} */
  const meta = new Function(metaOf(source, file).replace(/^export const meta = /, "return "))();
  /** @type {Lesson} */
  const lesson = { file, meta, pieces: [], concepts: [], elements: [], sections: [] };
  /** @type {string | null} */
  let block = null;
  const say = (/** @type {Kind} */ kind, /** @type {string} */ words) => {
    const plain = words.replaceAll(/\s+/g, " ").trim();
    if (plain === "") return;
    const text = plain.replaceAll("\u0001", "1");
    lesson.pieces.push({
      kind,
      text,
      typed: plain.replaceAll("\u0001", ""),
      section: lesson.sections.length,
      block,
    });
  };
  /** @param {any} node @param {Kind} kind */
  const walk = (node, kind) => {
    if (node.type === "mdxjsEsm" || node.name === "TeacherNotes") return;
    if (node.type === "heading") {
      if (node.depth === 2) lesson.sections.push(proseOf(node));
      return say("heading", proseOf(node));
    }
    if (node.type === "paragraph") return paragraph(node, kind);
    if (node.type === "listItem")
      return void node.children.forEach((/** @type {any} */ child) => void walk(child, "item"));
    if (node.type === "table")
      lesson.elements.push({ name: "table", section: lesson.sections.length, stops: 0 });
    if (node.type === "tableCell") return say("cell", proseOf(node));
    if (/^mdxJsx/.test(node.type)) return element(node);
    for (const child of node.children ?? []) walk(child, kind);
  };
  /** Elements on lines of their own stand in a paragraph. @param {any} node @param {Kind} kind */
  const paragraph = (node, kind) => {
    const apart = (/** @type {any} */ child) =>
      /^mdxJsx/.test(child.type) &&
      /^(Scene|Check|Predict|Exercise|Choice|Right|Wrong|Figure|Devices|Prices|Chances)$/.test(child.name);
    node.children.filter(apart).forEach(element);
    say(
      kind,
      node.children
        .filter((/** @type {any} */ child) => !apart(child))
        .map(proseOf)
        .join(""),
    );
  };
  /** @param {any} node */
  function element(node) {
    const { name } = node;
    if (/^(Number|Term|b|i|em|strong|sub|sup|br|a)$/.test(name ?? "")) return say("paragraph", proseOf(node));
    const list = expressionOf(attributeOf(node, "stops") ?? {})?.elements ?? [];
    lesson.elements.push({ name: name ?? "", section: lesson.sections.length, stops: list.length });
    say("caption", saidIn(node, "caption"));
    say("question", saidIn(node, "question"));
    for (const side of ["paper", "model"]) say("paragraph", saidIn(node, side));
    for (const stop of list) {
      const text = stop.properties?.find((/** @type {any} */ one) => one.key.name === "text")?.value;
      say("stop", wordsOf(text));
    }
    if (name === "Right" || name === "Wrong")
      return say("reason", (node.children ?? []).map(proseOf).join(" "));
    if (name === "Choice") {
      const text = node.children.map(proseOf).join(" ").trim();
      say("option", text);
      say("reason", saidIn(node, "because"));
      lesson.concepts.at(-1)?.options.push({ text, right: attributeOf(node, "right") !== undefined });
      return;
    }
    if (attributeOf(node, "kind")?.value === "concept") lesson.concepts.push({ options: [] });
    if (BLOCKS.includes(name)) block = name;
    for (const child of node.children ?? []) walk(child, "paragraph");
    if (block === name) block = null;
  }
  walk(processor.parse(source), "paragraph");
  return lesson;
}

export const lessonFiles = () =>
  readdirSync(join(root, "web/lessons"))
    .filter((name) => name.endsWith(".mdx"))
    .sort();

/** Those in German, with their folder. */
export const germanFiles = () =>
  readdirSync(join(root, "web/lessons/de"))
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => `de/${name}`)
    .sort();
