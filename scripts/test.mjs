/**
 * `npm test`: every check, in order, up to the first that fails. `npm run check`: the fast ones.
 *
 *   npm test -- vitest tsc    only these steps
 *   npm test -- --list        their names
 *   npm test -- --verbose     their whole output
 */
import { buildSite, buildWasm } from "./build.mjs";
import { browserTestsTold } from "./lib/browser-tests.mjs";
import { engineDir, Failure, main, npmProgram, present, run } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

const cargo = (/** @type {string} */ line) => ["cargo", ...line.split(" ")];
const script = (/** @type {string} */ path) => [process.execPath, path];
/** @param {string} program @param {string} from the npm package @param {string[]} args */
const tool =
  (program, from, ...args) =>
  () => [...npmProgram(from, program), ...args];

/** What is worth a word in a step's output: the first match, or the sum of all. */
const first = (/** @type {RegExp} */ pattern) => (/** @type {string} */ output) =>
  pattern.exec(output)?.[1] ?? "";
const passed = (/** @type {string} */ output) => {
  const counts = [...output.matchAll(/(\d+) passed/g)].map((match) => Number(match[1]));
  return `${counts.reduce((sum, count) => sum + count, 0)} passed`;
};

/**
 * A step is a command (a function where it looks into node_modules) or a piece of work. `fast`: belongs to
 * `npm run check`. `needs`: a file without which there is nothing to do.
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean} [fast]
 * @property {string[] | (() => string[])} [command]
 * @property {() => Promise<unknown>} [work]
 * @property {string} [cwd]
 * @property {string} [needs]
 * @property {(output: string) => string} [tell]
 */

/** Cheap ones first. @type {readonly Step[]} */
const steps = [
  { name: "rustfmt", fast: true, command: cargo("fmt --all --check"), cwd: engineDir },
  {
    name: "clippy",
    fast: true,
    command: cargo("clippy --workspace --all-targets --quiet -- -D warnings"),
    cwd: engineDir,
  },
  {
    // The benchmark's part of the bindings, which the page's engines are built without.
    name: "clippy-bench",
    command: cargo("clippy -p bufferpool-wasm -p bufferpool-hybrid --features bench --quiet -- -D warnings"),
    cwd: engineDir,
  },
  { name: "wasm", fast: true, work: buildWasm },
  { name: "biome", fast: true, command: tool("biome", "@biomejs/biome", "check", "--error-on-warnings") },
  { name: "tsc", fast: true, command: tool("tsc", "typescript") },
  { name: "tsc-tools", fast: true, command: tool("tsc", "typescript", "-p", "tsconfig.tools.json") },
  { name: "imports", fast: true, command: script("scripts/import-rules.mjs"), tell: first(/(.+)/) },
  { name: "house", fast: true, command: script("scripts/check-house.mjs"), needs: "scripts/check-house.mjs" },
  { name: "vitest", fast: true, command: tool("vitest", "vitest", "run"), tell: first(/Tests +(.+)/) },
  { name: "cargo-test", command: cargo("test --workspace"), cwd: engineDir, tell: passed },
  {
    // Equality with the reference simulators over whole traces: too slow without optimization.
    name: "cargo-test-release",
    command: cargo("test -p bufferpool-sim --release --test crosscheck --test poster"),
    cwd: engineDir,
    needs: "engine-wasm/sim/tests/crosscheck.rs",
    tell: passed,
  },
  {
    name: "shapes",
    command: cargo("test -p bufferpool-sim --release --test shapes"),
    cwd: engineDir,
    tell: passed,
  },
  { name: "cli", command: cargo("build --workspace --bins --release"), cwd: engineDir },
  { name: "site", work: buildSite },
  { name: "size", command: tool("size-limit", "size-limit"), tell: first(/Size: +(.+)/) },
  {
    // Dots while all is well, so that what failed stands at the beginning of what a log keeps.
    name: "e2e",
    command: tool("playwright", "@playwright/test", "test", "--reporter=dot"),
    tell: browserTestsTold,
  },
];

/** @param {Step} step @param {boolean} show */
async function perform({ command, work, cwd, tell }, show) {
  if (work !== undefined) {
    await work();
    return "";
  }
  const line = typeof command === "function" ? command() : (command ?? []);
  // What is kept is searched for words: no colours in it.
  const { ok, output } = await run(line, {
    ...(cwd && { cwd }),
    show,
    ...(!show && { env: { NO_COLOR: "1" } }),
  });
  if (!ok) throw new Failure(`${output}\nfailed: ${line.join(" ")}`);
  return tell?.(output) ?? "";
}

/** @param {Step["name"][]} names @param {boolean} fast @returns {readonly Step[]} */
function choose(names, fast) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Failure(`No such step: ${unknown.join(", ")}. "--list" names them.`);
  return steps.filter((step) => (names.length > 0 ? names.includes(step.name) : !fast || step.fast));
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
  const browser = chosen.some((step) => step.name === "e2e");
  await setup(["modules", "lint", "wasm", ...(browser ? /** @type {const} */ (["browser"]) : [])]);

  let done = 0;
  for (const step of chosen) {
    if (step.needs !== undefined && !present(step.needs)) continue;
    const start = performance.now();
    const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(8);
    try {
      const told = await perform(step, has("--verbose"));
      console.log(`ok    ${step.name.padEnd(20)}${seconds()}  ${told}`.trimEnd());
    } catch (error) {
      console.log(`FAIL  ${step.name.padEnd(20)}${seconds()}`);
      console.error(error instanceof Failure ? error.message : error);
      console.log(`${done} passed, 1 failed`);
      process.exit(1);
    }
    done += 1;
  }
  console.log(`${done} passed, 0 failed`);
});
