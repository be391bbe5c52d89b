/** What a document promises that a script can look up: places it links to, files and commands it names. */
import { posix } from "node:path";

/**
 * @typedef {object} Known
 * @property {ReadonlyMap<string, string>} documents path from the top → text
 * @property {(path: string) => boolean} exists
 * @property {ReadonlySet<string>} scripts of package.json
 * @property {ReadonlySet<string>} steps of `npm test`
 * @property {ReadonlySet<string>} commands of bpsim
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
  return [...known.documents].flatMap(([path, text]) => {
    const named = {
      'no script "npm run %"': all(text, /\bnpm run ([a-z][\w-]*)/g).filter(
        (name) => !known.scripts.has(name),
      ),
      'no step "npm test -- %"': all(text, /\bnpm test -- ([a-z][a-z -]*[a-z])/g)
        .flatMap((names) => names.split(/ +/))
        .filter((name) => !known.steps.has(name)),
      'no command "bpsim %"': all(text, /(?:^|`|bin\/|: )bpsim ([a-z]+)/gm).filter(
        (name) => !known.commands.has(name),
      ),
      'no file "%"': [...all(text, paths), ...all(text, /\bnode (scripts\/[\w/-]+\.mjs)/g)].filter(
        (name) => !known.exists(name),
      ),
    };
    const wrong = Object.entries(named).flatMap(([what, names]) =>
      names.map((name) => what.replace("%", name)),
    );
    return [...brokenLinks(path, text, known), ...wrong].map((complaint) => `${path}: ${complaint}`);
  });
}
