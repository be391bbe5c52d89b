/** Numbers that lessons say in words, where no `<Number>` computes them. */
import init from "@sqlite.org/sqlite-wasm";
import { expect, test } from "vitest";
import { unpacked } from "../engine/ownTrace/packed.ts";
import { Lab, OwnTraceBuilder } from "../engine/pkg/ace/ace.js";
import { Lab as PbmLab } from "../engine/pkg/pbm/pbm.js";
import { openScene } from "../labs/ace/models.ts";
import { runScript } from "../labs/ace/sql/run.ts";
import type { Scene } from "../labs/ace/state/scene.ts";
import { realRegistry, servedRegistry } from "../labs/ace/state/testEngine.ts";
import { realRegistry as realPbmRegistry } from "../labs/pbm/test-support/testEngine.ts";
import { presetScene } from "../state/run/scene.ts";
import { twice, yesterday } from "./scenes/checkout.ts";
import { requests, script, setUp } from "./scenes/queries.ts";
import { unmarked as bare, grouped, prose, recorded, wordsOf } from "./test-support/words.ts";
import { glossary } from "./text/glossary.ts";

test("lesson 1: the hits of both days are the same, and its wrong answers are what wrong rules give", async () => {
  const registry = await realRegistry();
  const scene = registry.presets.find(({ id }) => id === "ms-640")?.scene as { lanes: object[] };
  const run = (change: object): { hits: number; pages_read: number; pages_written: number } => {
    const lab = new Lab(JSON.stringify({ ...scene, ...change, lanes: scene.lanes.slice(0, 1) }), undefined);
    lab.seek(2 ** 31);
    const { lanes } = JSON.parse(lab.step_json());
    lab.free();
    return lanes[0].counters;
  };
  const sale = run({});
  expect(run(yesterday.change).hits).toBe(sale.hits);
  // Nine in ten requests go to a tenth of the pages.
  expect(twice.change).toMatchObject({ frames: 2 * 205 });
  expect(2 * 205).toBeGreaterThan(3072 / 10);
  const alpha = registry.devices.find(({ id }) => id === "pcie-p4510")?.alpha ?? Number.NaN;
  const share = (writes: number, reads: number) => Math.round((100 * writes) / (writes + reads));
  const wrong = [share(sale.pages_written, sale.pages_read), share(alpha / 2, 1), share(alpha, 1)];
  const text = await prose("01-checkout");
  for (const value of wrong) expect(text).toContain(`<Wrong value={${value}}>`);
});

test("lesson 8: the poster's latency, as its panel charges it and with alpha on both sides", async () => {
  const [reads, written, batches] = [43_512, 18_281, 3_053];
  const ms = (steps: number, digits = 1) => ((steps * 12.4) / 1000).toFixed(digits);
  // Its table's counters, and its two latencies, which are those of one read less.
  const latencies = (read: number) => [written, 3 * batches].map((write) => ms(read + write, 2));
  expect(latencies(reads)).toEqual(["766.23", "653.12"]);
  expect(latencies(reads - 1)).toEqual(["766.22", "653.11"]);
  const saved = 1 - (reads + 3 * batches) / (reads + 3 * written);
  const text = await prose("08-ace");
  expect(text).toContain("its table prints 43 512 misses and reads, its two latencies fit 43 511");
  expect(text).toContain(
    `(43 512 + 3 · 18 281) · 12.4 µs = ${ms(reads + 3 * written).replace("1", "1 ")} ms against ${ms(reads + 3 * batches)} ms`,
  );
  expect(text).toContain(`which is ${(100 * saved).toFixed(1)}% less`);
});

