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
import { browserTestsTold } from "./lib/browser-tests.mjs";
import { leftOutTold } from "./lib/other-browsers.mjs";
import { engineDir, Failure, main, npmProgram, present, run } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

const cargo = (/** @type {string} */ line) => ["cargo", ...line.split(" ")];
const script = (/** @type {string} */ path) => [process.execPath, path];
/** @param {string} program @param {string} from the npm package @param {string[]} args */
const tool =
  (program, from, ...args) =>
  () => [...npmProgram(from, program), ...args];

const registeredPolicies = () =>
  readdirSync(join(engineDir, "ace/src/policy")).map((name) => `ace/src/policy/${name}`);

/** Summarizes a step's output: the first match, or the sum of all matches. */
const first = (/** @type {RegExp} */ pattern) => (/** @type {string} */ output) =>
  pattern.exec(output)?.[1] ?? "";
const passed = (/** @type {string} */ output) => {
  const counts = [...output.matchAll(/(\d+) passed/g)].map((match) => Number(match[1]));
  return `${counts.reduce((sum, count) => sum + count, 0)} passed`;
};

/**
 * A step is a command (a function where it looks into node_modules) or a piece of work. `fast`: belongs to
 * `npm run check`, "only": to nothing else. `asked`: only where it is named. `beside`: runs together with the step
 * before. `needs`: a file without which there is nothing to do. `brings`: what set-up brings for it.
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean | "only"} [fast]
 * @property {boolean} [asked]
 * @property {boolean} [beside]
 * @property {import("./setup.mjs").Need} [brings]
 * @property {string[] | (() => string[])} [command]
 * @property {() => Promise<unknown>} [work]
 * @property {string} [cwd]
 * @property {Record<string, string>} [env]
 * @property {string} [needs]
 * @property {(output: string) => string} [tell]
 */

/** Cheap ones first. @type {readonly Step[]} */
const steps = [
  {
    // Modules that a macro declares are named: rustfmt does not find them.
    name: "rustfmt",
    fast: true,
    command: () => [...cargo("fmt --all --check --"), ...registeredPolicies()],
    cwd: engineDir,
  },
  {
    name: "clippy",
    fast: true,
    command: cargo("clippy --workspace --all-targets --quiet -- -D warnings"),
    cwd: engineDir,
  },
  {
    // The types of the engine's results, which the modules are built without, and all modules but the first.
    name: "clippy-features",
    command: [
      "bash",
      "-c",
      [
        "cargo clippy -p bufferpool-typescript --features typescript --quiet -- -D warnings",
        ...["hybrid", "pbm", "sweep", "reader"].map(
          (module) =>
            `cargo clippy -p bufferpool-wasm --no-default-features --features ${module} --quiet -- -D warnings`,
        ),
      ].join(" && "),
    ],
    cwd: engineDir,
  },
  { name: "wasm", fast: true, work: buildWasm },
  { name: "biome", fast: true, command: tool("biome", "@biomejs/biome", "check", "--error-on-warnings") },
  { name: "tsc", fast: true, command: tool("tsc", "typescript") },
  {
    name: "tsc-tools",
    fast: true,
    beside: true,
    command: tool("tsc", "typescript", "-p", "tsconfig.tools.json"),
  },
  {
    name: "house",
    fast: true,
    beside: true,
    command: script("scripts/check-house.mjs"),
    needs: "scripts/check-house.mjs",
  },
  { name: "vitest", fast: true, command: tool("vitest", "vitest", "run"), tell: first(/Tests +(.+)/) },
  { name: "cargo-test", command: cargo("test --workspace"), cwd: engineDir, tell: passed },
  {
    // The page that says what the registry says; bpsim has just been built.
    name: "policies-page",
    command: [...script("scripts/policies-page.mjs"), "--check"],
  },
  {
    name: "policy-seam",
    command: script("scripts/policy-seam.mjs"),
    needs: "scripts/policy-seam.mjs",
    tell: first(/(.+)/),
  },
  {
    // Each run of each figure, of which `cargo-test` carries out a spread, and other simulators' counts of every policy.
    name: "every-run",
    asked: true,
    command: cargo(
      "test -p bufferpool-typescript -p bufferpool-ace --profile checked --test shapes --test crosscheck -- --ignored",
    ),
    cwd: engineDir,
    tell: passed,
  },
  {
    // Python's packages are fetched the first time: a minute, and the network.
    name: "scale-out",
    asked: true,
    command: script("scripts/scale-out.mjs"),
    tell: first(/(.+)/),
  },
  {
    // A server of its own, recorded and compared. Left out, and said so, without PostgreSQL, bpftrace or root.
    name: "postgres",
    asked: true,
    command: script("scripts/postgres.mjs"),
    tell: first(/(.+)/),
  },
  {
    // Left out, and said so, without Python or PyPI.
    name: "python",
    // Its packages are fetched while the engine without two policies is compiled.
    beside: true,
    command: script("scripts/python.mjs"),
    tell: first(/(.+)/),
  },
  {
    name: "cargo-doc",
    command: cargo("doc --workspace --no-deps --document-private-items --quiet"),
    cwd: engineDir,
    env: { RUSTDOCFLAGS: "-D warnings" },
  },
  { name: "site", fast: true, work: buildSite },
  {
    // Ten tests of all: whether each part of the page works at all.
    name: "smoke",
    fast: "only",
    brings: "browser",
    command: tool("playwright", "@playwright/test", "test", "--grep=@smoke", "--reporter=dot"),
    tell: browserTestsTold,
  },
  { name: "size", command: tool("size-limit", "size-limit"), tell: first(/Size: +(.+)/) },
  {
    // Dots while all is well, so that what failed stands at the beginning of what a log keeps. On a server the
    // configuration says so too, and keeps a report.
    name: "e2e",
    brings: "browser",
    command: tool("playwright", "@playwright/test", "test", ...(process.env.CI ? [] : ["--reporter=dot"])),
    env: { BUFFERPOOL_LAB_SPREAD: "1" },
    tell: browserTestsTold,
  },
  {
    // One list, in Firefox and WebKit. Each has its core.
    name: "browsers",
    brings: "other-browsers",
    command: tool(
      "playwright",
      "@playwright/test",
      "test",
      "--config=e2e/browsers",
      "--pass-with-no-tests",
      "--reporter=dot",
    ),
    tell: (output) => [browserTestsTold(output), leftOutTold()].filter((part) => part !== "").join("; "),
  },
  {
    // Other sizes, themes, labs and policies of what `e2e` has looked at.
    name: "every-browser-test",
    brings: "browser",
    asked: true,
    command: tool("playwright", "@playwright/test", "test", "--reporter=dot"),
    tell: browserTestsTold,
  },
  {
    // The layout laws over all presets and sizes; `e2e` has a spread of them.
    name: "layout",
    brings: "browser",
    asked: true,
    command: tool("playwright", "@playwright/test", "test", "layout", "--reporter=dot"),
    env: { BUFFERPOOL_LAB_LAYOUT: "all" },
    tell: browserTestsTold,
  },
];

