/**
 * `npm test`: every check, in order, up to the first that fails. `npm run check`: the fast ones. Where the time went
 * stands at the end.
 *
 *   npm test -- vitest tsc    only these steps
 *   npm test -- --list        their names
 *   npm test -- --verbose     their whole output
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buildSite, buildWasm } from "./build.mjs";
import { leftOutTold } from "./lib/browser.mjs";
import { browserTestsTold } from "./lib/browser-tests.mjs";
import { engineDir, Failure, main, npmProgram, root, run, tested } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

const cargo = (/** @type {string} */ line) => ["cargo", ...line.split(" ")];
const script = (/** @type {string[]} */ ...line) => [process.execPath, ...line];
/** A program of an npm package, and its arguments. @param {string} from @param {string} program @param {string[]} args */
const tool =
  (from, program, ...args) =>
  () => [...npmProgram(from, program), ...args];
const playwright = (/** @type {string[]} */ ...args) =>
  tool("@playwright/test", "playwright", "test", ...args);
const tsc = (/** @type {string[]} */ ...args) => tool("typescript", "tsc", ...args);

/** What is told of a step's output: the first match, or the sum of all matches. */
const first = (/** @type {RegExp} */ pattern) => (/** @type {string} */ output) =>
  pattern.exec(output)?.[1] ?? "";
const line = first(/(.+)/);
const passed = (/** @type {string} */ output) =>
  `${[...output.matchAll(/(\d+) passed/g)].reduce((sum, [, count]) => sum + Number(count), 0)} passed`;

/** Modules that a macro declares are named: rustfmt does not find them. */
const rustfmt = () => {
  const declared = ["ace/src/policy", "core/src/trace/format"].flatMap((folder) =>
    readdirSync(join(engineDir, folder)).map((name) => `${folder}/${name}`),
  );
  return [...cargo("fmt --all --check --"), ...declared.filter((path) => path.endsWith(".rs"))];
};
const checked = (/** @type {string} */ features) =>
  `cargo clippy -p bufferpool-${features} --quiet -- -D warnings`;
/** The types of the engine's results, which the modules are built without, and all modules but the first. */
const clippyFeatures = [
  checked("typescript --features typescript"),
  ...["log", "server", "flash", "hybrid", "pbm", "sweep", "reader", "archives"].map((name) =>
    checked(`wasm --no-default-features --features ${name}`),
  ),
];
const everyRun =
  "test -p bufferpool-typescript -p bufferpool-ace --profile checked --test shapes --test crosscheck -- --ignored";
const dot = "--reporter=dot";

/**
 * A step is a command (a function where it looks into node_modules), with `cargo` in the engine's folder, or a piece of
 * work. `fast`: belongs to `npm run check`, "only": to nothing else. `asked`: only where it is named. `beside`: runs
 * together with that step. `brings`: what set-up brings for it.
 * @typedef {{
 *   name: string, fast?: boolean | "only", asked?: boolean, beside?: string, brings?: import("./setup.mjs").Need,
 *   command?: string[] | (() => string[]), work?: () => Promise<unknown>,
 *   env?: Record<string, string>, tell?: (output: string) => string,
 * }} Step
 */

