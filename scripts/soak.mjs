/**
 * `npm run soak`: looks for inputs that break a law, for as long as it is given. Every fuzz target in its turn, ten minutes
 * each, with a nightly tool chain; without one, the corpus that was kept, on the stable one. After them the properties
 * of the link codec, many times as often as in `npm test`, drawn scenes natively and in WebAssembly, a sweep that is killed
 * over and over, random input to the page in a real browser, and a page in long use.
 *
 *   npm run soak -- --seconds 60        a minute a target
 *   npm run soak -- csv scene           these targets
 *   npm run soak -- link                the link codec alone
 *   npm run soak -- monkey              random clicks, keys and touches alone; --seed 7 repeats those of seed 7
 *   npm run soak -- same-runs           5 000 drawn scenes a lab, natively, in WebAssembly and step by step
 *   npm run soak -- kills               a sweep killed a hundred times
 *   npm run soak -- long-use            hours of playing, presets and large scenes: what stays alive
 *   npm run soak -- coverage            lines of the parsers that the kept corpus reaches
 *   npm run soak -- --keep csv          afterwards, what reached new code goes into the kept corpus, as little as does it
 */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildSite, buildWasm } from "./build.mjs";
import { bringCargoFuzz, cargoFuzzPath, nightly } from "./lib/cargo-fuzz.mjs";
import { coverage } from "./lib/coverage.mjs";
import { longUse } from "./lib/long-use.mjs";
import { engineDir, Failure, main, npmProgram, run, tail } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

const LINK = "link";
const MONKEY = "monkey";
const SAME_RUNS = "same-runs";
const KILLS = "kills";
const LONG_USE = "long-use";
const COVERAGE = "coverage";
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
    scenes: { type: "string", default: "5000" },
    kills: { type: "string", default: "100" },
    changes: { type: "string", default: "500" },
    openings: { type: "string", default: "200" },
    hours: { type: "string", default: "2" },
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

/** Drawn scenes as they run natively, and the page's own modules on the same. @param {string} count @param {string} seed */
async function soakSameRuns(count, seed) {
  await buildWasm();
  const folder = mkdtempSync(join(tmpdir(), "bufferpool-scenes-"));
  const env = {
    BUFFERPOOL_LAB_SCENES: folder,
    BUFFERPOOL_LAB_SCENES_COUNT: count,
    BUFFERPOOL_LAB_SCENES_SEED: seed,
    NO_COLOR: "1",
  };
  const drawn = ["cargo", "test", "-p", "bufferpool-fuzz-targets", "--test", "scenes"];
  const natively = await run(drawn, { cwd: engineDir, env });
  if (!natively.ok) throw new Failure(`${tail(natively.output)}\nscenes could not be drawn.`);
  const command = [...npmProgram("vitest"), "run", "web/engine/scenes.test.ts", "--testTimeout=7200000"];
  const { ok, output } = await run(command, { env });
  if (!ok)
    throw new Failure(
      `${tail(output, 60)}\nscenes of seed ${seed} run otherwise in WebAssembly; see ${folder}`,
    );
  rmSync(folder, { recursive: true });
  console.log(`ok    ${SAME_RUNS.padEnd(16)}${count} scenes a lab from seed ${seed}`);
}

/** @param {string} kills */
async function soakKills(kills) {
  const command = ["cargo", "test", "-p", "bpsim", "--test", "faults", "--", "--nocapture", "a_sweep_killed"];
  const { ok, output } = await run(command, { cwd: engineDir, env: { BUFFERPOOL_LAB_KILLS: kills } });
  if (!ok) throw new Failure(`${tail(output)}\na killed sweep does not end as an undisturbed one.`);
  for (const told of output.match(/killed\..*kills.*/g) ?? [])
    console.log(`ok    ${KILLS.padEnd(16)}${told}`);
}

/** @param {{ changes: string, openings: string, hours: string }} much */
async function soakLongUse({ changes, openings, hours }) {
  await setup(["browser"]);
  await buildWasm();
  await buildSite();
  await longUse({
    changes: Number(changes),
    openings: Number(openings),
    hours: Number(hours),
    say: (line) => console.log(`ok    ${LONG_USE.padEnd(16)}${line}`),
  });
}

await main(async () => {
  const known = [...targets, LINK, MONKEY, SAME_RUNS, KILLS, LONG_USE, COVERAGE];
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
  if (all || positionals.includes(LINK)) await soakLink(values.factor);
  // A new one each time, printed, so that what it finds can be found again.
  const newSeed = values.seed ?? String(Date.now() % 1_000_000);
  if (all || positionals.includes(SAME_RUNS)) await soakSameRuns(values.scenes, newSeed);
  if (all || positionals.includes(KILLS)) await soakKills(values.kills);
  if (all || positionals.includes(MONKEY)) await soakMonkey(values.seconds, newSeed);
  if (all || positionals.includes(LONG_USE)) await soakLongUse(values);
});
