/** The server model's figures, kept in advance, against the values that an independent model gives. */
import { expect, test } from "vitest";
import { type Experiment, labelOf, meanOf, type Results } from "../engine/sweep/types.ts";
import saved from "./results/server-1.json" with { type: "json" };
import experiment from "./server-1.json" with { type: "json" };

const CLIENTS = [1, 2, 4, 8, 12, 16, 20, 32];
/** Seeds differ by less. */
const TOLERANCE_POINTS = 1.5;

/** Policy, workload and CPU time in microseconds, and the time that ACE saves in percent, by clients. */
const expected: [policy: string, workload: string, cpu: string, saved: number[]][] = [
  ["LRU", "MS", "0", [56.5, 55.9, 53.5, 34.5, 5.1, -2.6, -3.3, -5.0]],
  ["LRU", "WIS", "0", [63.3, 60.3, 52.1, 26.3, -2.4, -3.7, -4.6, -7.0]],
  ["LRU", "RIS", "0", [29.6, 29.6, 29.6, 29.6, 29.3, 27.7, 16.9, -1.0]],
  ["LRU", "MU", "0", [51.6, 51.5, 50.5, 40.7, 13.2, 0.2, -0.2, -0.4]],
  ["Clock Sweep", "MS", "0", [56.4, 55.6, 53.4, 27.8, -3.9, -11.7, -11.7, -11.7]],
  ["LRU", "MS", "20", [26.0, 25.9, 25.8, 25.2, 24.6, 23.8, 21.9, -2.6]],
  ["LRU", "WIS", "20", [33.0, 32.3, 30.6, 26.7, 22.5, 20.5, 6.8, -5.1]],
  ["Clock Sweep", "WIS", "20", [32.8, 32.0, 31.1, 29.0, 24.6, 8.3, -11.2, -22.4]],
];

const { axes } = experiment as unknown as Experiment;
const results = saved as unknown as Results;

/** The point at these labels, one for each axis. */
const pointAt = (labels: string[]) =>
  axes.reduce((point, { values }, at) => {
    const found = values.findIndex((value) => labelOf(value) === labels[at]);
    expect(found, labels[at]).toBeGreaterThanOrEqual(0);
    return point * values.length + found;
  }, 0);

test.each(expected)(
  "%s, %s, %s µs of CPU time a request: ACE saves what the rules give",
  (policy, workload, cpu, values) => {
    const found = CLIENTS.map((clients) => {
      const point = pointAt([cpu, policy, workload, String(clients)]);
      return meanOf(results, point, "ace", "time_saved_percent") ?? Number.NaN;
    });
    const apart = found.map((value, at) => Math.abs(value - (values[at] ?? Number.NaN)));
    expect(Math.max(...apart), found.join(" ")).toBeLessThanOrEqual(TOLERANCE_POINTS);
  },
);
