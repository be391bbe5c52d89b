/** Numbers that lessons 6, 7 and 9 say in words, where no `<Number>` computes them. */
import { beforeAll, expect, test } from "vitest";
import { Lab } from "../engine/pkg/ace/ace.js";
import type { Registry } from "../engine/types.ts";
import { realRegistry } from "../labs/ace/state/testEngine.ts";
import { sale, small, wide } from "./scenes/sparing-writes.ts";
import { grouped, prose } from "./test-support/words.ts";

let registry: Registry;
beforeAll(async () => {
  registry = await realRegistry();
});

type Counters = Record<"hits" | "misses" | "pages_written" | "latency_us", number>;
/** Of one lane, at the end or at a position, of a run as lessons say it. */
function countersOf(
  { preset, change, at = 2 ** 31 }: { preset: string; change: object; at?: number },
  lane: number,
): Counters {
  const scene = registry.presets.find(({ id }) => id === preset)?.scene;
  const lab = new Lab(JSON.stringify({ ...(scene as object), ...change }), undefined);
  lab.seek(at);
  const { lanes }: { lanes: { counters: Counters }[] } = JSON.parse(lab.step_json());
  lab.free();
  const counters = lanes[lane]?.counters;
  if (counters === undefined) throw new Error(`no lane ${lane}`);
  return counters;
}

test("lesson 6: nine pages together, a ratio of throughputs as advertised and in the model, and what wrong rules give", async () => {
  const { devices } = registry;
  const { alpha, k_r, k_w } = devices.find(({ id }) => id === "pcie-p4510") ?? { alpha: 0, k_r: 0, k_w: 1 };
  const text = await prose("06-write-cost");
  expect(text).toContain(`465,000 / 145,000 = ${(465 / 145).toFixed(1)} times`);
  const throughputs = (alpha * k_r) / k_w;
  for (const answer of [Math.ceil(9 / k_w) * alpha, throughputs])
    expect(text).toContain(`number={${Number(answer.toFixed(1))}}`);
  const wrong = [9 * alpha, alpha, (9 / k_w) * alpha, alpha + 1, k_r / k_w, (alpha * k_w) / k_r];
  for (const value of wrong) expect(text).toContain(`<Wrong value={${Number(value.toFixed(2))}}>`);
});

test("lesson 7: with alpha = 1 a wider window saves less than with 3, and saves all the same", () => {
  const time = (alpha: number, window: number) => countersOf(wide(window, alpha), 1).latency_us;
  const saved = (alpha: number, window: number) => 1 - time(alpha, window) / time(alpha, 1);
  for (const window of [33, 100]) {
    expect(saved(1, window)).toBeGreaterThan(0);
    expect(saved(3, window)).toBeGreaterThan(saved(1, window));
  }
});

test("lesson 7: CFLRU's writes are put off and no fewer, and what a twentieth of the sale's writes and hits is worth", async () => {
  const run = (lane: number) => countersOf(small, lane);
  expect(run(1).pages_written).toBe(run(0).pages_written);
  expect(run(1).misses - run(0).misses).toBe(2);
  const { hits, pages_written } = countersOf(sale, 0);
  const [lost, saved, alpha] = [Math.round(hits / 20), Math.round(pages_written / 20), 2.8];
  const text = await prose("07-sparing-writes");
  expect(text).toContain(
    `${grouped(lost)} reads lost, and ${grouped(saved)} writes saved, worth ${grouped(Math.floor(saved * alpha))} reads`,
  );
  expect(hits / pages_written).toBeGreaterThan(1.6);
  expect(2 * hits).toBeGreaterThan(pages_written * alpha);
});

test("lesson 9: how figure 7's row grows by 3, by 7 and by 7 again", () => {
  /** What comes along with page 1 once it was followed by these pages and the pool is full of dirty ones. */
  const comingAfter = (followers: readonly number[], theta: number): number[] => {
    const requests = followers.flatMap((page) => ["R1", `R${page}`]);
    const changed = [30, 31, 32, 33, 34, 35].map((page) => `W${page}`);
    const trace = [...requests, ...changed, "R1"].join(" ");
    const lab = new Lab(
      JSON.stringify({
        ...{ pages: 40, frames: 6, alpha: 3, k_r: 6, k_w: 6, base_us: 10, n_e: 4, theta },
        lanes: [{ policy: "lru", mode: "ace", prefetch: true, reader: "history" }],
        workload: { kind: "given", trace },
        start: { pool: "20 21 22 23 24 25", history: "1>10:3,3:9,18:1" },
      }),
      undefined,
    );
    lab.seek(2 ** 31);
    const { lanes } = JSON.parse(lab.step_json());
    lab.free();
    return lanes[0].event.prefetched;
  };
  expect(comingAfter([], 0)).toEqual([3, 10, 18]);
  expect(comingAfter([3], 9)).toEqual([3]);
  expect(comingAfter([3], 10)).toEqual([]);
  expect(comingAfter([3, 7], 0)).toEqual([3, 10]);
  expect(comingAfter([3, 7, 7], 0)).toEqual([3, 10, 7]);
  expect(comingAfter([3, 7, 7], 1)).toEqual([3, 10]);
});