test("lessons 8 and 10: what two recordings come to, alone and inside ACE", async () => {
  await realRegistry();
  const ran = async (id: string) => {
    const { scene, packed } = await recorded(id);
    const { requests } = packed;
    const lab = new Lab(JSON.stringify(scene), unpacked(OwnTraceBuilder, packed));
    lab.seek(requests.length);
    type Counters = Record<
      "misses" | "pages_written" | "write_batches" | "write_time_us" | "latency_us",
      number
    >;
    const [alone, ace] = JSON.parse(lab.step_json()).lanes.map(
      ({ counters }: { counters: Counters }) => counters,
    ) as [Counters, Counters];
    lab.free();
    const saved = 100 * (1 - ace.latency_us / alone.latency_us);
    return { requests: grouped(requests.length), frames: grouped(scene.frames), alone, ace, saved };
  };
  const [pgbench, report] = [await ran("postgres-pgbench"), await ran("postgres-report")];
  const { alone, ace, saved } = pgbench;
  expect([ace.misses, report.ace.misses]).toEqual([alone.misses, report.alone.misses]);
  const [eight, ten] = [await prose("08-ace"), await prose("10-limits")];
  expect(bare(eight)).toContain(
    `A recording of pgbench on PostgreSQL 15: ${pgbench.requests} requests, a pool of ${pgbench.frames} frames`,
  );
  expect(bare(eight)).toContain(`that left it, ${grouped(alone.pages_written)} were`);
  expect(eight).toContain(
    `these writes take ${((100 * alone.write_time_us) / alone.latency_us).toFixed(0)}% of the`,
  );
  expect(eight).toContain(
    `the same ${grouped(ace.misses)} misses, and writes ${grouped(ace.pages_written)} pages in ${ace.write_batches} batches. The device time falls by ${saved.toFixed(0)}%`,
  );
  expect(report.frames).toBe(pgbench.frames);
  expect(bare(ten)).toContain(`each with ${report.frames} frames`);
  expect(bare(ten)).toContain(
    `pgbench misses ${grouped(alone.misses)} times, a clerk's look-ups with a report ${grouped(report.alone.misses)} times`,
  );
  expect(bare(ten)).toContain(
    `pgbench takes ${saved.toFixed(0)}% less . The report takes ${report.saved.toFixed(1)}% less`,
  );
  expect(bare(ten)).toContain(
    `The report writes ${report.alone.pages_written} pages in all, pgbench ${grouped(alone.pages_written)}`,
  );
});

test("lesson 10: a background writer that writes eight pages at once leaves ACE nothing to do", async () => {
  const registry = await realRegistry();
  await servedRegistry();
  const scene = presetScene<Scene>(registry.presets.find(({ id }) => id === "eager-writer"));
  if (scene === undefined) throw new Error("no preset eager-writer");
  const opened = openScene({ ...scene, workload: { ...scene.workload, requests: 20_000 } }, registry);
  if (!opened.ok) throw new Error(opened.failure.message);
  opened.value.seek(20_000);
  const [alone, ace] = opened.value
    .frame()
    .lanes.map(({ step: { counters } }) => counters as unknown as Record<string, number>);
  opened.value.close();
  expect(ace).toEqual(alone);
  expect([alone?.write_batches, alone?.buffers_backend]).toEqual([0, 0]);
});

test("lesson 8: on all devices of table I a page of a full batch costs less than a read", async () => {
  const { devices } = await realRegistry();
  const measured = ["optane-p4800x", "pcie-p4510", "sata-s4610", "virtual"];
  for (const { id, alpha, k_w } of devices) if (measured.includes(id)) expect(k_w).toBeGreaterThan(alpha);
  const { alpha, k_w } = devices.find(({ id }) => id === "pcie-p4510") ?? { alpha: 0, k_w: 1 };
  const text = await prose("08-ace");
  expect(text).toContain(`number={${alpha / k_w}}`);
  for (const wrong of [alpha, k_w, alpha * k_w])
    expect(text).toContain(`<Wrong value={${Number(wrong.toFixed(1))}}>`);
});

test("README: how soon the second of two scans asks for the block that LRU has just evicted", async () => {
  const { presets } = await realPbmRegistry();
  const scene = presets.find(({ id }) => id === "two-scans")?.scene as object;
  const lab = new PbmLab(JSON.stringify({ ...scene, lanes: [{ policy: "lru" }] }), undefined);
  // Block 20 is read, and block 1 goes; block 1 is asked for.
  const [evicted, asked] = [22, 23].map((position): number => {
    lab.seek(position);
    return JSON.parse(lab.step_json()).time_us;
  });
  lab.free();
  expect(await wordsOf("README.md")).toContain(
    `block 1, which the second scan asks for ${(asked ?? 0) - (evicted ?? 0)} µs later`,
  );
});

test("a write-back comes at the latest with the eviction", () => {
  expect(glossary["write-back"].text).toContain("at the latest when the page is evicted");
});

test("queries: its requests are SQLite's", async () => {
  const words = { language: "en", leftOut: "" };
  const report = runScript(await init(), { setUp, script, words }, () => {});
  if (report.kind !== "ran") throw new Error(JSON.stringify(report));
  const lines = [...(await report.ran.csv.text()).matchAll(/^([RW]),(\d+)/gm)];
  expect(lines.map(([, op, page]) => `${op}${page}`).join(" ")).toBe(requests);
  expect(report.ran.relations.map(({ name, pages }) => [name, pages])).toEqual([
    ["students", 12],
    ["sqlite_schema", 1],
  ]);
});
