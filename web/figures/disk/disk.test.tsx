import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DIRTY, FREE } from "../../engine/types.ts";
import { DiskStrip } from "../DiskStrip.tsx";
import { disks } from "../test-support/disks.ts";
import { manyFrames } from "../test-support/lane.ts";
import { binAt, columnsWidth, diskLayout, placeOf } from "./layout.ts";
import {
  binSize,
  diskModel,
  fullShare,
  MOST_PAGES_AS_CELLS,
  pagesOf,
  pageToAsk,
  stretchSize,
} from "./model.ts";
import { binWords, diskSummary } from "./words.ts";

const example = (at: number) => {
  const found = disks[at];
  if (found === undefined) throw new Error("There is no such example.");
  return found;
};
const modelOf = (at: number, width = 1_200) => diskModel(example(at).lanes, example(at).heat, width);

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

describe("model", () => {
  test("of a bin the page that the step moved is asked about, else the least one in a pool, else the first", () => {
    const lane = manyFrames(40, { pagesOnDisk: 4_000 });
    const lanes = [{ lane, label: "LRU" }];
    const model = diskModel(lanes, null, 300);
    const held = [...lane.columns.pages];
    const moved = [...(model.lanes[0]?.read.entries() ?? []), ...(model.lanes[0]?.written.entries() ?? [])];
    for (let bin = 0; bin < model.bins; bin += 1) {
      const [first, last] = pagesOf(model, bin);
      const [stepped] = moved.flatMap(([at, pages]) => (at === bin ? pages : []));
      const [least] = held.filter((page) => page >= first && page <= last).sort((a, b) => a - b);
      expect(pageToAsk(model, lanes, bin)).toBe(stepped ?? least ?? first);
    }
  });

  test("bins fit the width, are made of whole stretches, and cover each page once", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 26 }),
        fc.integer({ min: 1, max: 4_000 }),
        (pages, width) => {
          const size = binSize(pages, width);
          if (pages <= MOST_PAGES_AS_CELLS) expect(size).toBe(1);
          else {
            expect(size % stretchSize(pages)).toBe(0);
            expect(Math.ceil(pages / size)).toBeLessThanOrEqual(Math.max(1, width / 3));
          }
          expect(Math.ceil(pages / stretchSize(pages))).toBeLessThanOrEqual(4_096);
        },
      ),
    );
  });

  test("each resident page, each dirty one and each request is counted in its bin", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 40, max: 1_500 }),
        (frames, spread, width) => {
          const lane = manyFrames(frames, { pagesOnDisk: frames * (1 + spread) });
          const pages = lane.config.pages;
          const size = stretchSize(pages);
          const counts = Uint32Array.from({ length: Math.ceil(pages / size) }, (_, at) => (at * 7) % 11);
          const model = diskModel([{ lane, label: "LRU" }], { size, counts }, width);
          const [drawn] = model.lanes;
          for (let bin = 0; bin < model.bins; bin += 1) {
            const [first, last] = pagesOf(model, bin);
            const within = [...lane.columns.pages.keys()].filter((frame) => {
              const page = lane.columns.pages[frame] ?? FREE;
              return page >= first && page <= last;
            });
            expect(drawn?.resident[bin]).toBe(within.length);
            expect(drawn?.dirty[bin]).toBe(
              within.filter((frame) => ((lane.columns.flags[frame] ?? 0) & DIRTY) !== 0).length,
            );
          }
          expect(sum(model.heat ?? [])).toBe(sum(counts));
          const highest = Math.max(...(drawn?.resident ?? [])) / model.size;
          expect(fullShare(model)).toBeGreaterThanOrEqual(Math.min(1, highest));
        },
      ),
    );
  });

  test("a hit reads and writes nothing; a miss reads its page and the prefetched ones", () => {
    const [baseline] = modelOf(0).lanes;
    expect([...(baseline?.read ?? [])]).toEqual([[1, [1]]]);
    expect([...(baseline?.written ?? [])]).toEqual([[4, [4]]]);
    const hit = manyFrames(9, { event: { t: 1, page: 3, hit: true } });
    const [unread] = diskModel([{ lane: hit, label: "LRU" }], null, 500).lanes;
    expect([unread?.read.size, unread?.written.size]).toEqual([0, 0]);
  });
});

