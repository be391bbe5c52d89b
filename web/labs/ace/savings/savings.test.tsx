import { readFile } from "node:fs/promises";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import * as fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Lab } from "../../../engine/pkg/ace/ace.js";
import initSweep, { OwnTraceBuilder, Sweep } from "../../../engine/pkg/sweep/sweep.js";
import type { Results } from "../../../engine/sweep/types.ts";
import type { Scene } from "../state/scene.ts";
import { realRegistry } from "../state/testEngine.ts";
import {
  bestOf,
  COUNTERS,
  cellsOf,
  changeOf,
  DEEPEST,
  findingOf,
  findingWords,
  type MEASURES,
  openCell,
  type SavingsCell,
  savingsOf,
  shadeOf,
  type Time,
  timed,
} from "./model.ts";
import { SavingsMatrix } from "./SavingsMatrix.tsx";

const registry = await realRegistry();
await initSweep({ module_or_path: await readFile("web/engine/pkg/sweep/sweep_bg.wasm") });

const scene: Scene = {
  ...{ pages: 60, frames: 8, alpha: 3, k_r: 3, k_w: 3, base_us: 10, n_w: 2, cpu_us: 1 },
  lanes: [
    { policy: "arc", mode: "baseline" as const, n_w: 1 },
    { policy: "lru", mode: "ace" as const, prefetch: true },
  ],
  workload: { kind: "zipf", requests: 900, seed: "4", reads_percent: 60 },
};

/** As the worker compares. */
function compared(of: Scene): SavingsCell[] {
  const lab = new Lab(JSON.stringify(of), undefined);
  const requests = lab.requests_between(0, lab.requests);
  lab.free();
  const trace = new OwnTraceBuilder(requests.length, Number(of.pages));
  trace.push(requests);
  const { experiment, settings } = savingsOf(registry, of);
  const sweep = new Sweep(JSON.stringify(experiment), JSON.stringify(settings));
  sweep.give(trace.finish());
  const known = () => cellsOf(registry, { points: JSON.parse(sweep.summary_json([...COUNTERS])) } as Results);
  for (let run = 0; run < sweep.runs; run += 1) {
    // Policies are told as they finish.
    expect(known()).toHaveLength(run - (run % registry.devices.length));
    sweep.add(sweep.run(run));
  }
  const cells = known();
  sweep.free();
  return cells;
}

const cells = compared(scene);

/** A scene after a click on a cell. */
function opened(from: Scene, policy: string, device: string): Scene {
  const next = structuredClone(from);
  openCell(next as unknown as Record<string, unknown>, policy, device);
  return next;
}

describe("scenes", () => {
  test("a cell counts as the two lanes that it opens", () => {
    const policies = registry.policies.filter(({ programmed }) => !programmed);
    expect(cells).toHaveLength(policies.length * registry.devices.length);
    for (const cell of cells) {
      const lab = new Lab(JSON.stringify(opened(scene, cell.policy, cell.device)), undefined);
      lab.seek(lab.requests);
      const { lanes } = JSON.parse(lab.step_json());
      lab.free();
      for (const [lane, own] of [cell.baseline, cell.ace].entries())
        expect(lanes[lane].counters, `${cell.policy} on ${cell.device}`).toMatchObject(own);
    }
  });

  test("what a click opens compares as what it was opened from", () => {
    const key = (of: Scene) => JSON.stringify(savingsOf(registry, of));
    for (const { policy, device } of cells) expect(key(opened(scene, policy, device))).toBe(key(scene));
    expect(key({ ...scene, frames: 9 })).not.toBe(key(scene));
  });
});

const spent = (latency_us: number, misses = 1, write_time_us = 0) => ({
  latency_us,
  write_time_us,
  misses,
  pages_written: 1,
  write_batches: 1,
});

/** Device times of the baseline and of ACE. */
const cell = (
  policy: string,
  device: string,
  base: number,
  own: number,
  needs_future = false,
): SavingsCell => ({
  ...{ policy, device, needs_future },
  ...{ baseline: spent(base), ace: spent(own) },
});

