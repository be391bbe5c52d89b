/**
 * Speed of the engine, natively and in WebAssembly, beside a bare array LRU measured in the same run, against the
 * floors that the project set itself. About 6 minutes; on a machine that does nothing else.
 *
 *   node scripts/bench.mjs            the figures
 *   node scripts/bench.mjs --quick    one repetition, smaller pools: a look
 */
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { engineDir, Failure, main, run, windows } from "./lib/run.mjs";
import { wasmTargetEnv } from "./lib/wasm-target.mjs";
import { wasmToolsPath } from "./lib/wasm-tools.mjs";

/** Floors: percent of the yardstick natively, WebAssembly in percent of native, milliseconds of a seek. */
const floors = { yardstickPercent: 25, wasmPercent: 60, seekMs: 50 };

/** The engine with lanes to measure: apart from the one that the page loads. */
const wasmTarget = join(engineDir, "target/wasm");
const wasmPkg = join(engineDir, "target/bench-pkg");

/**
 * @typedef {{ policy: string, mode: string }} Subject
 * @typedef {{ id: string, pages: number, frames: number, requests: number, reads_percent: number, operations_percent: number, data_percent: number }} Task
 * @typedef {{ tasks: Task[], subjects: Subject[], slice_requests: number }} Plan
 * @typedef {Subject & { task: string, million_per_second: number, percent_of_yardstick: number }} Speed
 * @typedef {{ task: string, million_per_second: number, misses: number }} Reference
 * @typedef {{ repetitions: number, slice_requests: number, yardstick: Reference[], lanes: Speed[] }} Throughput
 * @typedef {{ requests: number, seeks: number, median_ms: number, ninth_decile_ms: number, longest_ms: number, survey_seconds: number, keyframes: number, session_bytes: number }} Seek
 * @typedef {Subject & { bytes_per_page: number, bytes_per_frame: number }} Memory
 * @typedef {{ name: string, frames: number[], nanoseconds: number[] }} Growth
 * @typedef {{ throughput: Throughput, seek: Seek, memory: Memory[], growth: Growth[] }} Native
 * @typedef {{ advance: (trace: object, from: number, to: number) => void, misses?: () => number, free: () => void }} Measured
 * @typedef {{ yardstick: number[], lanes: number[][] }} Wasm million requests/s by task, and by task and subject
 */

/** @param {readonly string[]} command @param {Record<string, string | undefined>} [env] */
async function must(command, env) {
  const { ok, output } = await run(command, { cwd: engineDir, ...(env && { env }) });
  if (!ok) throw new Failure(`${output}\n${command.join(" ")} failed.`);
  return output;
}

/** @param {boolean} quick @returns {Promise<Native>} */
async function native(quick) {
  await must(["cargo", "build", "--release", "--quiet", "--package", "bufferpool-bench"]);
  const folder = process.env.CARGO_TARGET_DIR ?? join(engineDir, "target");
  const program = join(folder, "release", windows ? "bpbench.exe" : "bpbench");
  return JSON.parse(await must([program, "--json", ...(quick ? ["--quick"] : [])]));
}

/** @returns {Promise<any>} the module */
async function loadWasm() {
  const options = "--target web --release --mode no-install --no-pack --out-name engine";
  const env = { ...wasmTargetEnv(), PATH: wasmToolsPath(), CARGO_TARGET_DIR: wasmTarget };
  const build = ["wasm-pack", "build", "wasm", ...options.split(" "), "--out-dir", wasmPkg];
  await must([...build, "--", "--features", "bench"], env);
  const module = await import(pathToFileURL(join(wasmPkg, "engine.js")).href);
  await module.default({ module_or_path: readFileSync(join(wasmPkg, "engine_bg.wasm")) });
  return module;
}

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Million requests/s of one run. @param {Measured} measured @param {object} trace @param {number} requests @param {number} slice */
function speed(measured, trace, requests, slice) {
  const start = performance.now();
  for (let from = 0; from < requests; from += slice) measured.advance(trace, from, from + slice);
  return requests / (performance.now() - start) / 1000;
}

/** @param {any} module @param {Plan} plan @param {Native} expected @param {boolean} quick @returns {Wasm} */
function wasm(module, plan, expected, quick) {
  /** @type {Wasm} */ const found = { yardstick: [], lanes: [] };
  plan.tasks.forEach((task, index) => {
    const trace = new module.BenchTrace(index);
    const run = (/** @type {Measured} */ measured) => {
      const result = speed(measured, trace, task.requests, plan.slice_requests);
      const misses = measured.misses?.();
      measured.free();
      return { result, misses };
    };
    /** @type {number[]} */ const yardstick = [];
    /** @type {number[][]} */ const lanes = plan.subjects.map(() => []);
    // Repetitions outside, as natively: what else the machine does meets all alike.
    for (let repetition = 0; repetition < (quick ? 1 : 3); repetition++) {
      yardstick.push(run(trace.yardstick()).result);
      lanes.forEach((results, subject) => {
        const { result, misses } = run(trace.lane(subject));
        if (subject === 0 && misses !== expected.throughput.yardstick[index]?.misses)
          throw new Failure(`${task.id}: ${misses} misses in WebAssembly, not as natively.`);
        results.push(result);
      });
    }
    trace.free();
    found.yardstick.push(median(yardstick));
    found.lanes.push(lanes.map(median));
  });
  return found;
}

