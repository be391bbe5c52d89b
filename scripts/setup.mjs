/**
 * Brings what is missing, in plain Node: nothing from npm is there yet. Says in one line each what it does, nothing
 * when nothing is missing.
 *
 * It changes the project, the user's caches and rustup's tool chain, and packages of the system only with
 * `--system` or as root of a non-interactive container.
 *
 *   node scripts/setup.mjs [modules] [lint] [wasm] [browser] [other-browsers]     all of them if none is named
 *   node scripts/setup.mjs --system              may install what only the system's packages bring
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bringChromium, bringOtherBrowsers } from "./lib/browser.mjs";
import { unlessFresh } from "./lib/cache.mjs";
import { ask, engineDir, Failure, main, must, root } from "./lib/run.mjs";
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

/** npm's packages, from the lock file. */
const packages = {
  name: "modules",
  inputs: ["package.json", "package-lock.json"],
  outputs: ["node_modules/.package-lock.json"],
};

const bringModules = () =>
  unlessFresh(packages, async () => {
    say("installing npm packages");
    // Under `npm start` this very npm, whatever the shell would find.
    const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
    // The whole output: npm prints the cause first and its help after it.
    await must([...npm, "ci", "--no-audit", "--no-fund"], { lines: 1000 });
  });

async function bringLint() {
  for (const [component, program] of Object.entries({ rustfmt: "cargo-fmt", clippy: "cargo-clippy" })) {
    if (ask([program, "--version"]) !== undefined) continue;
    say(`adding ${component}`);
    await must(["rustup", "component", "add", component]);
  }
}

/** What a script can ask for. @typedef {"modules" | "lint" | "wasm" | "browser" | "other-browsers"} Need */
/** @type {readonly Need[]} */
const all = ["modules", "lint", "wasm", "browser", "other-browsers"];

/** @param {readonly Need[]} wanted @param {{ system?: boolean }} [options] */
export async function setup(wanted, options) {
  checkNode();
  checkRust();
  const want = (/** @type {Need} */ name) => wanted.includes(name);
  // npm waits for the network most of the time, cargo for the processor.
  await Promise.all([
    want("modules") && bringModules(),
    (async () => {
      if (want("lint")) await bringLint();
      if (want("wasm")) await bringWasmTarget(say);
      if (want("wasm")) await bringWasmTools(say);
    })(),
  ]);
  if (want("browser")) await bringChromium(say, options);
  if (want("other-browsers")) await bringOtherBrowsers(say, options);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const asked = process.argv.slice(2);
  await main(async () => {
    const names = asked.filter((name) => name !== "--system");
    const unknown = names.filter((name) => !all.includes(/** @type {Need} */ (name)));
    if (unknown.length > 0) throw new Failure(`Unknown: ${unknown.join(", ")}. Known: ${all.join(", ")}.`);
    const wanted = names.length > 0 ? /** @type {Need[]} */ (names) : all;
    await setup(wanted, { system: asked.includes("--system") });
  });
}
