/**
 * `npm run soak`: looks for inputs that break a law, for as long as it is given. Every fuzz target in its turn, ten minutes
 * each, with a nightly tool chain; without one, the corpus that was kept, on the stable one. After them the properties
 * of the link codec, many times as often as in `npm test`, drawn scenes natively and in WebAssembly, a sweep that is killed
 * over and over, and random input to the page in a real browser.
 *
 *   npm run soak -- --seconds 60        a minute a target
 *   npm run soak -- csv scene           these targets
 *   npm run soak -- link                the link codec alone
 *   npm run soak -- monkey              random clicks, keys and touches alone; --seed 7 repeats those of seed 7
 *   npm run soak -- same-runs           5 000 drawn scenes a lab, natively, in WebAssembly and step by step
 *   npm run soak -- kills               a sweep killed a hundred times
 *   npm run soak -- coverage            lines of the parsers that the kept corpus reaches
 *   npm run soak -- --keep csv          afterwards, what reached new code goes into the kept corpus, as little as does it
 */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildSite, buildWasm } from "./build.mjs";
import { bringCargoFuzz, cargoFuzzPath, nightly } from "./lib/cargo-fuzz.mjs";
import { coverage } from "./lib/coverage.mjs";
import { engineDir, Failure, main, npmProgram, root, run, tail } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

const COVERAGE = "coverage";
const fuzzDir = join(engineDir, "fuzz");
const scenesDir = join(engineDir, "target/scenes");
const targets = readdirSync(join(fuzzDir, "fuzz_targets")).map((name) => name.replace(/\.rs$/, ""));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "600" },
    keep: { type: "boolean", default: false },
    // So often as in `npm test`.
    factor: { type: "string", default: "50" },
    seed: { type: "string" },
    scenes: { type: "string", default: "5000" },
    kills: { type: "string", default: "100" },
  },
});

/** One input may take so long, and so much memory: a trace of the page takes less. */
const LIMITS = ["-timeout=30", "-rss_limit_mb=4096", "-max_len=4096"];

/** @param {string} target @param {string[]} folders @param {string[]} flags */
const libFuzzer = (target, folders, flags) =>
  run(["cargo", "+nightly", "fuzz", "run", target, ...folders, "--", ...LIMITS, ...flags], {
    cwd: engineDir,
    env: { PATH: cargoFuzzPath() },
  });

/** Returns what to tell, or throws what was found. @param {string} target @param {string} seconds */
async function fuzz(target, seconds) {
  const [found, kept] = [join(fuzzDir, "found", target), join(fuzzDir, "corpus", target)];
  mkdirSync(found, { recursive: true });
  // New inputs go into the first folder.
  const flags = [`-max_total_time=${seconds}`, "-print_final_stats=1"];
  const { ok, output } = await libFuzzer(target, [found, kept], flags);
  if (!ok) throw new Failure(`${tail(output, 60)}\nfuzzing ${target} found something.`);
  const executed = Number(/number_of_executed_units: *(\d+)/.exec(output)?.[1] ?? 0);
  const all = Number(/\((\d+) inline 8-bit counters\)/.exec(output)?.[1] ?? 0);
  const reached = Math.max(0, ...[...output.matchAll(/cov: (\d+)/g)].map((match) => Number(match[1])));
  if (values.keep) await keep(target, found, kept);
  const [runs, edges, of] = [executed, reached, all].map((count) => count.toLocaleString("en"));
  return `${runs} executions in ${seconds} s, ${edges} of ${of} edges reached, no finding`;
}

/** The fewest inputs of both folders that reach all that they reach. @param {string} target @param {string} found @param {string} kept */
async function keep(target, found, kept) {
  const fewest = mkdtempSync(join(fuzzDir, "found", `.${target}-`));
  const { ok, output } = await libFuzzer(
    target,
    [fewest, kept, found],
    ["-set_cover_merge=1", "-use_counters=0"],
  );
  if (!ok) throw new Failure(`${tail(output)}\nthe corpus of ${target} could not be minimised.`);
  rmSync(kept, { recursive: true });
  renameSync(fewest, kept);
}

