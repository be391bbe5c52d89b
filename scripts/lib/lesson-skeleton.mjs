/** What of a lesson's file is the same in every language: its parts in their order, without their words. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { root } from "./run.mjs";

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** Attributes and keys that hold words. */
const WORDS = /^(question|caption|text|because|title|unit|label|paper|model|alt)$/;
/** Attributes in which words stand beside what is the same: names of columns, and of rows in front. */
const WORDED = /^(columns|rows)$/;
/** Parts of a sentence: another language has them in another order. */
const INLINE = /^(Number|Best|Chance|Term|a)$/;
const FORMAT = /^(b|i|em|strong|sub|sup|br|small|s)$/;

/**
 * @typedef {{ parts: string[], inline: Set<string> }} Section
 * @typedef {{ exported: string[], sections: Section[], terms: Set<string> }} Skeleton `inline`: numbers and links; `terms`: words of the glossary.
 */

/** @param {string} file its path below `web/lessons` @returns {Skeleton} */
export function skeletonOf(file) {
  const tree = processor.parse(readFileSync(join(root, "web/lessons", file), "utf8"));
  /** @type {Section} */
  let section = { parts: [], inline: new Set() };
  /** @type {Skeleton} */
  const skeleton = { exported: [], sections: [section], terms: new Set() };

  /** @param {string} name @param {string[]} attributes */
  const say = (name, attributes) => {
    const whole = [name, ...attributes].join(" ");
    if (name === "Term") skeleton.terms.add(whole);
    else if (INLINE.test(name)) section.inline.add(whole);
    else if (!FORMAT.test(name)) section.parts.push(whole);
  };

  /** An expression without its words; elements in it are told by themselves. @param {any} node @param {boolean} worded @returns {string} */
  const shape = (node, worded = false) => {
    switch (node?.type) {
      case "Literal":
        return worded && typeof node.value === "string" ? "…" : JSON.stringify(node.value);
      case "ArrayExpression":
        return `[${node.elements.map((/** @type {any} */ one) => shape(one, worded)).join()}]`;
      case "ObjectExpression":
        return `{${node.properties
          .map((/** @type {any} */ { type, key, value, argument }) => {
            if (type === "SpreadElement") return `...${shape(argument)}`;
            const name = key.name ?? key.value;
            return `${name}:${WORDS.test(name) ? words(value) : shape(value)}`;
          })
          .join()}}`;
      case "Identifier":
        return node.name;
      case "MemberExpression":
        return `${shape(node.object)}.${shape(node.property)}`;
      case "CallExpression":
        return `${shape(node.callee)}(${node.arguments.map((/** @type {any} */ one) => shape(one)).join()})`;
      case "UnaryExpression":
        return `${node.operator}${shape(node.argument)}`;
      default:
        return words(node);
    }
  };
  /** What is in words, but for the elements among them. @param {any} node */
  const words = (node) => {
    if (node?.type === "JSXExpressionContainer") words(node.expression);
    if (node?.type === "JSXElement")
      say(
        node.openingElement.name.name,
        node.openingElement.attributes.map((/** @type {any} */ { type, name, value, argument }) =>
          type === "JSXSpreadAttribute"
            ? `...${shape(argument)}`
            : `${name.name}=${shape(value?.expression ?? value)}`,
        ),
      );
    for (const child of node?.children ?? []) words(child);
    return "…";
  };

  /** @param {any} attribute */
  const attributeOf = ({ type, name, value, data }) => {
    const tree = (value?.data ?? data)?.estree?.body[0]?.expression;
    if (type === "mdxJsxExpressionAttribute") return `...${shape(tree.properties[0].argument)}`;
    if (WORDS.test(name)) return `${name}=${words(tree)}`;
    return `${name}=${tree === undefined ? JSON.stringify(value) : shape(tree, WORDED.test(name))}`;
  };

  /** @param {any} node */
  const walk = (node) => {
    if (node.type === "mdxjsEsm")
      return void skeleton.exported.push(
        ...[...node.value.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name),
      );
    if (node.type === "heading" && node.depth === 2) {
      section = { parts: [], inline: new Set() };
      skeleton.sections.push(section);
    }
    if (/^mdxJsx/.test(node.type) && node.name !== null) say(node.name, node.attributes.map(attributeOf));
    if (node.type === "link") section.inline.add(node.url);
    if (node.type === "code") section.parts.push(node.value);
    if (node.type === "table")
      section.parts.push(`table of ${node.children.length} by ${node.children[0]?.children.length}`);
    if (node.type === "mdxTextExpression") words(node.data?.estree?.body[0]?.expression);
    for (const child of node.children ?? []) walk(child);
  };
  walk(tree);
  return skeleton;
}
