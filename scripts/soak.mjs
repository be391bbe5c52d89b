/**
 * `npm run soak`: looks for inputs that break a law, for as long as it is given. Every fuzz target in its turn, ten minutes
 * each, with a nightly tool chain; without one, the corpus that was kept, on the stable one. After them the properties
 * of the link codec, many times as often as in `npm test`, and random input to the page in a real browser.
 *
 *   npm run soak -- --seconds 60        a minute a target
 *   npm run soak -- csv scene           these targets
 *   npm run soak -- link                the link codec alone
 *   npm run soak -- monkey              random clicks, keys and touches alone; --seed 7 repeats those of seed 7
 *   npm run soak -- --keep csv          afterwards, what reached new code goes into the kept corpus, as little as does it
 */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildSite, buildWasm } from "./build.mjs";
import { bringCargoFuzz, cargoFuzzPath, nightly } from "./lib/cargo-fuzz.mjs";
import { engineDir, Failure, main, npmProgram, run, tail } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

const LINK = "link";
const MONKEY = "monkey";
const fuzzDir = join(engineDir, "fuzz");
const targets = readdirSync(join(fuzzDir, "fuzz_targets")).map((name) => name.replace(/\.rs$/, ""));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "600" },
    keep: { type: "boolean", default: false },
    // So often as in `npm test`.
    factor: { type: "string", default: "50" },
    seed: { type: "string" },
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
  if (values.keep) await keep(target, found, kept);
  return `${executed.toLocaleString("en")} executions in ${seconds} s, no finding`;
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

/** @param {string} factor */
async function soakLink(factor) {
  await buildWasm();
  const command = [...npmProgram("vitest"), "run", "web/labs/ace/state/url.test.ts", "--testTimeout=7200000"];
  const { ok, output } = await run(command, {
    env: { BUFFERPOOL_LAB_PROPERTY_FACTOR: factor, NO_COLOR: "1" },
  });
  if (!ok) throw new Failure(`${output}\nthe link codec breaks a property.`);
  console.log(
    `ok    ${LINK.padEnd(16)}${factor} times the runs of npm test, ${/Tests +(.+)/.exec(output)?.[1]}`,
  );
}

/** @param {string} seconds @param {string} seed */
async function soakMonkey(seconds, seed) {
  await setup(["browser"]);
  await buildWasm();
  await buildSite();
  const command = [
    ...npmProgram("@playwright/test", "playwright"),
    "test",
    "e2e/monkey.spec.ts",
    "--retries=0",
    "--reporter=json",
  ];
  const { ok, output } = await run(command, {
    env: { BUFFERPOOL_LAB_MONKEY_SECONDS: seconds, BUFFERPOOL_LAB_MONKEY_SEED: seed, NO_COLOR: "1" },
  });
  if (!ok) throw new Failure(`${tail(output, 60)}\nrandom input from seed ${seed} found something.`);
  const told = /"description": "(\d+ actions[^"]*)"/.exec(output)?.[1];
  console.log(`ok    ${MONKEY.padEnd(16)}seed ${seed}: ${told}`);
}

await main(async () => {
  const known = [...targets, LINK, MONKEY];
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Failure(`Unknown: ${unknown.join(", ")}. Known: ${known.join(", ")}.`);
  }
  await setup(["modules", "wasm"]);
  const all = positionals.length === 0;
  const chosen = all ? targets : targets.filter((target) => positionals.includes(target));
  if (chosen.length > 0) await fuzzAll(chosen);
  if (all || positionals.includes(LINK)) await soakLink(values.factor);
  if (all || positionals.includes(MONKEY)) {
    // A new one each time, printed, so that what it finds can be found again.
    await soakMonkey(values.seconds, values.seed ?? String(Date.now() % 1_000_000));
  }
});
