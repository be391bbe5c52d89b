/** What the speed and the memory of the engine are held against, and whether they reach it. */

/**
 * @typedef {{ policy: string, mode: string, shape?: string }} Subject
 * @typedef {{ id: string, pages: number, frames: number, requests: number, reads_percent: number, operations_percent: number, data_percent: number }} Task
 * @typedef {{ tasks: Task[], subjects: Subject[], slice_requests: number }} Plan
 * @typedef {{ yardstick: number, lanes: number[] }[]} Round million requests/s, by task and by subject
 * @typedef {{ requests: number, seeks: number, median_ms: number, ninth_decile_ms: number, longest_ms: number, prescan_seconds: number, keyframes: number, session_bytes: number }} Seek
 * @typedef {Subject & { bytes_per_page: number, bytes_per_frame: number }} Memory
 * @typedef {{ name: string, policy?: string, mode?: string, frames: number[], nanoseconds: number[] }} Growth
 * @typedef {{ seek: Seek, asking: import("./bench-asking.mjs").Asking[], memory: Memory[], growth: Growth[] }} Other
 * @typedef {{ what: string, found: string, goal: string, met: boolean }} Goal
 */

/** Percent, milliseconds of a seek, bytes, seconds. */
const goals = {
  yardstickPercent: 50,
  wasmPercent: 70,
  acePercent: 60,
  readerPercent: 25,
  seekMs: 50,
  askingMs: 100,
  pageBytes: 5,
  frameBytes: 32,
  bothLanesSeconds: 2,
};

/** The pool as large as the papers' own. */
export const paperScale = "paper";

const nothing = Number.NaN;
const percent = (/** @type {number} */ value) => `${value.toFixed(1)}%`;

/** @param {Plan} plan @param {string} policy @param {string} mode */
const place = (plan, policy, mode) =>
  plan.subjects.findIndex((subject) => subject.policy === policy && subject.mode === mode);

/** @param {Plan} plan @param {Round} natively @param {Round} inWasm @returns {Goal[]} */
function speedGoals(plan, natively, inWasm) {
  const policies = [...new Set(plan.subjects.map(({ policy }) => policy))];
  // What the yardstick can be compared with.
  const lists = policies.filter((id) =>
    plan.subjects.some(({ policy, shape }) => policy === id && shape === "list"),
  );
  return plan.tasks
    .filter(({ id }) => id !== paperScale)
    .flatMap(({ id }) => {
      const index = plan.tasks.findIndex((task) => task.id === id);
      const native = (/** @type {string} */ policy, mode = "baseline") =>
        natively[index]?.lanes[place(plan, policy, mode)] ?? nothing;
      const wasm = (/** @type {string} */ policy) =>
        inWasm[index]?.lanes[place(plan, policy, "baseline")] ?? nothing;
      const yardstick = natively[index]?.yardstick ?? nothing;
      /** @type {(what: string, share: number, of: string, goal: number) => Goal} */
      const goal = (what, share, of, least) => ({
        what: `${what}, ${id}`,
        found: percent(100 * share),
        goal: `${of}, at least ${least}%`,
        met: 100 * share >= least,
      });
      return [
        ...lists.map((policy) =>
          goal(
            `${policy} baseline natively`,
            native(policy) / yardstick,
            "of the yardstick",
            goals.yardstickPercent,
          ),
        ),
        ...lists.map((policy) =>
          goal(
            `${policy} baseline in WebAssembly`,
            wasm(policy) / native(policy),
            "of native",
            goals.wasmPercent,
          ),
        ),
        ...policies.map((policy) =>
          goal(
            `${policy} in ACE natively`,
            native(policy, "ace") / native(policy),
            "of its baseline",
            goals.acePercent,
          ),
        ),
        ...policies.map((policy) =>
          goal(
            `${policy} in ACE with Reader natively`,
            native(policy, "ace+reader") / native(policy),
            "of its baseline",
            goals.readerPercent,
          ),
        ),
      ];
    });
}

/** Seconds that baseline and another lane take for the whole trace at paper scale, in WebAssembly. @param {Plan} plan @param {Round} inWasm */
export function bothLanes(plan, inWasm) {
  const index = plan.tasks.findIndex(({ id }) => id === paperScale);
  const requests = (plan.tasks[index]?.requests ?? nothing) / 1e6;
  const seconds = (/** @type {string} */ policy, /** @type {string} */ mode) =>
    requests / (inWasm[index]?.lanes[place(plan, policy, mode)] ?? nothing);
  return plan.subjects
    .filter(({ mode }) => mode !== "baseline")
    .map(({ policy, mode }) => ({
      policy,
      mode,
      seconds: seconds(policy, "baseline") + seconds(policy, mode),
    }));
}

/** @param {Plan} plan @param {Round} natively @param {Round} inWasm @param {Other} other @returns {Goal[]} */
export function judge(plan, natively, inWasm, other) {
  const paper = bothLanes(plan, inWasm).map(({ policy, mode, seconds }) => ({
    what: `${policy}: baseline and ${mode}, paper scale, WebAssembly`,
    found: `${seconds.toFixed(2)} s`,
    goal: `at most ${goals.bothLanesSeconds} s`,
    met: seconds <= goals.bothLanesSeconds,
  }));
  const held = other.memory.filter(({ mode }) => mode !== "ace+reader");
  const most = (/** @type {"bytes_per_page" | "bytes_per_frame"} */ key) =>
    Math.max(...held.map((row) => row[key]));
  return [
    ...speedGoals(plan, natively, inWasm),
    ...paper,
    {
      what: "a page on disk, without Reader, any policy",
      found: `${most("bytes_per_page").toFixed(1)} B`,
      goal: `at most ${goals.pageBytes} B`,
      met: most("bytes_per_page") <= goals.pageBytes,
    },
    {
      what: "a frame, without Reader, any policy",
      found: `${most("bytes_per_frame").toFixed(1)} B`,
      goal: `at most ${goals.frameBytes} B`,
      met: most("bytes_per_frame") <= goals.frameBytes,
    },
    {
      what: `seek within ${other.seek.requests.toLocaleString("en")} requests`,
      found: `${other.seek.median_ms.toFixed(2)} ms`,
      goal: `median, at most ${goals.seekMs} ms`,
      met: other.seek.median_ms <= goals.seekMs,
    },
    ...other.asking.map(({ mode, requests, median_ms }) => ({
      what: `what became of a page of ${requests.toLocaleString("en")} requests, baseline and ${mode}, WebAssembly`,
      found: `${median_ms.toFixed(1)} ms`,
      goal: `median, at most ${goals.askingMs} ms`,
      met: median_ms <= goals.askingMs,
    })),
  ];
}
