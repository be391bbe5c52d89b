import fc from "fast-check";
import { expect, test } from "vitest";
import { Lab } from "../../../engine/pkg/ace/ace.js";
import type { LabFrame, LaneConfig, PrescanFrame } from "../../../engine/types.ts";
import { csv } from "../../../state/export/table.ts";
import { firstsByDay } from "../../../test-support/day.ts";
import { configJson, readConfig, texts, traceCsv } from "../export.ts";
import { sceneSchema } from "./sceneSchema.ts";
import { drivenRegistry, realRegistry, rejectionOf, servedRegistry } from "./testEngine.ts";
import { arbitraryState } from "./tests/arbitraryState.ts";

const registry = await realRegistry();
await servedRegistry();
await drivenRegistry();
const { countersCsv, countersJson, seriesCsv, seriesJson } = texts;

/** Reads CSV without quotes: enough for what the page writes of its own. */
const table = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));

/** A preset's run at its end. */
function run(id: string): { lab: Lab; frame: LabFrame; prescan: PrescanFrame; lanes: LaneConfig[] } {
  const lab = new Lab(JSON.stringify(registry.presets.find((preset) => preset.id === id)?.scene));
  lab.seek(lab.requests);
  while (lab.continue_prescan(1_000) < lab.requests);
  const lanes: LaneConfig[] = JSON.parse(lab.lanes_json());
  const { position, lanes: steps } = JSON.parse(lab.step_json());
  const frame: LabFrame = {
    position,
    requests: lab.requests,
    counters: registry.counters,
    lab: registry.lab,
    lanes: lanes.map((config, index) => ({ config, step: steps[index] })) as unknown as LabFrame["lanes"],
  };
  const prescan: PrescanFrame = {
    position,
    requests: lab.requests,
    positions: lab.sample_positions(),
    diverged: lab.diverged_column(),
    column: (lane, counter) => lab.sample_column(lane, counter),
    firstDivergence: JSON.parse(lab.first_divergence_json()),
  };
  return { lab, frame, prescan, lanes };
}

const { lab, frame, prescan, lanes } = run("figure-7");
const names = Object.keys(frame.lanes[0]?.step.counters ?? {});

test("any scene comes back from its config", () => {
  fc.assert(
    fc.property(arbitraryState(registry), ({ scene, at }) => {
      expect(readConfig(configJson(scene, at))).toEqual({ ok: true, value: { scene, at } });
    }),
  );
});

test("a config says what it is, and the engine opens what is in it", () => {
  // That the engine opens the scene of each preset is said in url.test.ts.
  const opened = firstsByDay(registry.presets, ({ scene }) => sceneSchema.parse(scene).workload.kind);
  for (const preset of registry.presets) {
    const { at = 0, ...scene } = sceneSchema.parse(preset.scene);
    const text = configJson(scene, at);
    expect(JSON.parse(text)).toMatchObject({ format: "bufferpool-lab-scene", version: 1, at });
    const read = readConfig(text);
    if (!read.ok) throw new Error(read.failure.message);
    expect(read.value).toEqual({ scene, at });
    if (opened.includes(preset)) expect(rejectionOf(read.value.scene, read.value.at)).toBeUndefined();
  }
});

test("a bare scene and a golden file's config with a workload open too", () => {
  const sizes = { pages: 40, frames: 8, alpha: 2.8, k_r: 4, k_w: 3, base_us: 12.4 };
  const workload = { kind: "given", trace: "R1 W2" };
  const lane = { policy: "lru", mode: "ace", prefetch: true };
  const scene = { ...sizes, lanes: [lane], workload };
  const expected = { ok: true, value: { scene, at: 0 } };
  expect(readConfig(JSON.stringify(scene))).toEqual(expected);
  expect(readConfig(JSON.stringify({ ...sizes, ...lane, workload }))).toEqual(expected);
  expect(readConfig(JSON.stringify({ ...sizes, policy: "lru", workload }))).toMatchObject({
    value: { scene: { lanes: [{ policy: "lru", mode: "baseline" }] } },
  });
});

test.each([
  ["", "config"],
  ["[]", "config"],
  ["null", "config"],
  ['{"format":"something else"}', "format"],
  ['{"format":"bufferpool-lab-scene","version":2}', "version"],
  ["{}", "lanes"],
  ['{"policy":"lru"}', "workload"],
  ['{"lanes":[],"workload":{"kind":"given"}}', "lanes"],
  ['{"lanes":[null],"workload":{"kind":"given"}}', "lanes"],
  ['{"policy":"lru","mode":"turbo","workload":{"kind":"given"}}', "lanes"],
  ['{"policy":"lru","workload":{"kind":"given"},"at":-1}', "at"],
  ['{"policy":"lru","workload":{"kind":"given"},"start":7}', "start"],
])("%s is no config, and the answer names %s", (text, field) => {
  const result = readConfig(text);
  expect(result).toMatchObject({
    ok: false,
    failure: { field, message: expect.stringContaining(`${field}: `) },
  });
});