describe("layout", () => {
  test("a bin is found where it is drawn, in each line of cells", () => {
    for (const [at, width] of [
      [0, 1_300],
      [0, 320],
      [1, 320],
      [2, 1_300],
      [3, 390],
    ] as const) {
      const model = modelOf(at, columnsWidth(width));
      const layout = diskLayout(model, width);
      for (let bin = 0; bin < model.bins; bin += 1) {
        const { x, y } = placeOf(layout, bin);
        expect(binAt(layout, model.bins, x + layout.pitch / 2, y + layout.lineHeight / 2)).toBe(bin);
        expect(x + layout.pitch).toBeLessThanOrEqual(width);
      }
      expect(binAt(layout, model.bins, -5, 5)).toBeNull();
      expect(binAt(layout, model.bins, width + 50, 5)).toBeNull();
    }
  });

  test("pages are cells up to 64, and go on in further lines where a line is full", () => {
    expect(diskLayout(modelOf(0), 1_300)).toMatchObject({ cells: true, lines: 1 });
    expect(diskLayout(modelOf(0), 320).lines).toBe(2);
    expect(diskLayout(modelOf(2), 1_300)).toMatchObject({ cells: false, lines: 1 });
  });
});

describe("words", () => {
  test("a page: how often it is asked for, its state in each lane, and this step", () => {
    expect(binWords(modelOf(0), 4)).toMatch(
      /^Page 4: asked for \d+ times in the whole trace\. Baseline: on disk only, just written: 4; With ACE: on disk only, just written: 4\.$/,
    );
    expect(binWords(modelOf(0), 2)).toContain(
      "Baseline: dirty, in the pool; With ACE: clean, in the pool, just written: 2.",
    );
  });

  test("a bin names its pages and counts what is in the pools", () => {
    const model = modelOf(3);
    expect(binWords(model, 0)).toMatch(
      /^Pages 0 to \d+: asked for [\d,]+ times in the whole trace\. Baseline: [\d,]+ in the pool, \d+ dirty; With ACE: /,
    );
  });

  test("pages are called by their names; requests that are not counted yet are not told", () => {
    expect(binWords(modelOf(1), 3)).toBe("Page 9000000411: Baseline: clean, in the pool.");
  });

  test("the whole disk in a sentence", () => {
    expect(diskSummary(modelOf(0))).toBe(
      "Disk of 20 pages. Baseline: 7 pages in the pool, 4 of them dirty; With ACE: 7 pages in the pool, 2 of them dirty.",
    );
  });
});

describe("strip", () => {
  test("a slider reads page by page; the table has them all", async () => {
    render(<DiskStrip lanes={example(0).lanes} heat={example(0).heat} />);
    expect(screen.getByRole("img")).toHaveAccessibleName(/^Disk of 20 pages/);
    const slider = screen.getByRole("slider", { name: "Look into the disk" });
    fireEvent.focus(slider);
    fireEvent.change(slider, { target: { value: "8" } });
    expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^Page 8: .*Baseline: dirty/));
    fireEvent.keyDown(slider, { key: "ArrowDown" });
    expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^Page 10: /));
    fireEvent.keyDown(slider, { key: "Escape" });
    expect(slider).toHaveAttribute("aria-valuetext", "no page chosen");
    await userEvent.click(screen.getByText("Disk as a table"));
    expect(await screen.findAllByRole("row")).toHaveLength(21);
  });

  test("says that requests are still being counted", () => {
    render(<DiskStrip lanes={example(1).lanes} heat={null} />);
    expect(screen.getAllByText("counting …").length).toBeGreaterThan(0);
  });
});
