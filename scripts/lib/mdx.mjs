/**
 * Lessons in MDX for Vite, straight from MDX's own compiler: its Rollup plugin would bring Rollup along, which Vite no
 * longer needs. `lesson.mdx?meta` is the lesson's metadata alone, so that a list of lessons need not load their texts.
 */
import { compile, createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";

/** @typedef {{ type: string, value?: string, name?: string, attributes?: object[], children?: Node[] }} Node */

/** In prose, k_w has its letter lowered, and signs that the face lacks are drawn: as `web/ui/words` does elsewhere. */
function lettering() {
  /** @param {string} name @param {object[]} attributes @param {Node[]} children @returns {Node} */
  const element = (name, attributes, children) => ({ type: "mdxJsxTextElement", name, attributes, children });
  /** @param {Node} node @returns {Node[]} */
  const cut = ({ value = "" }) =>
    value.split(/(?<=\b[A-Za-z])(_[a-z]\b)|([✕❄★⌈⌉])/).flatMap((part) => {
      if (!part) return [];
      if (/^_[a-z]$/.test(part)) return element("sub", [], [{ type: "text", value: part.slice(1) }]);
      if (!/^[✕❄★⌈⌉]$/.test(part)) return { type: "text", value: part };
      return element("Mark", [{ type: "mdxJsxAttribute", name: "sign", value: part }], []);
    });
  /** @param {Node} node */
  const go = (node) => {
    if (node.children === undefined) return;
    node.children.forEach(go);
    node.children = node.children.flatMap((child) => (child.type === "text" ? cut(child) : [child]));
  };
  return go;
}

const META = /^export const meta\b/;

/** The statement that exports the metadata. @param {string} text @param {string} path */
export function metaOf(text, path) {
  const { children } = createProcessor({ remarkPlugins: [remarkGfm] }).parse(text);
  const found = children.find((node) => node.type === "mdxjsEsm" && META.test(node.value));
  if (found?.type !== "mdxjsEsm")
    throw new Error(`${path}: a lesson begins with "export const meta = { … }"`);
  return found.value;
}

/** @returns {import("vite").Plugin} */
export function mdx() {
  return {
    name: "lessons-in-mdx",
    // Before whatever reads JavaScript.
    enforce: "pre",
    async transform(text, id) {
      const [path = "", query] = id.split("?", 2);
      if (!path.endsWith(".mdx")) return null;
      if (query === "meta") return { code: metaOf(text, path), map: null };
      const file = await compile(
        { value: text, path },
        { remarkPlugins: [remarkGfm, lettering], development: false },
      );
      return { code: String(file), map: null };
    },
  };
}
