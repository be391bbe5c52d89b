/**
 * Speed of the engine, natively and in WebAssembly, beside a bare array LRU measured in the same run, against the
 * goals that the project set itself. About 8 minutes; on a machine that does nothing else.
 *
 *   node scripts/bench.mjs             the figures
 *   node scripts/bench.mjs --report    writes them to bench/RESULTS.md and bench/growth.svg too
 *   node scripts/bench.mjs --quick     one repetition, smaller pools: a look
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { markdown, text } from "./lib/bench-report.mjs";
import { growthPlot } from "./lib/growth-plot.mjs";
import { engineDir, Failure, main, root, run, windows } from "./lib/run.mjs";
import { smallCode, wasmTargetEnv } from "./lib/wasm-target.mjs";
import { wasmToolsPath } from "./lib/wasm-tools.mjs";

/** The engine with lanes to measure: apart from the one that the page loads. */
const wasmTarget = join(engineDir, "target/wasm");
const wasmPkg = join(engineDir, "target/bench-pkg");
const reportDir = join(root, "bench");

/**
 * @typedef {import("./lib/bench-goals.mjs").Subject} Subject
 * @typedef {import("./lib/bench-goals.mjs").Plan} Plan
 * @typedef {import("./lib/bench-goals.mjs").Round} Round
 * @typedef {import("./lib/bench-goals.mjs").Other} Other
 * @typedef {Subject & { task: string, million_per_second: number }} Speed
 * @typedef {{ task: string, million_per_second: number, misses: number }} Reference
 * @typedef {{ yardstick: Reference[], lanes: Speed[] }} Throughput
 * @typedef {Other & { throughput: Throughput }} Native
 * @typedef {{ advance: (trace: object, from: number, to: number) => void, misses?: () => number, free: () => void }} Measured
 */

/** @param {readonly string[]} command @param {Record<string, string | undefined>} [env] */
async function must(command, env) {
  const { ok, output } = await run(command, { cwd: engineDir, ...(env && { env }) });
  if (!ok) throw new Failure(`${output}\n${command.join(" ")} failed.`);
  return output;
}

/** @returns {Promise<(...flags: string[]) => Promise<Native>>} runs the native program */
async function buildNative() {
  await must(["cargo", "build", "--release", "--quiet", "--package", "bufferpool-bench"]);
  const folder = process.env.CARGO_TARGET_DIR ?? join(engineDir, "target");
  const program = join(folder, "release", windows ? "bpbench.exe" : "bpbench");
  return async (...flags) => JSON.parse(await must([program, "--json", ...flags]));
}

/** @returns {Promise<any>} the module */
async function loadWasm() {
  const options = "--target web --release --mode no-install --no-pack --out-name engine";
  const env = { ...wasmTargetEnv(), ...smallCode, PATH: wasmToolsPath(), CARGO_TARGET_DIR: wasmTarget };
  const build = ["wasm-pack", "build", "wasm", ...options.split(" "), "--out-dir", wasmPkg];
  await must([...build, "--", "--features", "bench"], env);
  const module = await import(pathToFileURL(join(wasmPkg, "engine.js")).href);
  await module.default({ module_or_path: readFileSync(join(wasmPkg, "engine_bg.wasm")) });
  return module;
}

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Serves requests and gives million requests/s. @param {Measured} measured @param {object} trace @param {number} requests @param {number} slice */
function speed(measured, trace, requests, slice) {
  const start = performance.now();
  for (let from = 0; from < requests; from += slice) measured.advance(trace, from, from + slice);
  return requests / (performance.now() - start) / 1000;
}

/** Once through every task. @param {any} module @param {Plan} plan @param {Throughput} native @returns {Round} */
function wasmRound(module, plan, native) {
  return plan.tasks.map((task, index) => {
    const trace = new module.BenchTrace(index);
    const serve = (/** @type {Measured} */ measured, /** @type {number} */ requests) => {
      const result = speed(measured, trace, requests, plan.slice_requests);
      const misses = measured.misses?.();
      measured.free();
      return { result, misses };
    };
    // The engine compiles a hot function better after some calls: that is not what is measured.
    const warm = Math.min(task.requests, 16 * plan.slice_requests);
    serve(trace.yardstick(), warm);
    const yardstick = serve(trace.yardstick(), task.requests).result;
    const lanes = plan.subjects.map((_, subject) => {
      serve(trace.lane(subject), warm);
      const { result, misses } = serve(trace.lane(subject), task.requests);
      if (subject === 0 && misses !== native.yardstick[index]?.misses)
        throw new Failure(`${task.id}: ${misses} misses in WebAssembly, not as natively.`);
      return result;
    });
    trace.free();
    return { yardstick, lanes };
  });
}

/** @param {Plan} plan @param {Throughput} throughput @returns {Round} */
const nativeRound = (plan, throughput) =>
  plan.tasks.map((task, index) => ({
    yardstick: throughput.yardstick[index]?.million_per_second ?? Number.NaN,
    lanes: throughput.lanes.filter((lane) => lane.task === task.id).map((lane) => lane.million_per_second),
  }));

/** The median of every figure. @param {Round[]} rounds @returns {Round} */
const medians = (rounds) =>
  (rounds[0] ?? []).map((task, index) => ({
    yardstick: median(rounds.map((round) => round[index]?.yardstick ?? Number.NaN)),
    lanes: task.lanes.map((_, lane) =>
      median(rounds.map((round) => round[index]?.lanes[lane] ?? Number.NaN)),
    ),
  }));

await main(async () => {
  const has = (/** @type {string} */ flag) => process.argv.includes(flag);
  const quick = has("--quick");
  const start = performance.now();
  const run = await buildNative();
  const module = await loadWasm();
  /** @type {Plan} */ const plan = JSON.parse(module.bench_json());
  /** @type {Round[]} */ const natively = [];
  /** @type {Round[]} */ const inWasm = [];
  // In turns: what else the machine does meets both alike.
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    const { throughput } = await run("--only", "throughput", "--once");
    natively.push(nativeRound(plan, throughput));
    inWasm.push(wasmRound(module, plan, throughput));
  }
  const parts = ["seek", "memory", "growth"].flatMap((part) => ["--only", part]);
  const other = await run(...parts, ...(quick ? ["--quick"] : []));
  const figures = {
    plan,
    native: medians(natively),
    wasm: medians(inWasm),
    rounds: natively.length,
    other,
    seconds: (performance.now() - start) / 1000,
  };
  console.log(text(figures));
  if (!has("--report")) return;
  mkdirSync(reportDir, { recursive: true });
  writeFileSync(join(reportDir, "growth.svg"), growthPlot(other.growth));
  const profileFile = join(reportDir, "PROFILE.md");
  const profile = existsSync(profileFile) ? readFileSync(profileFile, "utf8") : "";
  const compiler = (await must(["rustc", "--version"])).trim();
  writeFileSync(join(reportDir, "RESULTS.md"), markdown(figures, compiler, profile));
  console.log(`\nwritten to ${reportDir}`);
});