/** @param {Step} step @param {boolean} show */
async function perform({ command, work, cwd, env, tell }, show) {
  if (work !== undefined) {
    await work();
    return "";
  }
  const line = typeof command === "function" ? command() : (command ?? []);
  // No colours: the captured output is matched against patterns.
  const { ok, output } = await run(line, {
    ...(cwd && { cwd }),
    show,
    env: { ...env, ...(!show && { NO_COLOR: "1" }) },
  });
  if (!ok) throw new Failure(`${output}\nfailed: ${line.join(" ")}`);
  return tell?.(output) ?? "";
}

/** @param {Step["name"][]} names @param {boolean} fast @returns {readonly Step[]} */
function choose(names, fast) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Failure(`No such step: ${unknown.join(", ")}. "--list" names them.`);
  if (names.length > 0) return steps.filter((step) => names.includes(step.name));
  return steps.filter((step) => !step.asked && (fast ? step.fast : step.fast !== "only"));
}

/** Steps that run together, in their order. @param {readonly Step[]} chosen */
function groupsOf(chosen) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of chosen) {
    const last = groups.at(-1);
    if (step.beside && last !== undefined) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

await main(async () => {
  const args = process.argv.slice(2);
  const has = (/** @type {string} */ flag) => args.includes(flag);
  if (has("--list")) {
    console.log(steps.map((step) => step.name).join("\n"));
    return;
  }
  const chosen = choose(
    args.filter((arg) => !arg.startsWith("--")),
    has("--fast"),
  );
  await setup(["modules", "lint", "wasm", ...chosen.flatMap(({ brings }) => brings ?? [])]);

  /** Steps that passed, with their seconds. @type {[name: string, seconds: number][]} */
  const done = [];
  /** @param {Step} step */
  const carryOut = async (step) => {
    if (step.needs !== undefined && !present(step.needs)) return;
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    const line = (/** @type {string} */ word) =>
      `${word.padEnd(6)}${step.name.padEnd(20)}${`${seconds().toFixed(1)} s`.padStart(8)}`;
    try {
      const told = await perform(step, has("--verbose"));
      console.log(`${line("ok")}  ${told}`.trimEnd());
      done.push([step.name, seconds()]);
    } catch (error) {
      console.log(line("FAIL"));
      console.error(error instanceof Failure ? error.message : error);
      console.log(`${done.length} passed, 1 failed`);
      process.exit(1);
    }
  };
  for (const group of groupsOf(chosen)) await Promise.all(group.map(carryOut));
  const longest = done.toSorted(([, one], [, other]) => other - one).slice(0, 5);
  const told = longest.map(([name, seconds]) => `${name} ${seconds.toFixed(0)} s`);
  console.log(`${Math.round(performance.now() / 1000)} s in all, most of it: ${told.join(", ")}`);
  console.log(`${done.length} passed, 0 failed`);
});
