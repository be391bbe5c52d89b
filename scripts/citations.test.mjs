/** Comments that cite the rules: `docs/rules/ace.md, "One request"`, `, table "Policies"`, `, section 1`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { anchors } from "./lib/documents.mjs";
import { root } from "./lib/run.mjs";

const rules = new Map(
  readdirSync(join(root, "docs/rules")).map((name) => [
    name,
    readFileSync(join(root, "docs/rules", name), "utf8"),
  ]),
);
const citation =
  /(?:tables? "(?<before>[^"]+)" of )?docs\/rules\/(?<page>[\w-]+\.md)(?:`?, (?<kind>table )?"(?<name>[^"]+)"|`?, section (?<section>\d+))?/g;

/** The text below a heading up to the next one, deeper ones left out. @param {string} page @param {string} name */
function below(page, name) {
  const [anchor = ""] = anchors(`# ${name}`);
  return page.split(/^(?=#{1,6} )/m).find((part) => anchors(part)[0] === anchor);
}

/** What is cited and not there. @param {string} text @returns {string[]} */
function astray(text) {
  const joined = text.replaceAll(/\n\s*(?:\/\/[/!]?|\*(?!\/)|#) ?/g, " ");
  return [...joined.matchAll(citation)].flatMap(({ 0: cited, groups = {} }) => {
    const { page: file = "", before, kind, name, section } = groups;
    const page = rules.get(file);
    if (page === undefined) return [cited];
    const found = [
      section === undefined || new RegExp(`^#+ ${section}\\. `, "m").test(page),
      name === undefined || below(page, name)?.includes(kind === undefined ? "" : "\n|") === true,
      before === undefined || below(page, before)?.includes("\n|") === true,
    ];
    return found.includes(false) ? [cited] : [];
  });
}

test.each([
  ['docs/rules/ace.md, "One request"', true],
  ['//! Source: docs/rules/ace.md, table\n//! "Policies"; more', true],
  ["docs/rules/databases.md,\n/// section 1", true],
  ['the tables "Policies" of docs/rules/policies.md', true],
  ["docs/rules/cache.md", false],
  ['docs/rules/ace.md, "Two requests"', false],
  ['docs/rules/ace.md, table "One request"', false],
  ["docs/rules/databases.md, section 9", false],
])("%s", (text, there) => {
  expect(astray(text).length === 0).toBe(there);
});

/** @param {string} folder @returns {string[]} */
const files = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(target|pkg|node_modules)$/.test(entry.name) ? [] : files(path);
    return /\.(rs|md|sh|py|[mc]?[jt]sx?)$/.test(path) && path !== "scripts/citations.test.mjs" ? [path] : [];
  });

test("what comments cite of the rules is there", () => {
  const found = ["engine-wasm", "web", "scripts", "e2e", "recorders"].flatMap(files).map((path) => ({
    path,
    text: readFileSync(join(root, path), "utf8"),
  }));
  const citing = found.filter(({ text }) => text.includes("docs/rules/"));
  expect(citing.length).toBeGreaterThan(20);
  expect(citing.flatMap(({ path, text }) => astray(text).map((cited) => `${path}: ${cited}`))).toEqual([]);
});
