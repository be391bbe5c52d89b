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
import { smallCode, wasmTargetEnv } from "./lib/wasm-target.mjs";
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
 * @typedef {Subject & { task: string, million_per_second: number }} Speed
 * @typedef {{ task: string, million_per_second: number, misses: number }} Reference
 * @typedef {{ yardstick: Reference[], lanes: Speed[] }} Throughput
 * @typedef {{ requests: number, seeks: number, median_ms: number, ninth_decile_ms: number, longest_ms: number, survey_seconds: number, keyframes: number, session_bytes: number }} Seek
 * @typedef {Subject & { bytes_per_page: number, bytes_per_frame: number }} Memory
 * @typedef {{ name: string, frames: number[], nanoseconds: number[] }} Growth
 * @typedef {{ throughput: Throughput, seek: Seek, memory: Memory[], growth: Growth[] }} Native
 * @typedef {{ advance: (trace: object, from: number, to: number) => void, misses?: () => number, free: () => void }} Measured
 * @typedef {{ yardstick: number, lanes: number[] }[]} Round million requests/s, by task and by subject
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

const nothing = { yardstick: Number.NaN, lanes: /** @type {number[]} */ ([]) };
const one = (/** @type {number} */ value) => value.toFixed(1);
const percent = (/** @type {number} */ value) => `${value.toFixed(0)}%`;
const count = (/** @type {number} */ value) => value.toLocaleString("en");

/** @param {Plan} plan @param {Round} natively @param {Round} inWasm */
function speeds(plan, natively, inWasm) {
  const head = ["", "policy", "mode", "native", "% of yardstick", "wasm", "% of native"];
  const rows = plan.tasks.flatMap((task, index) => {
    const native = natively[index] ?? nothing;
    const wasm = inWasm[index] ?? nothing;
    const row = (
      /** @type {Subject} */ { policy, mode },
      /** @type {number} */ a,
      /** @type {number} */ b,
    ) => [
      task.id,
      policy,
      mode,
      one(a),
      percent((100 * a) / native.yardstick),
      one(b),
      percent((100 * b) / a),
    ];
    return [
      row({ policy: "yardstick", mode: "" }, native.yardstick, wasm.yardstick),
      ...plan.subjects.map((subject, lane) =>
        row(subject, native.lanes[lane] ?? Number.NaN, wasm.lanes[lane] ?? Number.NaN),
      ),
    ];
  });
  return table([head, ...rows]);
}

/** @param {Plan} plan @param {Round} natively @param {Round} inWasm @param {Seek} seek */
function verdicts(plan, natively, inWasm, seek) {
  const verdict = (/** @type {boolean} */ met) => (met ? "met" : "MISSED");
  const name = `${plan.subjects[0]?.policy} ${plan.subjects[0]?.mode}`;
  const rows = plan.tasks.flatMap((task, index) => {
    const { yardstick, lanes } = natively[index] ?? nothing;
    const speed = lanes[0] ?? Number.NaN;
    const share = (100 * speed) / yardstick;
    const wasmShare = (100 * (inWasm[index]?.lanes[0] ?? Number.NaN)) / speed;
    return [
      [
        `${name} natively, ${task.id}`,
        percent(share),
        `of the yardstick, at least ${floors.yardstickPercent}%`,
        verdict(share >= floors.yardstickPercent),
      ],
      [
        `${name} in WebAssembly, ${task.id}`,
        percent(wasmShare),
        `of native, at least ${floors.wasmPercent}%`,
        verdict(wasmShare >= floors.wasmPercent),
      ],
    ];
  });
  const { median_ms: ms, requests } = seek;
  const last = [
    `seek within ${count(requests)} requests`,
    `${ms.toFixed(2)} ms`,
    `median, at most ${floors.seekMs} ms`,
    verdict(ms <= floors.seekMs),
  ];
  return table([["floor", "found", "", ""], ...rows, last]);
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
  const tasks = plan.tasks.map(
    (task) =>
      `${task.id}: ${count(task.pages)} pages, ${count(task.frames)} frames, ${task.operations_percent}% on ` +
      `${task.data_percent}%, ${task.reads_percent}% reads, ${count(task.requests)} requests`,
  );
  const [native, wasm] = [medians(natively), medians(inWasm)];
  console.log(
    [
      `${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`,
      `Million requests/s, median of ${natively.length} in slices of ${count(plan.slice_requests)}; the yardstick is a bare array LRU.\n${tasks.join("\n")}`,
      speeds(plan, native, wasm),
      verdicts(plan, native, wasm, other.seek),
      rest(other),
      `${((performance.now() - start) / 1000).toFixed(0)} s`,
    ].join("\n\n"),
  );
});
