/**
 * `npm test`: what a day needs, in ten minutes on two cores. `npm run test:all`: everything that needs no server of its own.
 * `npm run check`: the fast checks. Two steps run side by side; the first that fails ends it. Where the time went stands at
 * the end.
 *
 *   npm test -- vitest tsc    only these steps
 *   npm test -- --list        their names
 *   npm test -- --verbose     their whole output
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, buildModules, buildSite, buildTypes } from "./build.mjs";
import { leftOutTold } from "./lib/browser.mjs";
import { browserTestsTold } from "./lib/browser-tests.mjs";
import { builtProgram, engineDir, Failure, main, npmProgram, root, run, tested, typed } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

const args = process.argv.slice(2);
/** More draws, sizes, themes, languages and browsers: what tests leave out by day they do with this. */
const all = args.includes("--all");
if (all) Object.assign(process.env, { BUFFERPOOL_LAB_ALL: "1", PROPTEST_CASES: "256" });

const cargo = (/** @type {string} */ line) => ["cargo", ...line.split(/ +/)];
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
/** All modules but the first, which is built as the workspace is. */
const clippyFeatures = ["full", "game", "hybrid", "pbm", "sweep", "reader", "archives"].map(
  (name) => `cargo clippy -p bufferpool-wasm --no-default-features --features ${name} --quiet -- -D warnings`,
);
/** Of the packages that are tested, those whose tests a day does without. */
const notByDay = "--exclude bufferpool-bench --exclude bufferpool-fuzz-targets";
const everyRun = "test -p bufferpool-typescript --profile checked --test shapes -- --ignored";
/** Every run of the experiments is a step of its own, which is optimised for it. */
const inAll = "-- --include-ignored --skip every_run";
const dot = "--reporter=dot";

/**
 * A step is a command (a function where it looks into node_modules), with `cargo` in the engine's folder, or a piece of
 * work. `when`: "day" in `npm test` and `npm run test:all`, "fast" in these and in `npm run check`, "check" there alone,
 * "all" in `npm run test:all` alone, "asked" only where it is named. `needs`: the steps before it, if they are carried out.
 * `alone`: nothing runs beside it. `brings`: what set-up brings for it.
 * @typedef {{
 *   name: string, when: "day" | "fast" | "check" | "all" | "asked", needs?: readonly string[], alone?: boolean,
 *   brings?: import("./setup.mjs").Need, command?: string[] | (() => string[]), work?: () => Promise<unknown>,
 *   env?: Record<string, string>, tell?: (output: string) => string,
 * }} Step
 */

/** What npm's packages are needed for. */
const PACKAGES = "packages";

/** In the order in which they begin, as far as what they need is there. @type {readonly Step[]} */
const steps = [
  { name: "rustfmt", when: "fast", command: rustfmt },
  // The programs that the tests need too: nothing is compiled twice.
  { name: "types", when: "fast", work: async () => buildTypes(await builtProgram("typescript")) },
  { name: PACKAGES, when: "fast", work: () => setup(["modules"]) },
  {
    name: "wasm",
    when: "fast",
    needs: all ? [PACKAGES] : [],
    work: () => buildModules(all ? "released" : "quick"),
  },
  {
    name: "clippy",
    when: "fast",
    needs: ["types"],
    command: cargo(`clippy --workspace ${all ? "" : notByDay} --all-targets ${typed} --quiet -- -D warnings`),
  },
  {
    name: "clippy-features",
    when: "all",
    needs: ["clippy"],
    command: ["bash", "-c", `cd "${engineDir}" && ${clippyFeatures.join(" && ")}`],
  },
  {
    name: "biome",
    when: "fast",
    needs: [PACKAGES],
    command: tool("@biomejs/biome", "biome", "check", "--error-on-warnings"),
  },
  { name: "tsc", when: "fast", needs: [PACKAGES, "types", "wasm"], command: tsc() },
  { name: "tsc-tools", when: "fast", needs: [PACKAGES, "wasm"], command: tsc("-p", "tsconfig.tools.json") },
  { name: "house", when: "fast", needs: [PACKAGES], command: script("scripts/check-house.mjs") },
  {
    name: "cargo-test",
    when: "day",
    needs: ["clippy", "clippy-features"],
    command: cargo(`test ${tested} ${all ? inAll : notByDay}`),
    tell: passed,
  },
  {
    name: "vitest",
    when: "fast",
    needs: [PACKAGES, "types", "wasm"],
    command: tool("vitest", "vitest", "run"),
    tell: first(/Tests +(.+)/),
  },
  {
    name: "site",
    when: "fast",
    needs: [PACKAGES, "types", "wasm"],
    work: () => (all ? build() : buildSite()),
  },
  // The page that says what the registry says; bpsim has just been built.
  {
    name: "policies-page",
    when: "day",
    needs: ["cargo-test"],
    command: script("scripts/policies-page.mjs", "--check"),
  },
  // Each run of each figure, of which `cargo-test` carries out a spread.
  { name: "every-run", when: "all", needs: ["policies-page"], command: cargo(everyRun), tell: passed },
  {
    name: "policy-seam",
    when: "all",
    needs: ["every-run"],
    command: script("scripts/policy-seam.mjs"),
    tell: line,
  },
  {
    name: "cargo-doc",
    when: "all",
    needs: ["policy-seam"],
    command: cargo("doc --workspace --no-deps --document-private-items --quiet"),
    env: { RUSTDOCFLAGS: "-D warnings" },
  },
  // Left out, and said so, without Python or PyPI.
  { name: "python", when: "all", needs: ["cargo-doc"], command: script("scripts/python.mjs"), tell: line },
  {
    name: "size",
    when: "all",
    needs: ["site"],
    command: tool("size-limit", "size-limit"),
    tell: first(/Size: +(.+)/),
  },
  // Ten tests of all: whether each part of the page works at all.
  {
    name: "smoke",
    when: "check",
    needs: ["site"],
    alone: true,
    brings: "browser",
    command: playwright("--grep=@smoke", dot),
    tell: browserTestsTold,
  },
  {
    // Dots while all is well, so that what failed stands at the beginning of what a log keeps. On a server the
    // configuration says so too, and keeps a report.
    name: "e2e",
    when: "day",
    needs: ["site"],
    // By day beside what is left of cargo's tests, of which one core is enough for most.
    alone: all,
    brings: "browser",
    command: playwright(...(process.env.CI ? [] : [dot])),
    tell: browserTestsTold,
  },
  {
    // One list, in Firefox and WebKit. Each has its core.
    name: "browsers",
    when: "all",
    needs: ["site"],
    alone: true,
    brings: "other-browsers",
    command: playwright("--config=e2e/browsers", "--pass-with-no-tests", dot),
    tell: (output) => [browserTestsTold(output), leftOutTold()].filter((part) => part !== "").join("; "),
  },
  // Python's packages are fetched the first time: a minute, and the network.
  { name: "scale-out", when: "asked", command: script("scripts/scale-out.mjs"), tell: line },
  // A server of its own, recorded and compared. Left out, and said so, without PostgreSQL, bpftrace or root.
  { name: "postgres", when: "asked", command: script("scripts/postgres.mjs"), tell: line },
];