/** @param {readonly (readonly string[])[]} rows the first is the head; words stand left, numbers right */
function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const number = /^[-\d]/;
  return rows
    .map((row, line) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          const right = number.test((line === 0 ? rows[1]?.[column] : cell) ?? "");
          return right ? cell.padStart(width) : cell.padEnd(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const one = (/** @type {number} */ value) => value.toFixed(1);
const percent = (/** @type {number} */ value) => `${value.toFixed(0)}%`;
const count = (/** @type {number} */ value) => value.toLocaleString("en");

/** @param {Plan} plan @param {Native} natively @param {Wasm} inWasm */
function speeds(plan, natively, inWasm) {
  const head = ["", "policy", "mode", "native", "% of yardstick", "wasm", "% of native"];
  const rows = plan.tasks.flatMap((task, index) => {
    const reference = natively.throughput.yardstick[index]?.million_per_second ?? Number.NaN;
    const wasmReference = inWasm.yardstick[index] ?? Number.NaN;
    const lanes = natively.throughput.lanes.filter((lane) => lane.task === task.id);
    return [
      [
        task.id,
        "yardstick",
        "-",
        one(reference),
        "100%",
        one(wasmReference),
        percent((100 * wasmReference) / reference),
      ],
      ...lanes.map((lane, subject) => {
        const speed = inWasm.lanes[index]?.[subject] ?? Number.NaN;
        const ratio = percent((100 * speed) / lane.million_per_second);
        const yardstick = percent(lane.percent_of_yardstick);
        return [task.id, lane.policy, lane.mode, one(lane.million_per_second), yardstick, one(speed), ratio];
      }),
    ];
  });
  return table([head, ...rows]);
}

/** @param {Plan} plan @param {Native} natively @param {Wasm} inWasm */
function verdicts(plan, natively, inWasm) {
  const verdict = (/** @type {boolean} */ met) => (met ? "met" : "MISSED");
  const first = plan.subjects[0];
  const name = `${first?.policy} ${first?.mode}`;
  const rows = plan.tasks.flatMap((task, index) => {
    const lane = natively.throughput.lanes.find((entry) => entry.task === task.id);
    const ofYardstick = lane?.percent_of_yardstick ?? Number.NaN;
    const ofNative = (100 * (inWasm.lanes[index]?.[0] ?? Number.NaN)) / (lane?.million_per_second ?? 0);
    const { yardstickPercent, wasmPercent } = floors;
    return [
      [
        `${name} natively, ${task.id}`,
        percent(ofYardstick),
        `of the yardstick; floor ${yardstickPercent}%`,
        verdict(ofYardstick >= yardstickPercent),
      ],
      [
        `${name} in WebAssembly, ${task.id}`,
        percent(ofNative),
        `of native; floor ${wasmPercent}%`,
        verdict(ofNative >= wasmPercent),
      ],
    ];
  });
  const { median_ms: ms, requests } = natively.seek;
  const seek = [
    `seek within ${count(requests)}`,
    `${ms.toFixed(2)} ms`,
    `median; floor ${floors.seekMs} ms`,
    verdict(ms <= floors.seekMs),
  ];
  return table([["floor", "found", "against", ""], ...rows, seek]);
}

/** @param {Native} natively */
function rest({ seek, memory, growth }) {
  const times = `90% within ${seek.ninth_decile_ms.toFixed(2)} ms, longest ${seek.longest_ms.toFixed(2)} ms`;
  const held = `${seek.keyframes} keyframes, ${one(seek.session_bytes / 1e6)} MB`;
  const bytes = memory.map((row) => [
    row.policy,
    row.mode,
    one(row.bytes_per_page),
    one(row.bytes_per_frame),
  ]);
  const sizes = (growth[0]?.frames ?? []).map((frames) => `B = ${count(frames)}`);
  return [
    `Seek: median ${seek.median_ms.toFixed(2)} ms, ${times}; survey ${seek.survey_seconds.toFixed(2)} s, ${held}`,
    `Memory of a lane, in bytes\n\n${table([["policy", "mode", "a page on disk", "a frame"], ...bytes])}`,
    `Nanoseconds a request against the pool's size, D = 15 B, native\n\n${table([
      ["", ...sizes],
      ...growth.map((row) => [row.name, ...row.nanoseconds.map(one)]),
    ])}`,
  ].join("\n\n");
}

await main(async () => {
  const quick = process.argv.includes("--quick");
  const start = performance.now();
  const natively = await native(quick);
  const module = await loadWasm();
  /** @type {Plan} */ const plan = JSON.parse(module.bench_json());
  const inWasm = wasm(module, plan, natively, quick);
  const { repetitions, slice_requests: slice } = natively.throughput;
  const tasks = plan.tasks.map(
    (task) =>
      `${task.id}: ${count(task.pages)} pages, ${count(task.frames)} frames, ${task.operations_percent}% on ` +
      `${task.data_percent}%, ${task.reads_percent}% reads, ${count(task.requests)} requests`,
  );
  console.log(
    [
      `${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`,
      `Million requests/s, median of ${repetitions} in slices of ${count(slice)}. ${tasks.join(". ")}.`,
      speeds(plan, natively, inWasm),
      verdicts(plan, natively, inWasm),
      rest(natively),
      `${((performance.now() - start) / 1000).toFixed(0)} s`,
    ].join("\n\n"),
  );
});
