/** English texts outside the lessons, read from their files: the interface, presets and experiments. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { root } from "./run.mjs";

/** @typedef {{ at: string, text: string }} Text */

/** Files of a folder by the end of their names. @param {string} folder @param {string} ending */
const read = (folder, ending) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({
      file: `${folder}/${name}`,
      content: readFileSync(join(root, folder, name), "utf8"),
    }));

/** Strings of a program; parts of one template are one text, with a sign for each value. @param {unknown} node @returns {string[]} */
function strings(node) {
  if (Array.isArray(node)) return node.flatMap(strings);
  if (typeof node !== "object" || node === null) return [];
  const { type, value, quasis } = /** @type {Record<string, unknown>} */ (node);
  if (type === "ImportDeclaration" || String(type).startsWith("TS")) return [];
  if (type === "Literal") return typeof value === "string" ? [value] : [];
  const own =
    type === "TemplateLiteral"
      ? [/** @type {{ value: { cooked: string } }[]} */ (quasis).map((one) => one.value.cooked).join("…")]
      : [];
  return [...own, ...Object.values(node).flatMap(strings)];
}

/** @returns {Text[]} */
const ofInterface = () =>
  read("web/text/en", ".ts").flatMap(({ file, content }) =>
    strings(parseSync(file, content).program).map((text) => ({ at: file, text })),
  );

/** Members of a preset or experiment that are read, not computed with. */
const SHOWN = new Set("title label about teaches caption differs text because told".split(" "));

/** @param {string} at @param {unknown} value @param {boolean} shown @returns {Text[]} */
function shownIn(at, value, shown) {
  if (typeof value === "string") return shown ? [{ at, text: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => shownIn(at, inner, shown || SHOWN.has(key)));
}

/** @param {string} folder @returns {Text[]} */
const ofJson = (folder) =>
  read(folder, ".json").flatMap(({ file, content }) => shownIn(file, JSON.parse(content), false));

export const proseTexts = () => ({
  interface: ofInterface(),
  presets: ["ace", "hybrid", "pbm"].flatMap((engine) => ofJson(`engine-wasm/${engine}/src/preset`)),
  experiments: ofJson("web/experiments"),
});
