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
import { measureAsking } from "./lib/bench-asking.mjs";
import { markdown, text } from "./lib/bench-report.mjs";
import { growthPlot } from "./lib/growth-plot.mjs";
import { engineDir, Failure, main, root, run, windows } from "./lib/run.mjs";
import { compile, optimise } from "./lib/wasm-module.mjs";

/** The engine with lanes to measure: apart from the one that the page loads. */
const wasmTarget = join(engineDir, "target/wasm-bench");
/** Each lab: its part of what the native program measures, the crate of its binding, and how the page's is built. */
const labs = [
  { part: /** @type {const} */ ("throughput"), crate: "ace", small: true },
  { part: /** @type {const} */ ("hybrid"), crate: "hybrid", small: false },
];
const reportDir = join(root, "bench");

/**
 * @typedef {import("./lib/bench-goals.mjs").Subject} Subject
 * @typedef {import("./lib/bench-goals.mjs").Plan} Plan
 * @typedef {{ tasks: { id: string }[], subjects: unknown[], slice_requests: number }} AnyPlan of any lab
 * @typedef {import("./lib/bench-goals.mjs").Round} Round
 * @typedef {import("./lib/bench-goals.mjs").Other} Other
 * @typedef {{ task: string, million_per_second: number }} Speed
 * @typedef {{ task: string, million_per_second: number, misses: number }} Reference
 * @typedef {{ yardstick: Reference[], lanes: Speed[] }} Throughput
 * @typedef {Other & { throughput: Throughput, hybrid: Throughput, hybrid_growth: import("./lib/bench-hybrid.mjs").Growth[], pbm: import("./lib/bench-predictive.mjs").Predictive }} Native
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

/** @param {(typeof labs)[number]} lab @returns {Promise<any>} the module */
async function loadWasm({ crate, small }) {
  const wasmPkg = join(engineDir, `target/bench-pkg-${crate}`);
  const made = { crate, name: "engine", small, features: "bench", folder: wasmPkg, target: wasmTarget };
  await compile(made);
  await optimise(made);
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

/** Once through every task. @param {any} module @param {AnyPlan} plan @param {Throughput} native @returns {Round} */
function wasmRound(module, plan, native) {
  return plan.tasks.map((task, index) => {
    const trace = module.bench_trace(index);
    const requests = trace.requests();
    const serve = (/** @type {Measured} */ measured, /** @type {number} */ count) => {
      const result = speed(measured, trace, count, plan.slice_requests);
      const misses = measured.misses?.();
      measured.free();
      return { result, misses };
    };
    // The engine compiles a hot function better after some calls: that is not what is measured.
    const warm = Math.min(requests, 16 * plan.slice_requests);
    serve(trace.yardstick(), warm);
    const yardstick = serve(trace.yardstick(), requests).result;
    const lanes = plan.subjects.map((_, subject) => {
      serve(trace.lane(subject), warm);
      const { result, misses } = serve(trace.lane(subject), requests);
      if (subject === 0 && misses !== native.yardstick[index]?.misses)
        throw new Failure(`${task.id}: ${misses} misses in WebAssembly, not as natively.`);
      return result;
    });
    trace.free();
    return { yardstick, lanes };
  });
}

/** @param {AnyPlan} plan @param {Throughput} throughput @returns {Round} */
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
  /** @type {{ part: "throughput" | "hybrid", module: any, plan: any, native: Round[], wasm: Round[] }[]} */
  const measured = [];
  for (const lab of labs) {
    const module = await loadWasm(lab);
    measured.push({ part: lab.part, module, plan: JSON.parse(module.bench_json()), native: [], wasm: [] });
  }
  // In turns: what else the machine does meets both alike.
  const rounds = quick ? 1 : 3;
  for (let round = 0; round < rounds; round++) {
    for (const { part, module, plan, native, wasm } of measured) {
      const found = (await run("--only", part, "--once"))[part];
      native.push(nativeRound(plan, found));
      wasm.push(wasmRound(module, plan, found));
    }
  }
  const [first] = measured;
  const asking = first === undefined ? [] : measureAsking(first.module, first.plan.tasks[0]);
  const parts = ["seek", "memory", "growth", "hybrid-growth"].flatMap((part) => ["--only", part]);
  const others = await run(...parts, ...(quick ? ["--quick"] : []));
  const other = { ...others, asking };
  // By itself: its memory is that of the whole program.
  const { pbm: predictive } = await run("--only", "pbm", ...(quick ? ["--quick"] : []));
  const [ace, hybrid] = measured.map(({ plan, native, wasm }) => ({
    plan,
    native: medians(native),
    wasm: medians(wasm),
  }));
  if (!ace || !hybrid) return;
  const figures = {
    ...ace,
    hybrid: { ...hybrid, growth: other.hybrid_growth },
    predictive,
    rounds,
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
