/**
 * Single-line breaks of the source, and which step catches each: how good the tests are, as a number.
 *
 *   node scripts/breaks.mjs [--again] [NUMBER…]        carries out all, or those named, in this clone, whose files must
 *                                                      be as committed: take one of its own, it lasts hours
 *   node scripts/breaks.mjs draw SEED COUNT [PATH…]    prints so many more, drawn among the lines of source there
 *
 * A line is drawn among all lines of source that one of `swaps` fits, and changed at the first place that fits. A break
 * meets only the steps that its file touches, the cheap ones first, those of `npm test` before those of
 * `npm run test:all`, up to the first that fails. What is known so far is kept for the commit, in node_modules: a run
 * that was stopped goes on where it was, and `--again` begins anew.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { kept } from "./lib/cache.mjs";
import { engineDir, Failure, main, must, npmProgram, root, run, tail, tested } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

const listed = join(root, "scripts/breaks.json");
const known = join(kept, "breaks.json");

/** What stands in a line, and what takes its place. @type {readonly (readonly [RegExp, string])[]} */
const swaps = [
  [/ === /, " !== "],
  [/ !== /, " === "],
  [/ == /, " != "],
  [/ != /, " == "],
  [/ <= /, " < "],
  [/ >= /, " > "],
  [/ < (?=[\w(])/, " <= "],
  [/ > (?=[\w(])/, " >= "],
  [/ && /, " || "],
  [/ \|\| /, " && "],
  [/ \+= /, " -= "],
  [/ \+ (?=[\w(])/, " - "],
  [/ - (?=[\w(])/, " + "],
  [/\btrue\b/, "false"],
  [/\bfalse\b/, "true"],
];
const isSource = (/** @type {string} */ path) =>
  /^(web|engine-wasm\/[\w-]+\/src)\/.*\.(rs|tsx?)$/.test(path) &&
  !/(^|\/)(tests?|golden|text|test-support|fuzz|python)\/|\.test\.|(^|\/)tests\.rs$|\.d\.ts$|fuzz-targets|bench\//.test(
    path,
  );

/** Numbers from 0 to below 1, the same for a seed everywhere (mulberry32). @param {number} state */
function draws(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A line as it stands, once in its file, and changed; `seed` is what it was drawn by, `why` it was drawn anew.
 * @typedef {{ seed: number, file: string, line: string, broken: string, why?: string }} Break
 */
/** @type {{ breaks: Break[], drawnAnew: Break[] }} */
const list = JSON.parse(readFileSync(listed, "utf8"));

const git = (/** @type {string[]} */ ...args) => must(["git", ...args]);
const source = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");

/** @param {number} seed @param {number} count @param {readonly string[]} paths @returns {Promise<Break[]>} */
async function drawn(seed, count, paths) {
  const taken = new Set([...list.breaks, ...list.drawnAnew].map(({ file, line }) => `${file}\n${line}`));
  /** @type {Break[]} */
  const all = [];
  for (const file of (await git("ls-files", "--", ...paths)).split("\n").filter(isSource)) {
    // Tests inside a Rust file stand at its end.
    const lines = (source(file).split("#[cfg(test)]")[0] ?? "").split("\n");
    for (const line of lines) {
      if (/^\s*(\/\/|\*|\/\*|use |import )/.test(line) || taken.has(`${file}\n${line}`)) continue;
      const swap = swaps.find(([stands]) => stands.test(line));
      if (swap === undefined || lines.indexOf(line) !== lines.lastIndexOf(line)) continue;
      all.push({ seed, file, line, broken: line.replace(...swap) });
    }
  }
  const next = draws(seed);
  return Array.from({ length: count }, () => all.splice(Math.floor(next() * all.length), 1)).flat();
}

/** A file's text with a break in it; undefined if its line is not there once. @param {string} text @param {Break} one */
function withBreak(text, { line, broken }) {
  const lines = text.split("\n");
  const at = lines.indexOf(line);
  return at < 0 || at !== lines.lastIndexOf(line) ? undefined : lines.with(at, broken).join("\n");
}

/** @typedef {{ name: string, commands: string[][], env?: Record<string, string> }} Step */

/** What `npm run test:all` says to the tests. */
const ofAll = { BUFFERPOOL_LAB_ALL: "1", PROPTEST_CASES: "256" };
/** Behind the name of a step that is not one of `npm test`. */
const OF_ALL = " of all";
const isOfAll = (/** @type {string} */ step) => step.endsWith(OF_ALL);
/** A program that has not ended by then is caught as well. */
const [LIMIT_MS, LIMIT_OF_ALL_MS] = [1_800_000, 10_800_000];

const step = (/** @type {string[]} */ ...names) => [process.execPath, "scripts/test.mjs", ...names];
const vitest = (/** @type {string[]} */ ...args) => [
  ...npmProgram("vitest"),
  ...args,
  "--bail=1",
  "--reporter=dot",
];
/** A break before may have left its module there. */
const wasm = step("wasm");
const wholeVitest = () => [wasm, vitest("run")];
const playwright = () => [...npmProgram("@playwright/test", "playwright"), "test", "--reporter=dot", "-x"];
const browser = () => [wasm, step("site"), playwright()];

/** Steps of `npm test`, then those of `npm run test:all`. @param {string} file @returns {readonly Step[]} */
function stepsOfPage(file) {
  return [
    { name: "tsc", commands: [npmProgram("typescript", "tsc")] },
    {
      name: "biome",
      commands: [[...npmProgram("@biomejs/biome", "biome"), "lint", "--error-on-warnings", file]],
    },
    { name: "its tests", commands: [wasm, vitest("related", "--run", file)] },
    { name: "vitest", commands: wholeVitest() },
    { name: "e2e", commands: browser() },
    { name: `vitest${OF_ALL}`, commands: wholeVitest(), env: ofAll },
    { name: `e2e${OF_ALL}`, commands: browser(), env: ofAll },
  ];
}

/** @typedef {{ name: string, manifest_path: string, dependencies: { name: string, kind: string | null }[] }} Package */

/** A package and those that stand on it: are built of it, or test with it. @param {readonly Package[]} all @param {string} name */
function standingOn(all, name) {
  const built = new Set([name]);
  const uses = (/** @type {Package} */ { dependencies }, alsoTests = false) =>
    dependencies.some(({ name, kind }) => built.has(name) && (alsoTests || kind !== "dev"));
  for (let before = 0; before < built.size; ) {
    before = built.size;
    for (const one of all) if (uses(one)) built.add(one.name);
  }
  return all.filter((one) => built.has(one.name) || uses(one, true)).map((one) => one.name);
}

/** As for the page. @param {string} crate its folder @returns {Promise<readonly Step[]>} */
async function stepsOfCrate(crate) {
  const metadata = await must("cargo metadata --no-deps --format-version 1".split(" "), { cwd: engineDir });
  /** @type {{ packages: Package[] }} */
  const { packages } = JSON.parse(metadata);
  const own = packages.find((one) => dirname(one.manifest_path) === join(engineDir, crate))?.name;
  if (own === undefined) throw new Failure(`engine-wasm/${crate} is no crate of the workspace.`);
  const leftOut = (/** @type {string} */ line) =>
    [...line.matchAll(/--exclude (\S+)/g)].map(([, name]) => name);
  const byDay = standingOn(packages, own).filter((name) => !leftOut(tested).includes(name));
  // The browser's binding has no tests natively.
  const inAll = standingOn(packages, own).filter((name) => name !== "bufferpool-wasm");
  const cargo = (/** @type {readonly string[]} */ names, /** @type {string[]} */ ...more) =>
    names.length === 0 ? [] : [["cargo", "test", ...names.flatMap((name) => ["-p", name]), ...more]];
  const clippy = `cargo clippy -p ${own} --all-targets --quiet -- -D warnings`;
  return [
    { name: "clippy", commands: [clippy.split(" ")] },
    { name: "its tests", commands: cargo(byDay.filter((name) => name === own)) },
    { name: "cargo-test", commands: cargo(byDay.filter((name) => name !== own)) },
    { name: "vitest", commands: wholeVitest() },
    { name: "e2e", commands: browser() },
    { name: `cargo-test${OF_ALL}`, commands: cargo(inAll, "--", "--include-ignored"), env: ofAll },
    { name: `vitest${OF_ALL}`, commands: wholeVitest(), env: ofAll },
    { name: `e2e${OF_ALL}`, commands: browser(), env: ofAll },
  ];
}

const stepsOf = async (/** @type {string} */ file) => {
  const crate = /^engine-wasm\/([\w-]+)\/src/.exec(file)?.[1];
  return crate === undefined ? stepsOfPage(file) : stepsOfCrate(crate);
};

/** What a step's first failing command says, or nothing if it passes. @param {Step} step */
async function failureOf({ name, commands, env }) {
  const limitMs = isOfAll(name) ? LIMIT_OF_ALL_MS : LIMIT_MS;
  for (const command of commands) {
    const cwd = command[0] === "cargo" ? engineDir : root;
    // What breaks a law is not kept as a case of it: nobody made that mistake.
    const always = { NO_COLOR: "1", PROPTEST_DISABLE_FAILURE_PERSISTENCE: "1" };
    const { ok, output } = await run(command, { cwd, env: { ...env, ...always }, limitMs });
    if (!ok) return output;
  }
  return undefined;
}

const naming = /\bFAIL\b|panicked at|^error|error TS|\.\.\. FAILED|^ +\d+\) /;
/** The first lines that name what failed. @param {string} output */
function told(output) {
  const lines = output.split("\n").filter((line) => naming.test(line));
  return (lines.length > 0 ? lines.slice(0, 3) : [tail(output, 3)]).map((line) => line.trim());
}

/** A file with a break in it, as it stood. @type {{ path: string, text: string } | undefined} */
let open;
function restore() {
  if (open !== undefined) writeFileSync(open.path, open.text);
  open = undefined;
}
// A signal ends this process by `exit` too: lib/run.mjs.
process.on("exit", restore);

/** Takes back what a run left that was killed. Nothing else may be changed. */
async function cleanTree() {
  const changed = async () => (await git("diff", "HEAD", "--name-only", "--", "web", "engine-wasm")).trim();
  for (const file of (await changed()).split("\n").filter(Boolean)) {
    const text = await git("show", `HEAD:${file}`);
    if (list.breaks.some((one) => one.file === file && withBreak(text, one) === source(file)))
      await git("checkout", "HEAD", "--", file);
  }
  if ((await changed()) !== "") throw new Failure("The working tree is not as committed.");
}

/** What is known of a break: steps that it passed, the one that caught it and what that said. @typedef {{ passed: string[], caughtBy?: string, said?: string[], seconds: number }} Known */

/** @param {string} commit @param {boolean} again */
function memoryOf(commit, again) {
  /** @type {Record<string, { holds: string[], breaks: Record<string, Known> }>} */
  const all =
    !again && statSync(known, { throwIfNoEntry: false }) ? JSON.parse(readFileSync(known, "utf8")) : {};
  const here = all[commit] ?? { holds: [], breaks: {} };
  all[commit] = here;
  const keep = () => {
    mkdirSync(kept, { recursive: true });
    writeFileSync(known, JSON.stringify(all, null, 2));
  };
  return { here, keep };
}

/** @param {Break} one @param {ReturnType<typeof memoryOf>} memory */
async function carryOut(one, { here, keep }) {
  const name = `${one.file}: ${one.broken}`;
  const found = here.breaks[name] ?? { passed: [], seconds: 0 };
  here.breaks[name] = found;
  const text = source(one.file);
  const broken = withBreak(text, one);
  if (broken === undefined) throw new Failure(`${one.file} has this line no more, or twice: ${one.line}`);
  for (const step of await stepsOf(one.file)) {
    if (found.caughtBy !== undefined) break;
    if (found.passed.includes(step.name)) continue;
    const begun = performance.now();
    open = { path: join(root, one.file), text };
    writeFileSync(open.path, broken);
    const failure = await failureOf(step);
    restore();
    found.seconds += Math.round((performance.now() - begun) / 1000);
    if (failure === undefined) found.passed.push(step.name);
    else {
      // A step that fails without the break too has caught nothing.
      const same = JSON.stringify([step.commands, step.env]);
      const unbroken = here.holds.includes(same) ? undefined : await failureOf(step);
      if (unbroken !== undefined) throw new Failure(`${tail(unbroken)}\n${step.name} fails without a break.`);
      here.holds = [...new Set([...here.holds, same])];
      [found.caughtBy, found.said] = [step.name, told(failure)];
    }
    keep();
  }
  return found;
}

/** Which of the two commands catches it. @param {Known} found */
const verdict = ({ caughtBy }) =>
  caughtBy === undefined ? "NOTHING" : isOfAll(caughtBy) ? "test:all" : "npm test";

await main(async () => {
  const args = process.argv.slice(2);
  const [first, seed, count, ...paths] = args;
  if (first === "draw")
    return console.log(JSON.stringify(await drawn(Number(seed), Number(count), paths), null, 2));
  await setup(["modules", "lint", "wasm", "browser"]);
  await cleanTree();
  const memory = memoryOf((await git("rev-parse", "HEAD")).trim(), args.includes("--again"));
  const named = args.filter((arg) => arg !== "--again").map(Number);
  const chosen = (named.length > 0 ? named : [...list.breaks.keys()]).map((place) => {
    const one = list.breaks[place];
    if (one === undefined) throw new Failure(`No such break: ${place}`);
    return { place, one, ofEngine: one.file.startsWith("engine-wasm/") };
  });
  /** @type {{ place: number, found: Known, row: string }[]} */
  const rows = [];
  // Those of the page first: one of the engine may leave its module behind, which is then built again.
  for (const { place, one } of chosen.toSorted((a, b) => Number(a.ofEngine) - Number(b.ofEngine))) {
    const found = await carryOut(one, memory);
    const words = [
      verdict(found).padEnd(9),
      (found.caughtBy ?? "").padEnd(18),
      `${found.seconds} s`.padStart(7),
    ];
    const row = `${String(place).padStart(2)}  ${words.join(" ")}  ${one.file}: ${one.broken.trim()}`;
    console.log([row, ...(found.said ?? [])].join("\n      "));
    rows.push({ place, found, row });
  }
  const table = rows.toSorted((one, other) => one.place - other.place).map(({ row }) => row);
  const counted = ["npm test", "test:all", "NOTHING"].map(
    (words) => `${rows.filter(({ found }) => verdict(found) === words).length} ${words}`,
  );
  console.log(["", ...table, counted.join(", ")].join("\n"));
});