/** @param {Step} step @param {boolean} show */
async function perform({ brings, command, work, env, tell }, show) {
  if (brings !== undefined) await setup([brings]);
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

/** Those of a run: named ones, or those of what was called. @param {string[]} names @returns {readonly Step[]} */
function choose(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Failure(`No such step: ${unknown.join(", ")}. "--list" names them.`);
  if (names.length > 0) return steps.filter(({ name }) => name === PACKAGES || names.includes(name));
  const wanted = args.includes("--fast") ? ["fast", "check"] : all ? ["fast", "day", "all"] : ["fast", "day"];
  return steps.filter(({ when }) => wanted.includes(when));
}

const seconds = (/** @type {number} */ since) => (performance.now() - since) / 1000;

/** Carries out one step and says how it went. Ends the whole run where it fails. @param {Step} step @param {[string, number][]} done */
async function carryOut(step, done) {
  const start = performance.now();
  const line = (/** @type {string} */ word) =>
    `${word.padEnd(6)}${step.name.padEnd(20)}${`${seconds(start).toFixed(1)} s`.padStart(8)}`;
  try {
    const told = await perform(step, args.includes("--verbose"));
    console.log(`${line("ok")}  ${told}`.trimEnd());
    done.push([step.name, seconds(start)]);
  } catch (error) {
    console.log(line("FAIL"));
    console.error(error instanceof Failure ? error.message : error);
    console.log(`this step alone: npm ${all ? "run test:all" : "test"} -- ${step.name}`);
    console.log(`${done.length} passed, 1 failed`);
    process.exit(1);
  }
}

/** Two side by side, each once what it needs is done. @param {readonly Step[]} chosen @param {[string, number][]} done */
async function carryOutAll(chosen, done) {
  const waiting = [...chosen];
  /** @type {Map<string, Promise<void>>} */ const running = new Map();
  const pending = (/** @type {string} */ name) =>
    running.has(name) || waiting.some((step) => step.name === name);
  const mayBegin = (/** @type {Step} */ { needs = [], alone = false }) =>
    running.size < (alone ? 1 : 2) && !needs.some(pending);
  while (waiting.length + running.size > 0) {
    const next = waiting.find(mayBegin);
    if (next === undefined) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    running.set(
      next.name,
      carryOut(next, done).then(() => void running.delete(next.name)),
    );
    if (next.alone) await running.get(next.name);
  }
}

await main(async () => {
  if (args.includes("--list")) return console.log(steps.map(({ name }) => name).join("\n"));
  const chosen = choose(args.filter((arg) => !arg.startsWith("--")));
  await setup(["lint", "wasm"]);
  /** Steps that passed, with their seconds. @type {[name: string, seconds: number][]} */
  const done = [];
  await carryOutAll(chosen, done);
  const longest = done.toSorted(([, one], [, other]) => other - one).slice(0, 5);
  const told = longest.map(([name, seconds]) => `${name} ${seconds.toFixed(0)} s`);
  console.log(`${Math.round(performance.now() / 1000)} s in all, most of it: ${told.join(", ")}`);
  console.log(`${done.length} passed, 0 failed`);
});
