/** What a document promises that a script can look up: places it links to, files and commands it names. */
import { posix } from "node:path";

/**
 * Documents by their path from the top, scripts of package.json, steps of `npm test`, commands of bpsim.
 * @typedef {Record<"scripts" | "steps" | "commands", ReadonlySet<string>> &
 *   { documents: ReadonlyMap<string, string>, exists: (path: string) => boolean }} Known
 */

const fences = /^```[\s\S]*?^```/gm;
const folders = "engine-wasm|web|scripts|docs|e2e|public|bench|\\.github";
/** Paths in code marks, but for those that a build makes. */
const paths = new RegExp(`\`((?:${folders})/(?!target/)[\\w./-]+)\``, "g");

/** The anchors of a document's headings, as GitHub makes them. @param {string} text @returns {string[]} */
export function anchors(text) {
  const headings = [...text.replaceAll(fences, "").matchAll(/^#{1,6} +(.+)$/gm)];
  /** @type {Map<string, number>} */ const seen = new Map();
  return headings.map((match) => {
    const words = (match[1] ?? "").trim().toLowerCase();
    const anchor = words.replaceAll(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-");
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
}

/** @param {string} text @param {RegExp} pattern @returns {string[]} */
const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/** @param {string} path @param {string} text @param {Known} known @returns {string[]} */
function brokenLinks(path, text, { documents, exists }) {
  const links = all(text.replaceAll(fences, "").replaceAll(/`[^`\n]*`/g, ""), /\]\(([^)\s]+)\)/g);
  return links.flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? path : posix.join(posix.dirname(path), file);
    if (!exists(target)) return [`links to ${link}, which is not there`];
    if (anchor === undefined || anchors(documents.get(target) ?? "").includes(anchor)) return [];
    return [`links to ${link}: no such heading`];
  });
}

/** @param {Known} known @returns {string[]} what the documents say that is not so */
export function wrongInDocuments(known) {
  const is = (/** @type {ReadonlySet<string>} */ names) => (/** @type {string} */ name) => names.has(name);
  return [...known.documents].flatMap(([path, text]) => {
    const steps = all(text, /\bnpm test -- ([a-z][a-z -]*[a-z])/g).flatMap((names) => names.split(/ +/));
    const files = [...all(text, paths), ...all(text, /\bnode (scripts\/[\w/-]+\.mjs)/g)];
    /** @type {[what: string, names: string[], there: (name: string) => boolean][]} */
    const named = [
      ['no script "npm run %"', all(text, /\bnpm run ([a-z][\w-]*)/g), is(known.scripts)],
      ['no step "npm test -- %"', steps, is(known.steps)],
      ['no command "bpsim %"', all(text, /(?:^|`|bin\/|: )bpsim ([a-z]+)/gm), is(known.commands)],
      ['no file "%"', files, known.exists],
    ];
    const wrong = named.flatMap(([what, names, there]) =>
      names.filter((name) => !there(name)).map((name) => what.replace("%", name)),
    );
    return [...brokenLinks(path, text, known), ...wrong].map((complaint) => `${path}: ${complaint}`);
  });
}
