/**
 * Lessons and pages in MDX for Vite, straight from MDX's own compiler: its Rollup plugin would bring Rollup along, which
 * Vite no longer needs. `lesson.mdx?meta` is the lesson's metadata alone, so that a list of lessons need not load their texts.
 */
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
      const options = { remarkPlugins: [remarkGfm], jsxImportSource: "lettered", development: false };
      return { code: String(await compile({ value: text, path }, options)), map: null };
    },
  };
}