/** @param {string[]} chosen */
async function fuzzAll(chosen) {
  if (!nightly()) {
    console.log("no nightly tool chain (rustup toolchain install nightly): the kept corpus is run instead");
    const { ok, output } = await run(["cargo", "test", "-p", "bufferpool-fuzz-targets"], { cwd: engineDir });
    if (!ok) throw new Failure(`${output}\nthe corpus breaks a law.`);
    console.log("ok    corpus");
    return;
  }
  await bringCargoFuzz((line) => console.log(`set-up: ${line}`));
  const failed = [];
  for (const target of chosen) {
    try {
      console.log(`ok    ${target.padEnd(16)}${await fuzz(target, values.seconds)}`);
    } catch (error) {
      console.log(`FAIL  ${target}\n${error instanceof Failure ? error.message : error}`);
      failed.push(target);
    }
  }
  if (failed.length > 0) throw new Failure(`findings: ${failed.join(", ")}; see engine-wasm/fuzz/artifacts`);
}

// A new one each time, printed, so that what it finds can be found again.
const seed = values.seed ?? String(Date.now() % 1_000_000);
const cargoTest = (/** @type {string} */ words) => ["cargo", "test", "-p", ...words.split(" ")];
const vitest = (/** @type {string} */ file) => [
  ...npmProgram("vitest"),
  ...["run", file, "--testTimeout=7200000"],
];

/**
 * Tests of `npm test`, with more to do. `told`: what of the output is worth a word; the whole match, or its first group.
 * @typedef {{ about: string, needs: (() => Promise<unknown>)[], env: Record<string, string>, commands: (() => string[])[], told?: RegExp }} More
 * @type {Record<string, More>}
 */
const more = {
  link: {
    about: `${values.factor} times the runs of npm test`,
    needs: [buildWasm],
    env: { BUFFERPOOL_LAB_PROPERTY_FACTOR: values.factor },
    commands: [() => vitest("web/labs/ace/state/url.test.ts")],
    told: /Tests +(.+)/g,
  },
  "same-runs": {
    about: `${values.scenes} scenes a lab from seed ${seed}, kept in engine-wasm/target/scenes`,
    needs: [buildWasm, async () => mkdirSync(scenesDir, { recursive: true })],
    env: {
      BUFFERPOOL_LAB_SCENES: scenesDir,
      BUFFERPOOL_LAB_SCENES_COUNT: values.scenes,
      BUFFERPOOL_LAB_SCENES_SEED: seed,
    },
    // Drawn as they run natively, then by the page's own modules.
    commands: [
      () => cargoTest("bufferpool-fuzz-targets --test scenes"),
      () => vitest("web/engine/scenes.test.ts"),
    ],
  },
  kills: {
    about: "a sweep killed over and over",
    needs: [],
    env: { BUFFERPOOL_LAB_KILLS: values.kills },
    commands: [() => cargoTest("bpsim --test faults -- --nocapture a_sweep_killed")],
    told: /killed\..*kills.*/g,
  },
  monkey: {
    about: `seed ${seed}`,
    needs: [() => setup(["browser"]), buildWasm, buildSite],
    env: { BUFFERPOOL_LAB_MONKEY_SECONDS: values.seconds, BUFFERPOOL_LAB_MONKEY_SEED: seed },
    commands: [
      () => [
        ...npmProgram("@playwright/test", "playwright"),
        ...["test", "e2e/monkey.spec.ts", "--retries=0", "--reporter=json"],
      ],
    ],
    told: /"description": "(\d+ actions[^"]*)"/g,
  },
};

/** @param {string} name @param {More} more */
async function soak(name, { about, needs, env, commands, told }) {
  for (const bring of needs) await bring();
  let said = "";
  for (const command of commands) {
    const line = command();
    const cwd = line[0] === "cargo" ? engineDir : root;
    const { ok, output } = await run(line, { cwd, env: { ...env, NO_COLOR: "1" } });
    if (!ok) throw new Failure(`${tail(output, 60)}\n${name}, ${about}: found something.`);
    said = [...(told === undefined ? [] : output.matchAll(told))]
      .map((match) => match[1] ?? match[0])
      .join("; ");
  }
  console.log(`ok    ${name.padEnd(16)}${about}${said === "" ? "" : `: ${said}`}`);
}

await main(async () => {
  const known = [...targets, ...Object.keys(more), COVERAGE];
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Failure(`Unknown: ${unknown.join(", ")}. Known: ${known.join(", ")}.`);
  }
  await setup(["modules", "wasm"]);
  const all = positionals.length === 0;
  const chosen = all ? targets : targets.filter((target) => positionals.includes(target));
  if (chosen.length > 0) await fuzzAll(chosen);
  if (positionals.includes(COVERAGE))
    await coverage((line) => console.log(`ok    ${COVERAGE.padEnd(16)}${line}`));
  for (const [name, test] of Object.entries(more))
    if (all || positionals.includes(name)) await soak(name, test);
});
