/**
 * Lessons and pages in MDX for Vite, straight from MDX's own compiler: its Rollup plugin would bring Rollup along, which
 * Vite no longer needs. `lesson.mdx?meta` is the lesson's metadata alone, so that a list of lessons need not load their texts.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compile, createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";

const META = /^export const meta\b/;

/** The statement that exports the metadata. @param {string} text @param {string} path */
export function metaOf(text, path) {
  const { children } = createProcessor({ remarkPlugins: [remarkGfm] }).parse(text);
  const found = children.find((node) => node.type === "mdxjsEsm" && META.test(node.value));
  if (found?.type !== "mdxjsEsm")
    throw new Error(`${path}: a lesson begins with "export const meta = { … }"`);
  return found.value;
}

/** A section's id, by its heading. @param {string} heading */
export const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** @param {any} node @returns {string} */
const wordsOf = (node) => node.value ?? (node.children ?? []).map(wordsOf).join("");
const isSection = (/** @type {any} */ node) => node.type === "heading" && node.depth === 2;

/** The file of which a text is the translation: the one of its name in the folder above; undefined where there is none. @param {string} path */
export function originalOf(path) {
  const above = join(dirname(dirname(path)), basename(path));
  return existsSync(above) ? above : undefined;
}

/** The sections of a translated text have the ids that they have in the original. @param {string} original */
const slugsOf = (original) => () => {
  const { children } = createProcessor({ remarkPlugins: [remarkGfm] }).parse(readFileSync(original, "utf8"));
  const slugs = children.filter(isSection).map((heading) => slugOf(wordsOf(heading)));
  return (/** @type {any} */ tree) => {
    for (const heading of tree.children.filter(isSection))
      heading.data = { hProperties: { slug: slugs.shift() } };
  };
};

/** @returns {import("vite").Plugin} */
export function mdx() {
  return {
    name: "texts-in-mdx",
    // Before whatever reads JavaScript.
    enforce: "pre",
    async transform(text, id) {
      const [path = "", query] = id.split("?", 2);
      if (!path.endsWith(".mdx")) return null;
      if (query === "meta") return { code: metaOf(text, path), map: null };
      const original = originalOf(path);
      if (original !== undefined) this.addWatchFile(original);
      const remarkPlugins = [remarkGfm, ...(original === undefined ? [] : [slugsOf(original)])];
      const options = { remarkPlugins, jsxImportSource: "lettered", development: false };
      // In other languages a space parts a number from its percent sign, but no line.
      const value = original === undefined ? text : text.replaceAll(/(?<=\d) (?=%)/g, "\u00a0");
      return { code: String(await compile({ value, path }, options)), map: null };
    },
  };
}
