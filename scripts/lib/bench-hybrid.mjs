/** The flash + magnetic lab's part of the benchmark: what it is held against, and its tables. */

/**
 * @typedef {{ placement: string, replacement: string }} Subject
 * @typedef {{ id: string, pages: number, frames: number, requests: number, source: { kind: string } }} Task
 * @typedef {{ tasks: Task[], subjects: Subject[], slice_requests: number }} Plan
 * @typedef {import("./bench-goals.mjs").Round} Round
 * @typedef {import("./bench-goals.mjs").Goal} Goal
 * @typedef {{ name: string, frames: number[], nanoseconds: number[] }} Growth
 * @typedef {{ plan: Plan, native: Round, wasm: Round, growth: Growth[] }} HybridFigures medians of some rounds
 */

const goals = { millionPerSecond: 15, wasmPercent: 60 };
/** What the goals are about: the dearest placement with the paper's replacement. */
const [placement, replacement] = ["hybrid", "cost"];

const one = (/** @type {number} */ value) => value.toFixed(1);
const percent = (/** @type {number} */ value) => `${value.toFixed(0)}%`;
const count = (/** @type {number} */ value) => value.toLocaleString("en");
const nothing = { yardstick: Number.NaN, lanes: /** @type {number[]} */ ([]) };

/** @param {HybridFigures} figures @returns {Goal[]} */
export function judgeHybrid({ plan, native, wasm }) {
  const subject = plan.subjects.findIndex(
    (each) => each.placement === placement && each.replacement === replacement,
  );
  return plan.tasks.flatMap(({ id }, index) => {
    const natively = native[index]?.lanes[subject] ?? Number.NaN;
    const share = (100 * (wasm[index]?.lanes[subject] ?? Number.NaN)) / natively;
    return [
      {
        what: `${placement} placement, ${replacement} segment natively, ${id}`,
        found: `${one(natively)} M/s`,
        goal: `at least ${goals.millionPerSecond} M/s`,
        met: natively >= goals.millionPerSecond,
      },
      {
        what: `${placement} placement, ${replacement} segment in WebAssembly, ${id}`,
        found: `${one(share)}%`,
        goal: `of native, at least ${goals.wasmPercent}%`,
        met: share >= goals.wasmPercent,
      },
    ];
  });
}

/** @param {HybridFigures} figures @returns {string[][]} the first is the head */
export function hybridSpeeds({ plan, native, wasm }) {
  const head = ["task", "placement", "replacement", "native", "of the yardstick", "wasm", "of native"];
  const rows = plan.tasks.flatMap(({ id }, index) => {
    const [natively, inWasm] = [native[index] ?? nothing, wasm[index] ?? nothing];
    /** @type {(subject: Subject, a: number, b: number) => string[]} */
    const row = (subject, a, b) => [
      id,
      subject.placement,
      subject.replacement,
      one(a),
      percent((100 * a) / natively.yardstick),
      one(b),
      percent((100 * b) / a),
    ];
    return [
      row({ placement: "yardstick", replacement: "" }, natively.yardstick, inWasm.yardstick),
      ...plan.subjects.map((subject, lane) =>
        row(subject, natively.lanes[lane] ?? Number.NaN, inWasm.lanes[lane] ?? Number.NaN),
      ),
    ];
  });
  return [head, ...rows];
}

/** @param {HybridFigures} figures @returns {string[][]} the first is the head */
export const hybridGrowth = ({ growth }) => [
  ["", ...(growth[0]?.frames ?? []).map((frames) => `b = ${count(frames)}`)],
  ...growth.map((row) => [row.name, ...row.nanoseconds.map(one)]),
];

/** @param {Plan} plan */
export const hybridTasks = (plan) =>
  plan.tasks.map(
    ({ id, pages, frames, requests, source }) =>
      `${id}: ${count(pages)} pages, ${count(frames)} frames, ${source.kind === "tree" ? "look-ups and updates on the paper's B+-tree" : "80% on 20%, 50% reads"}, about ${count(requests)} requests; lambda 0.5`,
  );
