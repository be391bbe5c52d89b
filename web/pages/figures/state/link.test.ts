import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Experiment, SweepSettings } from "../../../engine/sweep/types.ts";
import { initialSettings, labelOf } from "../../../engine/sweep/types.ts";
import type { Registry } from "../../../engine/types.ts";
import { realRegistry } from "../../../labs/ace/state/testEngine.ts";
import { decodeFigure, encodeFigure, figureParameters, sameSettings } from "./link.ts";

const files = import.meta.glob<Experiment>("../../../experiments/*.json", { eager: true, import: "default" });
const experiments = Object.values(files);
const [first] = experiments.filter(({ id }) => id === "ace-2") as [Experiment];

let registry: Registry;
beforeAll(async () => {
  registry = await realRegistry();
});

/** Settings that the page could have. */
const settingsOf = (experiment: Experiment): fc.Arbitrary<SweepSettings> =>
  fc.record({
    seeds: fc.integer({ min: 1, max: 1000 }),
    first_seed: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
    choices: fc.record(
      Object.fromEntries(
        (experiment.choices ?? []).map(({ id, values }) => [id, fc.constantFrom(...values.map(labelOf))]),
      ),
    ),
    set: fc.record(
      Object.fromEntries(
        figureParameters(experiment, registry).map(({ path, spec }) => [
          path,
          spec.integer
            ? fc.integer({ min: Math.max(spec.minimum, 0), max: Math.min(spec.maximum, 2 ** 31 - 1) })
            : fc.double({ min: spec.minimum, max: spec.maximum, noNaN: true }).map((value) => value + 0),
        ]),
      ),
      { requiredKeys: [] },
    ) as fc.Arbitrary<SweepSettings["set"]>,
  });

test("a link gives back the settings it was made from, for every experiment", () => {
  for (const experiment of experiments) {
    fc.assert(
      fc.property(settingsOf(experiment), (settings) => {
        const { settings: read, notices } = decodeFigure(
          encodeFigure(experiment, settings),
          experiment,
          registry,
        );
        expect(notices).toEqual([]);
        expect(sameSettings(read, settings)).toBe(true);
      }),
      { numRuns: 30 },
    );
  }
});

test("no text breaks it: the settings are legal whatever the link says", () => {
  const keys = ["v", "seeds", "first_seed", "size", "k_w", "workload.reads_percent", "__proto__"];
  const pair = fc.tuple(fc.constantFrom(...keys), fc.oneof(fc.string(), fc.double().map(String)));
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const query = pairs
        .map(([key, value]) => `${key}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, ""))}`)
        .join("&");
      const { settings } = decodeFigure(`/figures/ace-2?${query}`, first, registry);
      expect(Number.isInteger(settings.seeds) && settings.seeds >= 1 && settings.seeds <= 1000).toBe(true);
      expect(settings.first_seed).toMatch(/^\d{1,20}$/);
      expect(first.choices?.[0]?.values.map(labelOf)).toContain(settings.choices.size);
      for (const [path, value] of Object.entries(settings.set)) {
        const spec = figureParameters(first, registry).find((one) => one.path === path)?.spec;
        expect(value).toBeGreaterThanOrEqual(spec?.minimum ?? Number.NaN);
        expect(value).toBeLessThanOrEqual(spec?.maximum ?? Number.NaN);
      }
    }),
  );
});

describe("hostile values give the nearest legal ones, and say so", () => {
  const cases: [string, string, Partial<SweepSettings>][] = [
    ["seeds=0", "seeds", { seeds: 1 }],
    ["seeds=1e9", "seeds", { seeds: 1000 }],
    ["seeds=many", "seeds", { seeds: 5 }],
    ["first_seed=18446744073709551616", "first_seed", { first_seed: "18446744073709551615" }],
    ["size=1/65", "size", { choices: { size: "1/64" } }],
    ["workload.reads_percent=150", "workload.reads_percent", { set: { "workload.reads_percent": 100 } }],
    ["k_w=-3", "k_w", { set: { k_w: 1 } }],
    ["k_w=abc", "k_w", { set: {} }],
    ["v=9", "v", {}],
    ["seeds=%E0%A4%A", "seeds", { seeds: 5 }],
  ];
  test.each(cases)("%s", (query, field, expected) => {
    const { settings, notices } = decodeFigure(`/figures/ace-2?${query}`, first, registry);
    expect(notices.map((notice) => notice.field)).toContain(field);
    expect(settings).toMatchObject(expected);
  });
});

test("unknown keys and parameters that the figure does not offer are left out", () => {
  const { settings, notices } = decodeFigure("/figures/ace-2?alpha=3&colour=red", first, registry);
  expect(settings).toEqual(initialSettings(first));
  expect(notices).toEqual([]);
});

test("a link is readable", () => {
  const settings = { ...initialSettings(first), set: { k_w: 4 } };
  expect(encodeFigure(first, settings)).toBe("/figures/ace-2?v=1&seeds=5&first_seed=1&size=1/64&k_w=4");
});

test("no key of a link means two things", () => {
  for (const experiment of experiments) {
    const keys = ["v", "seeds", "first_seed", ...(experiment.choices ?? []).map(({ id }) => id)];
    const all = [...keys, ...(experiment.parameters ?? [])];
    expect(new Set(all).size, experiment.id).toBe(all.length);
  }
});