describe("the model", () => {
  test("the best of a device saves most, or has least; a policy that knows what comes is out of it", () => {
    const [a, b, c] = [cell("a", "x", 100, 50), cell("b", "x", 60, 40), cell("c", "x", 100, 1, true)];
    const [d, e] = [cell("a", "y", 100, 80), cell("b", "y", 100, 90)];
    expect(bestOf([a, b, c, d, e], "saved").cells).toEqual(new Set([a, d]));
    expect(bestOf([a, b, c, d, e], "saved").policies).toEqual(new Set(["a"]));
    expect(bestOf([a, b, c, d, e], "latency_us").cells).toEqual(new Set([b, d]));
    expect(bestOf([a, b, c, d, e], "latency_us").policies).toEqual(new Set(["a", "b"]));
    expect(bestOf([a, b, c, d, e], "misses").cells.size, "all alike").toBe(0);
  });

  test("the finding names the extremes of all cells that can be run", () => {
    const found = findingOf(cells);
    const possible = cells.filter(({ needs_future }) => !needs_future);
    expect(possible.length).toBeLessThan(cells.length);
    const saved = possible.map(({ baseline, ace }) => 1 - ace.latency_us / baseline.latency_us);
    expect(found?.mostSaved).toBeCloseTo(Math.max(...saved), 12);
    expect(found?.leastSaved).toBeCloseTo(Math.min(...saved), 12);
    expect(found).toMatchObject({ of: possible.length, idle: saved.filter((share) => share <= 0).length });
    expect(findingOf([])).toBeNull();
  });

  test("the finding is told whether ACE saves everywhere, somewhere or nowhere, and where it takes more", () => {
    const told = (...of: SavingsCell[]) => findingWords(of, [{ id: "a", label: "A" }], "device");
    const [half, tenth] = [cell("a", "x", 100, 50), cell("a", "y", 1_000, 900.4)];
    expect(told(half, tenth)).toBe(
      "On every device and with every policy ACE saves at least 9.9% of the device time. ACE saves most with A on x: 50% of the device time, about 50% of the run time.",
    );
    expect(told(half, cell("a", "y", 100, 100))).toBe(
      "ACE saves most with A on x: 50% of the device time, about 50% of the run time. In 1 of 2 cells ACE saves nothing.",
    );
    expect(told(half, cell("b", "y", 100, 103))).toContain("At worst, with b on y, it takes 3% more.");
    expect(told(cell("a", "x", 100, 100))).toBe("ACE saves no device time here.");
    expect(told(half, cell("min", "x", 100, 300, true)), "of what can be run").not.toContain("worst");
    expect(told()).toBe("");
  });

  test("run time as in PostgreSQL waits for a fifth of the write time, and the finding tells both times", () => {
    // 100 us, 90 of them writing, against 40, 25 of them writing: 10 + 0.2 * 90 = 28 against 15 + 0.2 * 25 = 20.
    const writes: SavingsCell = {
      ...{ policy: "a", device: "x", needs_future: false },
      ...{ baseline: spent(100, 1, 90), ace: spent(40, 1, 25) },
    };
    const { baseline, ace } = timed(writes, "run");
    expect([baseline.latency_us, ace.latency_us]).toEqual([expect.closeTo(28, 9), expect.closeTo(20, 9)]);
    expect(changeOf(timed(writes, "run"), "saved")).toBeCloseTo(-8 / 28, 9);
    expect(timed(writes, "device")).toEqual(writes);
    const told = (time: Time) => findingWords([writes], [], time);
    for (const time of ["device", "run"] as const)
      expect(told(time)).toContain("most with a on x: 60% of the device time, about 28.6% of the run time.");
    expect(told("run")).toContain("at least 28.5% of the run time.");
  });

  test("a shade deepens with the difference, whichever way; none means none", () => {
    expect([shadeOf(0), shadeOf(null), shadeOf(0.001), shadeOf(-1), shadeOf(9)]).toEqual([
      0,
      0,
      1,
      DEEPEST,
      DEEPEST,
    ]);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2, noNaN: true }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (one, other) => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          expect(shadeOf(-low)).toBeLessThanOrEqual(shadeOf(high));
        },
      ),
    );
    expect(changeOf(cell("a", "x", 0, 0), "saved")).toBe(0);
    expect(changeOf(cell("a", "x", 0, 3), "saved")).toBeNull();
  });
});

