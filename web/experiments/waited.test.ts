/** What the texts say of a gap between device time and the paper's run times, computed again at the figures' size. */
import { beforeAll, describe, expect, test } from "vitest";
import { Lab } from "../engine/pkg/ace/ace.js";
import type { Experiment } from "../engine/sweep/types.ts";
import { realRegistry } from "../labs/ace/state/testEngine.ts";

const experiments = import.meta.glob<Experiment>("./ace-*.json", { eager: true, import: "default" });
const of = (id: string): Experiment => {
  const found = experiments[`./${id}.json`];
  if (found === undefined) throw new Error(id);
  return found;
};
/** Instantiates the engine. */
beforeAll(realRegistry);

interface Run {
  policy: string;
  device: string;
  reads_percent: number;
  operations_percent?: number;
  data_percent?: number;
  cpu_us?: number;
}

/** Times of the baseline and of ACE at 1/64. */
function times({ policy, device, cpu_us = 0, ...workload }: Run) {
  const lanes = ["baseline", "ace"].map((mode) => ({ policy, mode }));
  const skew = { operations_percent: 90, data_percent: 10 };
  const scene = {
    pages: 30_720,
    frames: 2_048,
    device,
    cpu_us,
    lanes,
    workload: { kind: "skewed", requests: 1_000_000, seed: "1", ...skew, ...workload },
  };
  const lab = new Lab(JSON.stringify(scene), undefined);
  lab.seek(1_000_000);
  const step: { lanes: { counters: Record<"read_time_us" | "write_time_us" | "latency_us", number> }[] } =
    JSON.parse(lab.step_json());
  lab.free();
  return step.lanes.map(({ counters }) => counters);
}

/** Speedup if a fifth of the write time is waited for. */
function waited(run: Run): number {
  const [baseline = Number.NaN, ace = Number.NaN] = times(run).map(
    ({ read_time_us, write_time_us }) => read_time_us + write_time_us / 5,
  );
  return baseline / ace;
}

test("figure 10i: a fifth of the write time gives what its text says, and a CPU time a request does not", () => {
  const run = { policy: "lru-wsr", reads_percent: 0 };
  const devices = ["pcie-p4510", "virtual", "sata-s4610", "optane-p4800x"];
  const [pcie, virtual, sata, optane] = devices.map((device) => waited({ ...run, device }).toFixed(2));
  expect(of("ace-10i").differs).toContain(`${pcie}, ${virtual}, ${sata} and ${optane}x`);
  const [baseline, ace] = times({ ...run, device: "virtual", cpu_us: 26 });
  const speedup = (baseline?.latency_us ?? 0) / (ace?.latency_us ?? 1);
  expect(of("ace-10i").differs).toContain(`26 µs, which fit figure 8 best, leave ${speedup.toFixed(1)}x`);
});

test("figure 10c: a fifth of the write time gives what its text says", () => {
  const run = { policy: "clock", device: "pcie-p4510" };
  const [none, half] = [0, 50].map((reads_percent) => waited({ ...run, reads_percent }).toFixed(2));
  expect(of("ace-10cd").differs).toContain(`${none}x at 0% reads and ${half}x at 50%`);
});

describe("figure 8: with a fifth of the write time all bars lie within 6 points", () => {
  const uniform = { operations_percent: 50, data_percent: 50 };
  const workloads = {
    MS: { reads_percent: 50 },
    WIS: { reads_percent: 10 },
    RIS: { reads_percent: 90 },
    MU: { reads_percent: 50, ...uniform },
  };
  const policies = { "Clock Sweep": "clock", LRU: "lru", CFLRU: "cflru", "LRU-WSR": "lru-wsr" };
  test.each(Object.entries(workloads))("%s", (workload, own) => {
    const saved = Object.entries(policies).map(([label, policy]) => {
      const percent = 100 * (1 - 1 / waited({ policy, device: "pcie-p4510", ...own }));
      return { label, percent };
    });
    const bars = of("ace-8").reported.filter(({ at }) => at.workload === workload);
    expect(bars.length).toBeGreaterThan(0);
    for (const { at, value, low, high } of bars) {
      const here = saved.filter(({ label }) => at.policy === undefined || at.policy === label);
      const percents = here.map(({ percent }) => percent);
      expect(Math.abs(Math.min(...percents) - (value ?? low ?? 0))).toBeLessThan(6);
      expect(Math.abs(Math.max(...percents) - (value ?? high ?? 0))).toBeLessThan(6);
    }
  });
});
