import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bitmaps,
  fourScans,
  indexScans,
  manyStreams,
  severalTables,
  sketchPbm,
} from "../test-support/samples.ts";
import { mostBins, stripLayout } from "./strip/layout.ts";
import { binOf, blocksOf, residentBySteps, stripModel } from "./strip/model.ts";
import { besideEachOther } from "./strip/StripDrawing.tsx";
import { TableStrip } from "./TableStrip.tsx";
import { NOBODY, STEPS, stepOf, timeScale } from "./timeScale.ts";

const strip = ({ lane, world }: typeof fourScans) =>
  render(<TableStrip lane={lane} world={world} label="Lane" />);

describe("scale of times", () => {
  test("has rising steps, the last one within a scan of the longest table", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 21 }),
        fc.integer({ min: 1, max: 10_000 }),
        (blocks, base_us) => {
          const scale = timeScale({ tables: [{ name: "t", first: 0, blocks }], base_us });
          expect(scale).toHaveLength(STEPS - 1);
          expect([...scale].sort((a, b) => a - b)).toEqual([...scale]);
          expect(new Set(scale).size).toBe(scale.length);
          expect(scale.at(-1)).toBeLessThanOrEqual(blocks * base_us);
        },
      ),
    );
  });

  test("a time is in the step that it is not beyond; nobody is a step of its own", () => {
    const scale = timeScale({ tables: [{ name: "t", first: 0, blocks: 100 }], base_us: 100 });
    expect(scale).toEqual([300, 1_000, 3_000, 10_000]);
    expect([0, 299, 300, 999, 5_000, 10_000, 1e9].map((us) => stepOf(scale, us))).toEqual([
      0, 0, 1, 1, 3, 4, 4,
    ]);
    expect(stepOf(scale, Number.POSITIVE_INFINITY)).toBe(NOBODY);
  });
});

describe("model", () => {
  test("each resident block is counted once, at any width", () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 1_500 }), (width) => {
        for (const { lane, world } of [fourScans, bitmaps, severalTables]) {
          const model = stripModel(lane, world, mostBins(world.tables.length, width));
          const counts = model.rows.flatMap((row) => residentBySteps(row));
          expect(counts.reduce((all, count) => all + count)).toBe(
            lane.columns.blocks.filter((block) => block !== 0xffff_ffff).length,
          );
          const layout = stripLayout(model, width);
          for (const { x, pitch, row } of layout.rows) {
            expect(x + pitch * row.bins).toBeLessThanOrEqual(Math.max(width, 120));
            expect(blocksOf(row, row.bins - 1)[1]).toBe(row.table.first + row.table.blocks - 1);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test("a bin knows its blocks and a block its bin", () => {
    const [row] = stripModel(manyStreams.lane, manyStreams.world, 300).rows;
    if (row === undefined) throw new Error("no table");
    for (const bin of [0, 1, 150, row.bins - 1]) {
      const [first, last] = blocksOf(row, bin);
      expect([binOf(row, first), binOf(row, last)]).toEqual([bin, bin]);
    }
    expect(binOf(row, 1_127_219)).toBeNull();
  });

  test("a bitmap's scan has gaps where groups are left out", () => {
    const { lane, world } = sketchPbm({
      tables: [["table", 48]],
      ...{ frames: 4, pool: [] },
      streams: [{ blocks: 48, at: 12, blocksASecond: 1_000, groups: [0, 1, 4, 9] }],
    });
    // The last group ends where the table does.
    expect(stripModel(lane, world, 100).cursors[0]?.spans).toEqual([
      [0, 10],
      [20, 25],
      [45, 48],
    ]);
  });
});

describe("picture", () => {
  test("each stream has its triangle at its block, and its range", () => {
    const { container } = strip(fourScans);
    expect(
      [...container.querySelectorAll("[data-stream]")].map((g) => g.getAttribute("data-stream")),
    ).toEqual(["1", "2", "3", "4"]);
    const words = screen.getByRole("img").getAttribute("aria-label") ?? "";
    expect(words).toContain("Lane: table, 120 blocks, 30 in the pool (");
    expect(words).toContain("Stream 4 at block 76 of blocks 0 to 119 at 3,375 blocks/s.");
    expect(words).toContain("Block 50 is loaded. Evicted: 40.");
  });

  test("what this step did is marked, as is what streams hold", () => {
    const { container } = strip(fourScans);
    const marks = (kind: string) => [...container.querySelectorAll(`[role=img] [data-mark=${kind}]`)];
    expect(marks("loaded").map(({ textContent }) => textContent)).toEqual(["↑ 50"]);
    expect(marks("evicted").map(({ textContent }) => textContent)).toEqual(["40"]);
    expect(marks("evicted")[0]?.querySelector("[data-sign=✕]")).not.toBeNull();
    expect(marks("pinned")).toHaveLength(3);
    expect(marks("in-flight")).toHaveLength(1);
  });

  test("a hit loads nothing", () => {
    const { container } = strip(severalTables);
    expect(container.querySelectorAll("[data-mark=requested]")).toHaveLength(1);
    expect(container.querySelector("[data-mark=loaded]")).toBeNull();
  });

  test("the window of an index scan is a bracket", () => {
    const { container } = strip(indexScans);
    expect(container.querySelectorAll("[data-mark=window]")).toHaveLength(1);
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain(
      "Stream 1 at block 96, window 88 to 106.",
    );
  });

  test("tables of a mix are told one by one", () => {
    const { container } = strip(severalTables);
    expect(container.querySelectorAll("[data-table]")).toHaveLength(7);
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain("supplier, 4 blocks,");
  });

  test("a block is told by the arrow keys, with its estimate", () => {
    strip(fourScans);
    const slider = screen.getByRole("slider", { name: "Look into the tables of Lane" });
    fireEvent.focus(slider);
    fireEvent.change(slider, { target: { value: "74" } });
    expect(slider).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/^Block 74: in the pool, asked for in 3 ms$/),
    );
    fireEvent.change(slider, { target: { value: "50" } });
    expect(slider.getAttribute("aria-valuetext")).toBe(
      "Block 50: in the pool, still being read, asked for in 126 µs",
    );
    fireEvent.change(slider, { target: { value: "10" } });
    expect(slider.getAttribute("aria-valuetext")).toBe("Block 10: not in the pool, not registered");
  });

  test("the table counts blocks by step", async () => {
    const { container } = strip(fourScans);
    await userEvent.click(screen.getByText("As a table"));
    const rows = container.querySelectorAll("tr");
    expect(rows).toHaveLength(121);
    expect(rows[41]?.textContent).toContain("40000000not registered");
  });
});

test("labels of the loaded block and of the victim never lie upon one another", () => {
  const [loaded, gone] = besideEachOther({ x: 100, label: "↑ 50" }, { x: 96, label: "✕ 49" }, 600);
  expect([loaded?.anchor, gone?.anchor]).toEqual(["start", "end"]);
  expect((loaded?.x ?? 0) - (gone?.x ?? 0)).toBeGreaterThan(0);
  const [far, away] = besideEachOther({ x: 100, label: "↑ 50" }, { x: 500, label: "✕ 9" }, 600);
  expect([far?.anchor, away?.anchor]).toEqual(["middle", "middle"]);
});
