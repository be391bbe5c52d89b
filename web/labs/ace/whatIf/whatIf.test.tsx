/** The map of what ACE saves: its axes, whose lanes it compares, that its cells are runs, and the dot. */
import { readFile } from "node:fs/promises";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Lab } from "../../../engine/pkg/ace/ace.js";
import initSweep, { Sweep } from "../../../engine/pkg/sweep/sweep.js";
import type { Results } from "../../../engine/sweep/types.ts";
import { setValue } from "../../../shell/chips/chip.ts";
import type { RunController } from "../../../state/run/controller.ts";
import { RunContext } from "../../../state/run/hooks.ts";
import type { Scene } from "../state/scene.ts";
import { realRegistry } from "../state/testEngine.ts";
import { axesOf, CELLS, cellsOf, comparisonFor, lanesOf, type MapAxes, pairs, valuesOf } from "./model.ts";
import { SavingsMap } from "./SavingsMap.tsx";

const registry = await realRegistry();
await initSweep({ module_or_path: await readFile("web/engine/pkg/sweep/sweep_bg.wasm") });

const scene: Scene = {
  ...{ pages: 60, frames: 8, device: "pcie-p4510", cpu_us: 1 },
  lanes: [
    { policy: "lru", mode: "baseline" },
    { policy: "cflru", mode: "ace" },
  ],
  workload: { kind: "zipf", requests: 300, seed: "4", reads_percent: 41 },
};
const resolved = { pages: 60, alpha: 2.8, base_us: 12.4, k_r: 80, k_w: 8 };

function axes(pair: string, of: Scene = scene): MapAxes {
  const made = axesOf(registry, of, pair, resolved);
  if ("refused" in made) throw new Error(made.refused);
  return made;
}

/** A scene with both parameters of a cell. */
function moved(from: Scene, { x, y }: MapAxes, [across, up]: readonly [number, number]): Scene {
  const next = structuredClone(from);
  setValue(next, x.path, x.values[across], resolved);
  setValue(next, y.path, y.values[up], resolved);
  return next;
}

test("an axis has at most forty values, ascending, and the scene's own is one of them wherever it lies", () => {
  const numbers = fc.record({
    least: fc.integer({ min: 1, max: 50 }),
    width: fc.integer({ min: 0, max: 100_000 }),
    value: fc.integer({ min: 1, max: 200_000 }),
    integer: fc.boolean(),
    ratios: fc.boolean(),
  });
  fc.assert(
    fc.property(numbers, ({ least, width, value, ...kind }) => {
      const values = valuesOf({ least, most: least + width, ...kind }, [value, least + 1]);
      expect(values).toEqual([...new Set(values)].toSorted((one, other) => one - other));
      expect(values.length).toBeLessThanOrEqual(CELLS);
      expect(values).toContain(value);
      if (kind.integer) expect(values.every(Number.isInteger)).toBe(true);
      if (kind.integer && width >= CELLS) expect(values).toHaveLength(CELLS);
    }),
    // The scene's own value is a device's too: it takes one cell, not two.
    { examples: [[{ least: 17, width: 40, value: 18, integer: true, ratios: false }]] },
  );
});

test("the devices of the papers have cells of their own", () => {
  const { x, y } = axes("alpha-k_w");
  for (const { alpha, k_w } of registry.devices) {
    expect(x.values).toContain(alpha);
    expect(y.values).toContain(k_w);
  }
});

test("the policy of the first lane in ACE is compared with itself alone, whichever of the two the scene lacks", () => {
  const of = (...lanes: Scene["lanes"]) => lanesOf({ lanes });
  const [lru, ace] = [{ policy: "lru", mode: "baseline" } as const, { policy: "lru", mode: "ace" } as const];
  expect(of(lru, ace)).toEqual([lru, ace]);
  expect(of(lru)).toEqual([lru, ace]);
  expect(of({ ...ace, prefetch: true })).toEqual([lru, { ...ace, prefetch: true }]);
  expect(lanesOf(scene)).toEqual([{ policy: "cflru", mode: "baseline" }, scene.lanes[1]]);
  expect(of({ ...ace, fork: { lane: 0, at: 3 } })).toBeNull();
});

test("what has no map is refused for what it is", () => {
  const refused = (of: Partial<Scene>, pair: string) => axesOf(registry, { ...scene, ...of }, pair, resolved);
  const program = registry.policies.find(({ programmed }) => programmed)?.id ?? "";
  const given = { workload: { kind: "given", trace: "R1 W2" } };
  expect(refused({ lanes: [{ policy: program, mode: "ace" }] }, "alpha-k_w")).toEqual({ refused: "program" });
  expect(refused(given, "reads-frames")).toEqual({ refused: "noReads" });
  expect(refused(given, "alpha-k_w")).not.toHaveProperty("refused");
  const own = { lanes: scene.lanes.map((lane) => ({ ...lane, k_w: 3 })) };
  expect(refused(own, "alpha-k_w")).toEqual({ refused: "ownDevices" });
});

