/** The benchmark's figures as text for the terminal and as a page for the repository. */
import { cpus, platform, release, totalmem } from "node:os";
import { bothLanes, judge } from "./bench-goals.mjs";
import { hybridGrowth, hybridSpeeds, hybridTasks, judgeHybrid } from "./bench-hybrid.mjs";
import {
  judgePredictive,
  predictiveRegistrations,
  predictiveRuns,
  predictiveTask,
} from "./bench-predictive.mjs";

/**
 * @typedef {import("./bench-goals.mjs").Subject} Subject
 * @typedef {import("./bench-goals.mjs").Plan} Plan
 * @typedef {import("./bench-goals.mjs").Round} Round
 * @typedef {import("./bench-goals.mjs").Other} Other
 * @typedef {{ plan: Plan, native: Round, wasm: Round, hybrid: import("./bench-hybrid.mjs").HybridFigures, predictive: import("./bench-predictive.mjs").Predictive, rounds: number, other: Other, seconds: number }} Figures medians of so many rounds
 * @typedef {readonly (readonly string[])[]} Rows the first is the head
 */

const one = (/** @type {number} */ value) => value.toFixed(1);
const percent = (/** @type {number} */ value) => `${value.toFixed(0)}%`;
const count = (/** @type {number} */ value) => value.toLocaleString("en");
const number = /^[-\d]/;
const nothing = { yardstick: Number.NaN, lanes: /** @type {number[]} */ ([]) };

/** Words stand left, numbers right. @param {Rows} rows @param {number} column */
const isNumber = (rows, column) => number.test(rows[1]?.[column] ?? "");

/** @param {Rows} rows */
function columns(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const padded = (/** @type {string} */ cell, /** @type {number} */ column) =>
    isNumber(rows, column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(padded).join("  ").trimEnd()).join("\n");
}

/** @param {Rows} rows */
function markdownTable(rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const [head = [], ...body] = rows;
  const rule = head.map((_, column) => (isNumber(rows, column) ? "---:" : "---"));
  return [head, rule, ...body].map(line).join("\n");
}

/** @param {Figures} figures @returns {Rows} */
function speeds({ plan, native, wasm }) {
  const head = [
    "task",
    "policy",
    "mode",
    "native",
    "of the yardstick",
    "of its baseline",
    "wasm",
    "of native",
  ];
  const rows = plan.tasks.flatMap((task, index) => {
    const [natively, inWasm] = [native[index] ?? nothing, wasm[index] ?? nothing];
    const baseline = (/** @type {Subject} */ { policy }) =>
      natively.lanes[plan.subjects.findIndex((each) => each.policy === policy && each.mode === "baseline")];
    const row = (
      /** @type {Subject} */ subject,
      /** @type {number} */ a,
      /** @type {number} */ b,
      /** @type {number} */ c,
    ) => [
      task.id,
      subject.policy,
      subject.mode,
      one(a),
      percent((100 * a) / natively.yardstick),
      c === a ? "" : percent((100 * a) / c),
      one(b),
      percent((100 * b) / a),
    ];
    return [
      row({ policy: "yardstick", mode: "" }, natively.yardstick, inWasm.yardstick, natively.yardstick),
      ...plan.subjects.map((subject, lane) =>
        row(
          subject,
          natively.lanes[lane] ?? Number.NaN,
          inWasm.lanes[lane] ?? Number.NaN,
          baseline(subject) ?? Number.NaN,
        ),
      ),
    ];
  });
  return [head, ...rows];
}

/** @param {Figures} figures */
const judged = ({ plan, native, wasm, hybrid, predictive, other }) => [
  ...judge(plan, native, wasm, other),
  ...judgeHybrid(hybrid),
  ...judgePredictive(predictive),
];

/** @param {Figures} figures @returns {Rows} */
const verdicts = (figures) => [
  ["goal", "found", "", ""],
  ...judged(figures).map(({ what, found, goal, met }) => [what, found, goal, met ? "met" : "MISSED"]),
];

/** @param {Figures} figures @returns {Rows} */
const paper = ({ plan, wasm }) => [
  ["policy", "lanes", "seconds"],
  ...bothLanes(plan, wasm).map(({ policy, mode, seconds }) => [
    policy,
    `baseline and ${mode}`,
    seconds.toFixed(2),
  ]),
];

/** @param {Figures} figures @returns {Rows} */
const memory = ({ other }) => [
  ["policy", "mode", "a page on disk", "a frame"],
  ...other.memory.map((row) => [row.policy, row.mode, one(row.bytes_per_page), one(row.bytes_per_frame)]),
];

/** @param {Figures} figures @returns {Rows} */
const growth = ({ other }) => [
  ["", ...(other.growth[0]?.frames ?? []).map((frames) => `B = ${count(frames)}`)],
  ...other.growth.map((row) => [row.name, ...row.nanoseconds.map(one)]),
];

