import { assert, integer, property } from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { comparisonOf, type Extent, SAMPLE_REQUESTS } from "../../engine/sweep/comparison.ts";
import type { ParameterSpec, RunRegistry } from "../../engine/types.ts";
import type { RunScene } from "../../state/run/choices.ts";
import { changedField } from "../Changed.tsx";
import { responseOf, spread, stopsOf } from "./ChipPanel.tsx";
import { setValue, valueIn } from "./chip.ts";

const spec = (id: string, number: number): ParameterSpec => ({
  ...{ id, label: id, symbol: id, unit: "", minimum: 0, maximum: 1e6, integer: true },
  ...{ default: { number }, help: "", why: "" },
});

const scene = (): RunScene => ({
  frames: 7,
  device: "ssd",
  lanes: [{ policy: "lru" }, { policy: "sampling", samples: 5, fork: { lane: 0, at: 3 } }],
  workload: { kind: "skewed", requests: 1_000_000, seed: "9", reads_percent: 60 },
  at: 12,
});

const registry = {
  parameters: [spec("frames", 100), spec("alpha", 2)],
  workloads: [{ id: "skewed", parameters: [spec("reads_percent", 50)] }],
  requests: spec("requests", 40),
  devices: [{ id: "ssd", label: "SSD", alpha: 3, base_us: 10, k_r: 4, k_w: 4 }],
} as unknown as RunRegistry;

describe("a slider's stops", () => {
  test("ascend from end to end, the value among them, and are no more than a hand can tell apart", () => {
    const value = integer({ min: 1, max: 100_000 });
    assert(
      property(value, value, value, (one, other, at) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        const stops = stopsOf({ least, most, integer: true }, at);
        expect(stops).toEqual([...new Set(stops)].toSorted((a, b) => a - b));
        expect([stops[0], stops.at(-1)]).toEqual([Math.min(least, at), Math.max(most, at)]);
        expect(stops).toContain(at);
        expect(stops.length).toBeLessThan(170);
        expect(stops.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test("are each number of a short range, and few digits of a part", () => {
    expect(stopsOf({ least: 1, most: 5, integer: true }, 3)).toEqual([1, 2, 3, 4, 5]);
    const parts = stopsOf({ least: 1, most: 10, integer: false }, 2.8);
    expect(parts.every((stop) => String(stop).length <= 4)).toBe(true);
  });

  test("are run at places from end to end", () => {
    expect(spread(5, 30)).toEqual([0, 1, 2, 3, 4]);
    const places = spread(160, 30);
    expect([places[0], places.at(-1), places.length]).toEqual([0, 159, 30]);
  });
});

describe("a chip's value", () => {
  test("is found and set for all lanes, in the requests, and in those lanes that have it", () => {
    const changed = scene();
    expect(valueIn(changed, spec("samples", 1), "lanes.samples", {})).toBe(5);
    expect(valueIn(changed, spec("reads_percent", 50), "workload.reads_percent", {})).toBe(60);
    setValue(changed, "lanes.samples", 8, {});
    setValue(changed, "workload.reads_percent", 10, {});
    setValue(changed, "alpha", 2, { alpha: 3, base_us: 10, k_r: 4, k_w: 4 });
    expect(changed).toMatchObject({
      ...{ alpha: 2, base_us: 10, k_r: 4, k_w: 4 },
      lanes: [{ policy: "lru" }, { samples: 8 }],
      workload: { reads_percent: 10 },
    });
    expect(changed).not.toHaveProperty("device");
    expect(changed.lanes).not.toHaveProperty("0.samples");
  });

  test("is none where lanes have values of their own that differ", () => {
    const different = { ...scene(), lanes: [{ samples: 1 }, { samples: 5 }] };
    expect(valueIn(different, spec("samples", 1), "lanes.samples", {})).toBeUndefined();
    expect(valueIn(different, spec("samples", 1), "samples", {})).toBeUndefined();
  });
});

describe("a response", () => {
  const of = { lab: "ace", counters: ["misses"] };
  const run = (path: string) => responseOf(of, path, scene(), [1, 2]);

  test("is the scene without what the slider says, without forks, and of a sample if it is long", () => {
    const { experiment, settings, sampled } = run("lanes.samples");
    expect(experiment.axes).toEqual([{ id: "value", sets: "samples", values: [1, 2] }]);
    expect(experiment.lanes.map(({ set }) => set)).toEqual([{ policy: "lru" }, { policy: "sampling" }]);
    expect(experiment.scene).not.toHaveProperty("at");
    expect(experiment.scene.workload).toMatchObject({ requests: SAMPLE_REQUESTS });
    expect([settings.first_seed, sampled]).toEqual(["9", SAMPLE_REQUESTS]);
  });

  test("does not depend on the value that is being dragged", () => {
    const at = (reads_percent: number) => {
      const { workload, ...others } = scene();
      const moved = { ...others, workload: { ...workload, reads_percent } };
      return responseOf(of, "workload.reads_percent", moved, [1, 2]);
    };
    expect(at(10)).toEqual(at(90));
  });

  test("of a reader's own trace serves all requests with their pins, or as a curve the first ones without", () => {
    const packed = vi.fn();
    const part = (extent: Extent, requests: number) =>
      comparisonOf(scene(), { axes: [], counters: ["misses"], extent }, { requests, pinned: true, packed });
    const many = SAMPLE_REQUESTS + 1;
    expect(part("whole", many)).toMatchObject({ requests: many, sampled: null, unpinned: false });
    expect(part("curve", many)).toMatchObject({ requests: many, sampled: SAMPLE_REQUESTS, unpinned: true });
    for (const { own } of [part("whole", many), part("curve", many), part("curve", 7)]) own?.();
    expect(packed.mock.calls).toEqual([
      [many, true],
      [SAMPLE_REQUESTS, false],
      [7, false],
    ]);
  });
});

describe("what was changed", () => {
  const changed = (edit: (scene: RunScene) => void) => {
    const after = structuredClone(scene());
    edit(after);
    return changedField(registry, scene(), after);
  };

  test("is named with both values, also where a device's number became the scene's own", () => {
    expect(changed((after) => Object.assign(after, { frames: 9 }))).toEqual({
      name: "frames",
      from: 7,
      to: 9,
    });
    const own = { alpha: 1, base_us: 10, k_r: 4, k_w: 4 };
    const spelled = changed((after) => {
      Object.assign(after, own);
      delete after.device;
    });
    expect(spelled).toEqual({ name: "alpha", from: 3, to: 1 });
  });

  test("is nothing where more than one number differs, or what is no number", () => {
    expect(changed((after) => Object.assign(after, { frames: 9, alpha: 1 }))).toBeNull();
    expect(changed((after) => Object.assign(after.workload, { kind: "zipf" }))).toBeNull();
  });
});
