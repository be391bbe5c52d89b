/**
 * Brings what is missing, in plain Node: nothing from npm is there yet. Says in one line each what it does, nothing
 * when nothing is missing.
 *
 *   node scripts/setup.mjs [modules] [lint] [wasm] [browser]     all of them if none is named
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bringChromium } from "./lib/browser.mjs";
import { ask, engineDir, Failure, main, root, run, tail } from "./lib/run.mjs";
import { unlessFresh } from "./lib/stamp.mjs";
import { bringWasmTarget } from "./lib/wasm-target.mjs";
import { bringWasmTools } from "./lib/wasm-tools.mjs";

const say = (/** @type {string} */ line) => console.log(`set-up: ${line}`);

/** @param {string} found @param {string} wanted both like 1.2.3 */
const older = (found, wanted) => found.localeCompare(wanted, "en", { numeric: true }) < 0;

function checkNode() {
  const wanted =
    /\d+\.\d+/.exec(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).engines.node)?.[0] ?? "";
  const found = process.versions.node;
  if (older(found, wanted))
    throw new Failure(`Node ${found} is too old: install Node ${wanted} or newer (nodejs.org).`);
}

function checkRust() {
  const wanted = /rust-version = "(.+)"/.exec(readFileSync(join(engineDir, "Cargo.toml"), "utf8"))?.[1] ?? "";
  if (ask(["rustup", "--version"]) === undefined)
    throw new Failure("rustup is missing: install Rust from rustup.rs.");
  const found = ask(["cargo", "--version"])?.split(" ")[1];
  if (found === undefined) throw new Failure('cargo is missing: run "rustup default stable".');
  if (older(found, wanted))
    throw new Failure(`Rust ${found} is too old (${wanted} is needed): run "rustup update".`);
}

async function bringModules() {
  const outputs = ["node_modules/.package-lock.json"];
  const work = async () => {
    say("installing npm packages");
    // Under `npm start` this very npm, whatever the shell would find.
    const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
    const { ok, output } = await run([...npm, "ci", "--no-audit", "--no-fund"]);
    // All of it: npm names the cause first and prints its help after it.
    if (!ok) throw new Failure(`${output}\nnpm ci failed.`);
  };
  await unlessFresh("modules", { inputs: ["package.json", "package-lock.json"], outputs, work });
}

async function bringLint() {
  for (const component of ["rustfmt", "clippy"]) {
    if (ask([`cargo-${component === "rustfmt" ? "fmt" : component}`, "--version"]) !== undefined) continue;
    say(`adding ${component}`);
    const { ok, output } = await run(["rustup", "component", "add", component]);
    if (!ok) throw new Failure(`${tail(output)}\n"rustup component add ${component}" failed.`);
  }
}

async function bringWasm() {
  await bringWasmTarget(say);
  await bringWasmTools(say);
}

/** What a script can ask for; later ones use earlier ones. */
const needs = { modules: bringModules, lint: bringLint, wasm: bringWasm, browser: () => bringChromium(say) };

/** @typedef {keyof typeof needs} Need */

/** @param {readonly Need[]} wanted */
export async function setup(wanted) {
  checkNode();
  checkRust();
  for (const [name, bring] of Object.entries(needs)) {
    if (wanted.includes(/** @type {Need} */ (name))) await bring();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const all = /** @type {Need[]} */ (Object.keys(needs));
  const asked = process.argv.slice(2);
  await main(async () => {
    const unknown = asked.filter((name) => !Object.hasOwn(needs, name));
    if (unknown.length > 0) throw new Failure(`Unknown: ${unknown.join(", ")}. Known: ${all.join(", ")}.`);
    await setup(asked.length > 0 ? /** @type {Need[]} */ (asked) : all);
  });
}
