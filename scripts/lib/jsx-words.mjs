/** Words that stand in markup itself instead of in the catalogues of web/text, found by the parser that Vite brings. */
import { parseSync } from "vite";
import { Failure } from "./run.mjs";

/** Attributes that are shown or spoken. */
const shown =
  /^(aria-(label|description|valuetext|roledescription)|title|alt|placeholder|label|about|caption)$/;
const letters = /\p{L}{2}/u;

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === "object" && value !== null && "type" in value;

/** Literal words of an expression that becomes text: strings, templates, both arms of a choice. @param {unknown} node @returns {string[]} */
function literals(node) {
  if (!isNode(node)) return [];
  /** @param {...string} keys */
  const of = (...keys) => keys.flatMap((key) => literals(node[key]));
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "TemplateLiteral":
      return /** @type {{ value: { raw: string } }[]} */ (/** @type {unknown} */ (node.quasis)).map(
        ({ value }) => value.raw,
      );
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
      return of("expression");
    case "ConditionalExpression":
      return of("consequent", "alternate");
    case "LogicalExpression":
    case "BinaryExpression":
      return node.operator === "&&"
        ? of("right")
        : /^(\+|\|\||\?\?)$/.test(String(node.operator))
          ? of("left", "right")
          : [];
    default:
      return [];
  }
}

/** @param {Node} node @returns {string[]} words of this node alone */
function wordsOf(node) {
  switch (node.type) {
    case "JSXText":
      return [String(node.value)];
    case "JSXAttribute":
      return shown.test(String(/** @type {Node} */ (node.name).name)) ? literals(node.value) : [];
    case "JSXElement":
    case "JSXFragment":
      return /** @type {Node[]} */ (node.children)
        .filter(({ type }) => type === "JSXExpressionContainer")
        .flatMap(literals);
    default:
      return [];
  }
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