/** @param {Plan} plan */
const tasks = (plan) =>
  plan.tasks.map(
    (task) =>
      `${task.id}: ${count(task.pages)} pages, ${count(task.frames)} frames, ${task.operations_percent}% on ` +
      `${task.data_percent}%, ${task.reads_percent}% reads, ${count(task.requests)} requests`,
  );

/** @param {Figures} figures */
function seek({ other }) {
  const { median_ms, ninth_decile_ms, longest_ms, prescan_seconds, keyframes, session_bytes } = other.seek;
  const times = `90% within ${ninth_decile_ms.toFixed(2)} ms, longest ${longest_ms.toFixed(2)} ms`;
  const held = `${keyframes} keyframes, ${one(session_bytes / 1e6)} MB`;
  return `Seek: median ${median_ms.toFixed(2)} ms, ${times}; prescan ${prescan_seconds.toFixed(2)} s, ${held}`;
}

/** @param {Figures} figures */
const asking = ({ other }) =>
  other.asking
    .map(({ mode, asks, median_ms, ninth_decile_ms, longest_ms }) => {
      const times = `90% within ${ninth_decile_ms.toFixed(1)} ms, longest ${longest_ms.toFixed(1)} ms`;
      return `What became of a page, baseline and ${mode}: median ${median_ms.toFixed(1)} ms, ${times} (${asks} questions).`;
    })
    .join(" ");

const processor = () => cpus()[0]?.model ?? "unknown processor";
/** @param {Figures} figures */
const method = ({ rounds, plan }) =>
  `Million requests/s, median of ${rounds} rounds in slices of ${count(plan.slice_requests)}; in a round every policy and mode, and every placement and replacement, runs once, natively and in WebAssembly, and the yardstick, a bare array LRU with dirty bits, among them.`;

/** @param {Figures} figures */
export const text = (figures) =>
  [
    `${processor()}, Node ${process.version}`,
    `${method(figures)}\n${tasks(figures.plan).join("\n")}`,
    columns(speeds(figures)),
    columns(verdicts(figures)),
    `Seconds of both lanes at paper scale, WebAssembly\n\n${columns(paper(figures))}`,
    seek(figures),
    asking(figures),
    `Memory of a lane, in bytes\n\n${columns(memory(figures))}`,
    `Nanoseconds a request against the pool's size, D = 15 B, native\n\n${columns(growth(figures))}`,
    `Flash + magnetic\n${hybridTasks(figures.hybrid.plan).join("\n")}\n\n${columns(hybridSpeeds(figures.hybrid))}`,
    `Nanoseconds a request against the pool's size, n = 15 b, native\n\n${columns(hybridGrowth(figures.hybrid))}`,
    `Predictive, native: ${predictiveTask}\n\n${columns(predictiveRuns(figures.predictive))}\n\n${columns(predictiveRegistrations(figures.predictive))}`,
    `${figures.seconds.toFixed(0)} s`,
  ].join("\n\n");

/** @param {Figures} figures @param {string} compiler @param {string} profile hand-written; why a goal is missed */
export function markdown(figures, compiler, profile) {
  const missed = judged(figures).filter(({ met }) => !met);
  const machine = [
    `${processor()}, ${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    `${platform()} ${release()}`,
    compiler,
    `Node ${process.version} (V8 ${process.versions.v8})`,
  ].join("; ");
  return `${[
    "# How fast the engine is, and what it holds",
    `Command: \`npm run bench -- --report\` writes this page and its plot. Date: ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}. The run took ${figures.seconds.toFixed(0)} s.`,
    `${method(figures)} The yardstick is the denominator: \`engine-wasm/bench/src/yardstick.rs\`, a page table, a ring of links and each frame's page with its dirty bit, nothing else.`,
    tasks(figures.plan)
      .map((task) => `- ${task}`)
      .join("\n"),
    "## Goals",
    `${missed.length === 0 ? "All are met." : `${missed.length} are missed; why, stands under "Profile".`}`,
    markdownTable(verdicts(figures)),
    "## Speed",
    markdownTable(speeds(figures)),
    `${seek(figures)} (${count(figures.other.seek.seeks)} seeks). ${asking(figures)}`,
    "## Memory of a lane, in bytes",
    markdownTable(memory(figures)),
    "## Growth",
    "Nanoseconds a request, native, median of 3 passes over 2 000 000 requests by a settled pool, D = 15 B. What the yardstick's own row gains with size is the memory's doing.",
    "![Nanoseconds a request against frames in the pool](growth.svg)",
    markdownTable(growth(figures)),
    "## Flash + magnetic",
    hybridTasks(figures.hybrid.plan)
      .map((task) => `- ${task}`)
      .join("\n"),
    markdownTable(hybridSpeeds(figures.hybrid)),
    "Nanoseconds a request against the pool's size, as above, n = 15 b. The optimum is left out: its plan ends with the trace it was made for.",
    markdownTable(hybridGrowth(figures.hybrid)),
    "## Predictive",
    `Native. ${predictiveTask}`,
    markdownTable(predictiveRuns(figures.predictive)),
    markdownTable(predictiveRegistrations(figures.predictive)),
    profile.trim(),
  ].join("\n\n")}\n`;
}
