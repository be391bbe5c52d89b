/** Words that stand in markup itself instead of in the catalogues of web/text, found by the parser that Vite brings. */
import { parseSync } from "vite";
import { Failure } from "./run.mjs";

const shown =
  /^(aria-(label|description|valuetext|roledescription)|title|alt|placeholder|label|about|caption)$/;
const letters = /\p{L}{2}/u;

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === "object" && value !== null && "type" in value;

/** Parts of an expression that become text where it does. @type {Record<string, string[]>} */
const parts = {
  JSXExpressionContainer: ["expression"],
  ParenthesizedExpression: ["expression"],
  ConditionalExpression: ["consequent", "alternate"],
  "&&": ["right"],
  "+": ["left", "right"],
  "||": ["left", "right"],
  "??": ["left", "right"],
};

/** Literal words of an expression that becomes text: strings, templates, both arms of a choice. @param {unknown} node @returns {string[]} */
function literals(node) {
  if (!isNode(node)) return [];
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "TemplateLiteral")
    return /** @type {{ value: { raw: string } }[]} */ (node.quasis).map(({ value }) => value.raw);
  return (parts[node.type] ?? parts[String(node.operator)] ?? []).flatMap((key) => literals(node[key]));
}

/** @param {Node} node @returns {string[]} words of this node alone */
function wordsOf(node) {
  if (node.type === "JSXText") return [String(node.value)];
  if (node.type === "JSXAttribute")
    return shown.test(String(/** @type {Node} */ (node.name).name)) ? literals(node.value) : [];
  if (!/^JSX(Element|Fragment)$/.test(node.type)) return [];
  return /** @type {Node[]} */ (node.children)
    .filter(({ type }) => type === "JSXExpressionContainer")
    .flatMap(literals);
}

/**
 * What a reader would see or hear of a file's markup whatever their language.
 * @param {string} file @param {string} code
 * @returns {{ line: number, words: string }[]}
 */
export function wordsInMarkup(file, code) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Failure(`${file}: ${errors[0]?.message}`);
  /** @type {{ line: number, words: string }[]} */
  const found = [];
  const walk = (/** @type {unknown} */ value) => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value)) return;
    for (const words of wordsOf(value))
      if (letters.test(words))
        found.push({ line: code.slice(0, value.start).split("\n").length, words: words.trim().slice(0, 60) });
    for (const [key, inner] of Object.entries(value)) if (key !== "type") walk(inner);
  };
  walk(program);
  return found;
}
