/** The predictive lab's part of the benchmark: what it is held against, and its tables. Natively alone. */

/**
 * @typedef {{ policy: string, scale: number, requests: number, hit_percent: number, seconds: number, million_per_second: number, held_mb: number, peak_mb: number | null }} Run
 * @typedef {{ group_blocks: number, groups: number, microseconds: number, nanoseconds_a_group: number }} Registration
 * @typedef {{ runs: Run[], registrations: Registration[] }} Predictive
 * @typedef {import("./bench-goals.mjs").Goal} Goal
 */

const goals = { millionPerSecond: 5, megabytes: 512, usualSeconds: 2 };

const one = (/** @type {number} */ value) => value.toFixed(1);
const count = (/** @type {number} */ value) => value.toLocaleString("en");
const memory = (/** @type {Run} */ { peak_mb, held_mb }) => peak_mb ?? held_mb;

/** @param {Predictive} figures @returns {Goal[]} */
export function judgePredictive({ runs }) {
  return runs
    .filter(({ policy }) => policy === "sampling")
    .flatMap((run) => {
      const where = `PBM-sampling, N = 10, at scale 1/${run.scale}`;
      const speed = {
        what: where,
        found: `${one(run.million_per_second)} M/s`,
        goal: `at least ${goals.millionPerSecond} M/s`,
        met: run.million_per_second >= goals.millionPerSecond,
      };
      const held = {
        what: `${where}: memory`,
        found: `${one(memory(run))} MB`,
        goal: `at most ${goals.megabytes} MB`,
        met: memory(run) <= goals.megabytes,
      };
      const time = {
        what: `${where}: a run`,
        found: `${run.seconds.toFixed(2)} s`,
        goal: `at most ${goals.usualSeconds} s`,
        met: run.seconds <= goals.usualSeconds,
      };
      return run.scale === 1 ? [speed, held] : [speed, time];
    });
}

/** @param {Predictive} figures @returns {string[][]} the first is the head */
export const predictiveRuns = ({ runs }) => [
  ["policy", "scale", "block requests", "hits", "seconds", "M/s", "MB held", "MB at most"],
  ...runs.map((run) => [
    run.policy,
    `1/${run.scale}`,
    count(run.requests),
    `${one(run.hit_percent)}%`,
    run.seconds.toFixed(2),
    one(run.million_per_second),
    one(run.held_mb),
    run.peak_mb === null ? "" : one(run.peak_mb),
  ]),
];

/** @param {Predictive} figures @returns {string[][]} the first is the head */
export const predictiveRegistrations = ({ registrations }) => [
  ["blocks in a group", "groups of the scan", "us a scan", "ns a group"],
  ...registrations.map((row) => [
    count(row.group_blocks),
    count(row.groups),
    one(row.microseconds),
    row.nanoseconds_a_group.toFixed(2),
  ]),
];

export const predictiveTask =
  "lineitem at TPC-H scale factor 10, 327 680 frames, 32 streams of 16 queries, each a scan of 30%; N = 10. A registration is of a scan of 30% of the table at full scale.";