test("any text is answered", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof readConfig(text).ok === "boolean"),
  );
  const hostile = '{"__proto__":{"x":1},"policy":"lru","workload":{"kind":"given","__proto__":{"x":1}}}';
  expect(readConfig(hostile)).toEqual({
    ok: true,
    value: { scene: { lanes: [{ policy: "lru", mode: "baseline" }], workload: { kind: "given" } }, at: 0 },
  });
});

test("counters as CSV: a row a lane, all counters, units in the header", () => {
  const [header = [], ...rows] = table(countersCsv(frame));
  for (const name of [...names, "lane", "policy", "k_w", "position"]) expect(header).toContain(name);
  expect(header).toContain("latency_us");
  expect(rows.length).toBe(lanes.length);
  rows.forEach((row, index) => {
    const cells = Object.fromEntries(header.map((name, column) => [name, row[column]]));
    expect(row.length).toBe(header.length);
    expect(cells).toMatchObject({ lane: String(index + 1), times: "simulated device time" });
    expect(Number(cells.latency_us)).toBe(frame.lanes[index]?.step.counters.latency_us);
  });
});

test("counters as JSON", () => {
  const read = JSON.parse(countersJson(frame));
  expect(read).toMatchObject({ times: "simulated device time", position: frame.position });
  expect(read.lanes.map((lane: { counters: unknown }) => lane.counters)).toEqual(
    frame.lanes.map((lane) => lane.step.counters),
  );
});

test("series as CSV and JSON hold every sample of every lane", () => {
  const [header = [], ...rows] = table(seriesCsv(frame, prescan));
  expect(rows.length).toBe(lanes.length * prescan.positions.length);
  const missing = names.filter((name) => !header.includes(name));
  const read = JSON.parse(seriesJson(frame, prescan));
  expect(missing).toEqual([]);
  expect(read.positions).toEqual([...prescan.positions]);
  const place = header.indexOf("misses");
  const misses = rows.slice(0, prescan.positions.length).map((row) => Number(row[place]));
  expect(misses).toEqual([...prescan.column(0, "misses")]);
  expect(read.lanes[0].series.misses).toEqual(misses);
});

test("a counter that the prescan does not have is left out", () => {
  const bare = { ...prescan, column: () => new Float64Array() };
  expect(table(seriesCsv(frame, bare))[0]).toEqual([
    "position",
    "lane",
    "policy",
    "mode",
    "prefetch",
    "parted",
    "times",
    "lab",
  ]);
});

test("the trace as CSV, in pieces", () => {
  const slices = [lab.requests_between(0, 2), lab.requests_between(2, lab.requests)];
  const pieces = [...traceCsv(slices)];
  expect(pieces.length).toBe(3);
  expect(pieces.join("")).toBe("op,page\nR,1\nR,3\nR,12\nR,10\nR,14\n");
  const largest = Uint32Array.of(0xffff_ffff, 2);
  expect([...traceCsv([largest], (page) => (page === 1 ? "987654321" : String(page)))].join("")).toBe(
    "op,page\nW,2147483647\nR,987654321\n",
  );
});

test("cells with commas and quotes are quoted", () => {
  expect(csv([{ a: 1 }, { a: 'x,"y"', b: true }])).toBe('a,b\n1,\n"x,""y""",true\n');
});

/** The cells of a table, as RFC 4180 has them. */
const cellsOf = (table: string) =>
  [...table.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))[,\n]/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );

test("a spreadsheet computes no text of a table, keeps all others, and numbers stay numbers", () => {
  const begin = fc.constantFrom("", "=", "+", "-", "@", "\t", "\r", "\n", "a", "1", ",", '"');
  const text = fc.tuple(begin, fc.string()).map((parts) => parts.join(""));
  const number = fc.double({ noDefaultInfinity: true, noNaN: true });
  fc.assert(
    fc.property(text, fc.oneof(text, number, number.map(String)), (name, value) => {
      const given = [name, String(value)];
      const expected = given.map((cell) =>
        /^[=+\-@\t\r\n]/.test(cell) && !Number.isFinite(Number(cell)) ? `'${cell}` : cell,
      );
      expect(cellsOf(csv([{ [name]: value }]))).toEqual(expected);
    }),
  );
});