describe("the matrix", () => {
  afterEach(cleanup);

  function shown(onOpen = vi.fn(), measure: (typeof MEASURES)[number] = "saved", whole = true) {
    const named = (id: string) => ({ id, label: id.toUpperCase() });
    render(
      <SavingsMatrix
        policies={[named("a"), named("b")]}
        devices={[named("x"), named("y")]}
        counters={registry.counters}
        cells={[
          cell("a", "x", 100, 50),
          cell("a", "y", 100, 100),
          cell("b", "x", 100, 80),
          cell("b", "y", 80, 100),
        ]}
        {...{ measure, onOpen, whole }}
        time="device"
        shown={{ policies: ["b"], device: "x" }}
      />,
    );
    return { onOpen, buttons: within(screen.getByRole("table")).getAllByRole("button") };
  }

  test("a cell says in words what its shade shows, and a click opens it", () => {
    const { onOpen, buttons } = shown();
    expect(buttons.map((button) => button.firstChild?.textContent)).toEqual([
      "−50%",
      "equal",
      "−20%",
      "+25%",
    ]);
    expect(buttons.map((button) => button.closest("td")?.dataset.change)).toEqual([
      ...["better", "better", "better", "worse"],
    ]);
    expect(buttons[0]?.textContent).toContain(
      "A on X: 100 µs alone, 50 µs with ACE, −50%, open both as lanes",
    );
    fireEvent.click(buttons[3] as HTMLElement);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("b", "y");
  });

  test("row and column of the shown scene are marked, and the best", () => {
    const { buttons } = shown();
    const marked = screen
      .getAllByRole("rowheader")
      .filter((head) => head.ariaCurrent ?? head.getAttribute("aria-current"));
    expect(marked.map(({ textContent }) => textContent)).toEqual(["B"]);
    const column = screen.getAllByRole("columnheader").filter((head) => head.getAttribute("aria-current"));
    expect(column.map(({ textContent }) => textContent)).toEqual(["X"]);
    expect(buttons.map((button) => button.closest("td")?.hasAttribute("data-shown"))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(buttons.map(({ textContent }) => textContent?.includes("best on this device"))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(screen.getByRole("rowheader", { name: /best on the most devices/ }).textContent).toContain("A");
  });

  test("nobody is the best before all are compared", () => {
    shown(vi.fn(), "saved", false);
    expect(screen.getByRole("table").textContent).not.toContain("best");
  });

  test("counters stand side by side", () => {
    const { buttons } = shown(vi.fn(), "latency_us");
    expect(buttons[0]?.firstChild?.textContent).toBe("100 µs → 50 µs");
  });

  test("the Tab key stops at one cell; arrows go on from there and stop at the edges", () => {
    const { buttons } = shown();
    const stops = () => buttons.flatMap((button, at) => (button.tabIndex === 0 ? [at] : []));
    expect(stops()).toEqual([0]);
    buttons[0]?.focus();
    const go = (key: string) => fireEvent.keyDown(document.activeElement as HTMLElement, { key });
    for (const key of ["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight", "ArrowRight"]) go(key);
    expect(document.activeElement).toBe(buttons[3]);
    expect(stops()).toEqual([3]);
    expect(go("ArrowLeft"), "not the transport's").toBe(false);
    expect(document.activeElement).toBe(buttons[2]);
  });
});