test.each(pairs)(
  "%s: a scene moved over its map has the same map, and each cell is the full run of such a scene",
  (pair) => {
    const around = axes(pair);
    const { experiment, settings } = comparisonFor(around, scene, resolved);
    for (const to of [
      [3, 5],
      [39, 0],
    ] as const)
      expect(comparisonFor(around, moved(scene, around, to), resolved)).toMatchObject({
        experiment,
        settings,
      });
    const sweep = new Sweep(JSON.stringify(experiment), JSON.stringify(settings));
    const width = around.x.values.length;
    const looked = [0, 7 * width + 11, 23 * width + 2, sweep.runs - 1];
    for (const run of looked) sweep.add(sweep.run(run));
    const points = JSON.parse(sweep.summary_json(["latency_us"]));
    sweep.free();
    const cells = cellsOf(around, { coarse: null, fine: { points } as Results });
    expect(cells.filter(Boolean)).toHaveLength(looked.length);
    for (const at of looked) {
      const place = [at % width, Math.floor(at / width)] as const;
      const alone = { ...moved(scene, around, place), lanes: lanesOf(scene) };
      const lab = new Lab(JSON.stringify(alone), undefined);
      lab.seek(lab.requests);
      const [base, ace] = JSON.parse(lab.step_json()).lanes;
      lab.free();
      expect(cells[at]).toEqual({
        ...{ x: place[0], y: place[1] },
        ...{ alone_us: base.counters.latency_us, ace_us: ace.counters.latency_us },
      });
    }
  },
);

test("a coarse run stands for the cells around it, and says where it was until they have their own", () => {
  const around = axes("reads-frames");
  const results = (point: number, us: number) =>
    ({
      points: [{ point, lanes: { 0: { latency_us: { mean: 10 } }, 1: { latency_us: { mean: us } } } }],
    }) as unknown as Results;
  const cells = cellsOf(around, { coarse: results(0, 5), fine: results(1, 4) });
  expect(cells[0]).toEqual({ alone_us: 10, ace_us: 5, x: 2, y: 2 });
  expect(cells[1]).toEqual({ alone_us: 10, ace_us: 4, x: 1, y: 0 });
  expect(cells.filter(Boolean)).toHaveLength(16);
});

interface ShownProps {
  around: MapAxes;
  cells: Parameters<typeof SavingsMap>[0]["cells"];
  how: (change: unknown) => void;
}

/** The map over a scene that changes as a lab's would. */
function Shown({ around, cells, how }: ShownProps) {
  const [now, set] = useState(scene);
  const change = (edit: (scene: Scene) => void, change: unknown) => {
    how(change);
    const next = structuredClone(now);
    edit(next);
    set(next);
  };
  return (
    <RunContext value={{ change } as unknown as RunController}>
      <SavingsMap {...{ registry, resolved, cells }} scene={now} axes={around} busy={false} />
    </RunContext>
  );
}

test("arrow keys move the dot: the scene changes as one gesture, and both values and the saving are said", async () => {
  const around = axes("alpha-k_w");
  const cells = around.y.values.flatMap((_, y) =>
    around.x.values.map((_, x) => ({ alone_us: 200, ace_us: 200 - x - y, x, y })),
  );
  const how = vi.fn();
  render(<Shown {...{ around, cells, how }} />);
  const dot = screen.getByRole("slider");
  const said = (words: RegExp) => waitFor(() => expect(dot.getAttribute("aria-valuetext")).toMatch(words));
  await said(/^alpha = 2\.8, k_w = 8\. ACE saves /);
  fireEvent.focus(dot);
  expect(fireEvent.keyDown(dot, { key: "ArrowUp" }), "not the transport's").toBe(false);
  await said(/k_w = 9\. ACE saves /);
  // The lab follows with the next frame.
  await waitFor(() => expect(how).toHaveBeenCalledTimes(1));
  fireEvent.keyDown(dot, { key: "ArrowRight", shiftKey: true });
  await said(new RegExp(`^alpha = ${around.x.values[around.x.values.indexOf(2.8) + 5]}, k_w = 9`));
  await waitFor(() => expect(how).toHaveBeenCalledTimes(2));
  const gestures = how.mock.calls.map(([{ gesture, stays }]) => [gesture, stays]);
  expect(new Set(gestures.map(String)).size).toBe(1);
  expect(gestures[0]?.[1]).toBe(true);
  expect(fireEvent.keyDown(dot, { key: "PageDown" }), "the clicker's").toBe(true);
});
