/**
 * Writes docs/policies.md from the registry: `node scripts/policies-page.mjs [--check]`. The registry is asked through
 * `bpsim list --json`, so the page says what the engine says.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { anchors } from "./lib/documents.mjs";
import { builtProgram, Failure, main, must, root } from "./lib/run.mjs";

const path = "docs/policies.md";
const width = 128;

/**
 * @typedef {{ number: number } | { rule: string } | { choice: string }} DefaultValue
 * @typedef {Record<"id" | "unit" | "help" | "why", string> & { minimum: number, maximum: number, default: DefaultValue }} Parameter
 * @typedef {Record<"id" | "label" | "idea" | "rule" | "cost" | "complexity" | "paper" | "left_out" | "used_by", string> &
 *   { year: number, parameters: Parameter[] }} Policy
 * @typedef {{ policies: Policy[], readers: Record<"id" | "label" | "help", string>[] }} Registry
 */

/** @param {string} words @returns {string} in lines of the documents' width */
function wrapped(words) {
  /** @type {string[]} */ const lines = [];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length === 0 || longer.length > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.join("\n");
}

const sentence = (/** @type {string} */ words) => (words.endsWith(".") ? words : `${words}.`);
const number = (/** @type {number} */ value) => value.toLocaleString("en-US");
const defaultText = (/** @type {DefaultValue} */ value) =>
  "number" in value ? number(value.number) : "rule" in value ? value.rule : value.choice;

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows @returns {string} */
const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const parameterTable = (/** @type {readonly Parameter[]} */ parameters) =>
  table(
    ["parameter", "range", "default", "what it is, and why one would change it"],
    parameters.map(({ id, unit, minimum, maximum, default: value, help, why }) => [
      `\`${id}\``,
      `${number(minimum)} to ${number(maximum)}${unit === "" ? "" : ` ${unit}`}`,
      defaultText(value),
      `${help} ${why}`,
    ]),
  );

/** @param {Policy} policy */
function section({ label, id, paper, year, parameters, ...policy }) {
  const told = (/** @type {string} */ name, /** @type {string} */ words) =>
    words === "" ? [] : [wrapped(`**${name}.** ${sentence(words)}`)];
  return [
    `### ${label}`,
    wrapped(`\`${id}\`. ${policy.idea}`),
    ...told("Rule", policy.rule),
    ...(parameters.length === 0 ? [] : [parameterTable(parameters)]),
    ...told("Cost", policy.cost),
    ...told("Work", policy.complexity),
    ...told("Source", `${paper}, ${year}`),
    ...told("Left out", policy.left_out),
    ...told("Used by", policy.used_by),
  ].join("\n\n");
}

/** @param {Registry} registry @returns {string} */
function page({ policies, readers }) {
  const linked = (/** @type {string} */ label) => `[${label}](#${anchors(`### ${label}`)[0]})`;
  return [
    "# Replacement policies and Readers",
    wrapped(
      "What the ACE lab can run, each policy alone, inside ACE, and inside ACE with any Reader. This page is written from the registry by `node scripts/policies-page.mjs`, and `npm test -- policies-page` refuses one that says something else.",
    ),
    wrapped(
      "B is the number of frames in the pool; alpha is what a write costs, in reads. *Work* is that of this engine for a request, in steps. *Left out* is what the published rule or real systems have and this engine has not.",
    ),
    table(
      ["policy", "id", "year of its source"],
      policies.map(({ label, id, year }) => [linked(label), `\`${id}\``, `${year}`]),
    ),
    "## Policies",
    ...policies.map(section),
    "## Readers",
    wrapped(
      "Which pages ACE's Reader prefetches, when a miss finds a dirty victim or free frames. The last one is the default.",
    ),
    table(
      ["Reader", "id", "what it prefetches"],
      readers.map(({ label, id, help }) => [label, `\`${id}\``, help]),
    ),
  ].join("\n\n");
}

await main(async () => {
  const listed = await must([await builtProgram("bpsim"), "list", "--json"]);
  const made = `${page(JSON.parse(listed))}\n`;
  const file = join(root, path);
  if (!process.argv.includes("--check")) writeFileSync(file, made);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== made)
    throw new Failure(`${path} is not what the registry says: run "node scripts/policies-page.mjs".`);
  console.log(path);
});