/** Cheap ones first. @type {readonly Step[]} */
const steps = [
  { name: "rustfmt", fast: true, command: rustfmt },
  { name: "clippy", fast: true, command: cargo("clippy --workspace --all-targets --quiet -- -D warnings") },
  { name: "clippy-features", command: ["bash", "-c", `cd "${engineDir}" && ${clippyFeatures.join(" && ")}`] },
  // Its linker and optimiser keep one core busy.
  { name: "wasm", fast: true, beside: "clippy-features", work: buildWasm },
  { name: "biome", fast: true, command: tool("@biomejs/biome", "biome", "check", "--error-on-warnings") },
  { name: "tsc", fast: true, command: tsc() },
  { name: "tsc-tools", fast: true, beside: "tsc", command: tsc("-p", "tsconfig.tools.json") },
  { name: "house", fast: true, beside: "tsc", command: script("scripts/check-house.mjs") },
  { name: "vitest", fast: true, command: tool("vitest", "vitest", "run"), tell: first(/Tests +(.+)/) },
  { name: "cargo-test", command: cargo(`test ${tested}`), tell: passed },
  // The page that says what the registry says; bpsim has just been built.
  { name: "policies-page", command: script("scripts/policies-page.mjs", "--check") },
  { name: "policy-seam", command: script("scripts/policy-seam.mjs"), tell: line },
  // Each run of each figure, of which `cargo-test` carries out a spread, and other simulators' counts of every policy.
  { name: "every-run", asked: true, command: cargo(everyRun), tell: passed },
  // Python's packages are fetched the first time: a minute, and the network.
  { name: "scale-out", asked: true, command: script("scripts/scale-out.mjs"), tell: line },
  // A server of its own, recorded and compared. Left out, and said so, without PostgreSQL, bpftrace or root.
  { name: "postgres", asked: true, command: script("scripts/postgres.mjs"), tell: line },
  // Left out, and said so, without Python or PyPI. Its packages are fetched while the engine without two policies is compiled.
  { name: "python", beside: "policy-seam", command: script("scripts/python.mjs"), tell: line },
  {
    name: "cargo-doc",
    command: cargo("doc --workspace --no-deps --document-private-items --quiet"),
    env: { RUSTDOCFLAGS: "-D warnings" },
  },
  { name: "site", fast: true, beside: "cargo-doc", work: buildSite },
  // Ten tests of all: whether each part of the page works at all.
  {
    name: "smoke",
    fast: "only",
    brings: "browser",
    command: playwright("--grep=@smoke", dot),
    tell: browserTestsTold,
  },
  { name: "size", command: tool("size-limit", "size-limit"), tell: first(/Size: +(.+)/) },
  {
    // Dots while all is well, so that what failed stands at the beginning of what a log keeps. On a server the
    // configuration says so too, and keeps a report.
    name: "e2e",
    brings: "browser",
    command: playwright(...(process.env.CI ? [] : [dot])),
    env: { BUFFERPOOL_LAB_SPREAD: "1" },
    tell: browserTestsTold,
  },
  {
    // One list, in Firefox and WebKit. Each has its core.
    name: "browsers",
    brings: "other-browsers",
    command: playwright("--config=e2e/browsers", "--pass-with-no-tests", dot),
    tell: (output) => [browserTestsTold(output), leftOutTold()].filter((part) => part !== "").join("; "),
  },
  // Other sizes, themes, labs and policies of what `e2e` has looked at.
  {
    name: "every-browser-test",
    brings: "browser",
    asked: true,
    command: playwright(dot),
    tell: browserTestsTold,
  },
  {
    // The layout laws over all presets and sizes; `e2e` has a spread of them.
    name: "layout",
    brings: "browser",
    asked: true,
    command: playwright("layout", dot),
    env: { BUFFERPOOL_LAB_LAYOUT: "all" },
    tell: browserTestsTold,
  },
];

/** @param {Step} step @param {boolean} show */
async function perform({ command, work, env, tell }, show) {
  if (work !== undefined) await work();
  if (command === undefined) return "";
  const line = typeof command === "function" ? command() : command;
  // No colours: what is kept of the output is matched against patterns.
  const { ok, output } = await run(line, {
    cwd: line[0] === "cargo" ? engineDir : root,
    show,
    env: { ...env, ...(!show && { NO_COLOR: "1" }) },
  });
  if (!ok) throw new Failure(`${output}\nfailed: ${line.join(" ")}`);
  return tell?.(output) ?? "";
}

/** @param {string[]} names @param {boolean} fast @returns {readonly Step[]} */
function choose(names, fast) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Failure(`No such step: ${unknown.join(", ")}. "--list" names them.`);
  if (names.length > 0) return steps.filter((step) => names.includes(step.name));
  return steps.filter((step) => !step.asked && (fast ? step.fast : step.fast !== "only"));
}

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes("--list")) return console.log(steps.map(({ name }) => name).join("\n"));
  const names = args.filter((arg) => !arg.startsWith("--"));
  const chosen = choose(names, args.includes("--fast"));
  await setup(["modules", "lint", "wasm", ...chosen.flatMap(({ brings }) => brings ?? [])]);
  /** Steps that passed, with their seconds. @type {[name: string, seconds: number][]} */
  const done = [];
  const carryOut = async (/** @type {Step} */ step) => {
    const start = performance.now();
    const line = (/** @type {string} */ word) => {
      const seconds = (performance.now() - start) / 1000;
      if (word === "ok") done.push([step.name, seconds]);
      return `${word.padEnd(6)}${step.name.padEnd(20)}${`${seconds.toFixed(1)} s`.padStart(8)}`;
    };
    try {
      const told = await perform(step, args.includes("--verbose"));
      console.log(`${line("ok")}  ${told}`.trimEnd());
    } catch (error) {
      console.log(line("FAIL"));
      console.error(error instanceof Failure ? error.message : error);
      console.log(`${done.length} passed, 1 failed`);
      process.exit(1);
    }
  };
  /** Steps that run together, in their order. */
  const groups = /** @type {Step[][]} */ ([]);
  for (const step of chosen) {
    const last = groups.at(-1);
    if (last?.some(({ name }) => name === step.beside)) last.push(step);
    else groups.push([step]);
  }
  for (const group of groups) await Promise.all(group.map(carryOut));
  const longest = done.toSorted(([, one], [, other]) => other - one).slice(0, 5);
  const told = longest.map(([name, seconds]) => `${name} ${seconds.toFixed(0)} s`);
  console.log(`${Math.round(performance.now() / 1000)} s in all, most of it: ${told.join(", ")}`);
  console.log(`${done.length} passed, 0 failed`);
});
