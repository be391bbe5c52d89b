import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { SavingBar } from "../lesson/hybridLab.tsx";
import { CostBar } from "../tabs/cost.tsx";
import { large, moving, queued, sketchHybrid } from "../test-support/samples.ts";
import type { PageSample } from "../types.ts";
import { DiskOverTime } from "./DiskOverTime.tsx";
import { DisksFigure } from "./DisksFigure.tsx";
import { diskBins, queueModels, queueOrder, queueSpans } from "./model.ts";
import { QueuesFigure } from "./QueuesFigure.tsx";

describe("queues", () => {
  test("LRU has one queue, named as the pool", () => {
    expect(queueModels(moving).map(({ id }) => id)).toEqual(["pool"]);
    expect(queueModels(queued).map(({ id }) => id)).toEqual(["main", "FRQ", "MRQ", "MWQ", "FWQ"]);
  });

  test("the cost queues are emptied by what the return costs, ties in the paper's order", () => {
    expect(queueOrder(queued.config)).toEqual(["FRQ", "MRQ", "MWQ", "FWQ"]);
    expect(queueOrder({ ...queued.config, rf: 4, wf: 3, rm: 10, wm: 1 })).toEqual([
      "FRQ",
      "FWQ",
      "MRQ",
      "MWQ",
    ]);
    expect(queueOrder({ ...queued.config, rf: 1, wf: 1, rm: 1, wm: 1 })).toEqual([
      "FRQ",
      "MRQ",
      "MWQ",
      "FWQ",
    ]);
  });

  test("the picture says the pages of each queue, the next to leave first", () => {
    render(<QueuesFigure lane={queued} label="Lane" />);
    const words = screen.getByRole("img").getAttribute("aria-label") ?? "";
    expect(words).toContain("Lane: pool of 8 frames, 8 pages.");
    expect(words).toContain("FRQ: empty.");
    expect(words).toContain("MRQ, next to leave first: 14 (clean, magnetic), 10 (clean, magnetic)");
  });

  test("each page is a cell, with the page that left above the end from which it left", () => {
    const { container } = render(<QueuesFigure lane={moving} label="Lane" />);
    const cells = [...container.querySelectorAll("g[data-page]")];
    expect(cells.map((cell) => cell.getAttribute("data-page")).sort()).toEqual(["1", "2", "4"]);
    const last = Math.max(
      ...cells.map((cell) => Number(/translate\((\d+)/.exec(cell.getAttribute("style") ?? "")?.[1])),
    );
    const sign = container.querySelector("[data-mark~=victim]");
    expect(sign).toHaveTextContent("7");
    expect(sign?.querySelector("[data-sign=✕]")).not.toBeNull();
    // The number stands beside its cross.
    expect(Math.abs(Number(sign?.querySelector("text")?.getAttribute("x")) - last - 22)).toBeLessThan(10);
  });

  test("a page that took a place in a queue is marked", () => {
    const { container } = render(<QueuesFigure lane={queued} label="Lane" />);
    const marked = container.querySelector("[data-mark=changed]")?.closest("g[data-page]");
    expect(marked?.getAttribute("data-page")).toBe("11");
  });

  test("a large pool is told in counts, and its table names the pages", async () => {
    render(<QueuesFigure lane={large} label="Lane" />);
    expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(
      /Time segment: 128 pages, 0 dirty, \d+ on flash\./,
    );
    await userEvent.click(screen.getByText("As a table"));
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows).toHaveLength(6);
    expect(rows[4]?.textContent).toContain("MWQ6060");
  });
});

describe("disks", () => {
  test("every page stands on its disk, and a move is an arrow", () => {
    const { container } = render(<DisksFigure lane={moving} label="Lane" />);
    const pages = [...container.querySelectorAll("[data-disk]")];
    expect(pages).toHaveLength(10);
    const onFlash = pages.filter((page) => page.getAttribute("data-disk") === "f");
    expect(onFlash.map((page) => page.getAttribute("data-page"))).toEqual(["7"]);
    expect(onFlash[0]?.querySelector("[data-mark=migration]")).not.toBeNull();
    expect(container.querySelectorAll("[data-mark=migration]")).toHaveLength(1);
    expect(onFlash[0]?.querySelectorAll("[data-mark=ghost]")).toHaveLength(1);
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
      "Lane: pages on flash 1, on the magnetic disk 9. Page 7 moves to flash.",
    );
  });

  test("a bin of a queue asks about the page that leaves it first, a stretch about one of its pages", async () => {
    const onAsk = vi.fn();
    const queues = render(<QueuesFigure lane={large} label="Lane" onAsk={onAsk} />);
    const bars = [...queues.container.querySelectorAll("rect[data-page]")];
    const last = bars.at(-1) as Element;
    const spans = queueSpans(large).filter(({ length }) => length > 0);
    const next = large.columns.pages[large.columns.order[spans.at(-1)?.from ?? 0] ?? 0];
    await userEvent.click(last);
    expect(onAsk.mock.calls.map(([page]) => page)).toEqual([next]);
    queues.unmount();
    const { container } = render(<DisksFigure lane={large} label="Lane" onAsk={onAsk} />);
    const stretches = [...container.querySelectorAll("rect[data-page]")];
    const pages = stretches.map((stretch) => Number(stretch.getAttribute("data-page")));
    expect(pages.length).toBeGreaterThan(60);
    expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
    screen.getByRole("slider", { name: "Look into the disks of Lane" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(onAsk.mock.lastCall?.[0]).toBe(pages[0]);
  });

  test("stretches of a large file count each page once", () => {
    const bins = diskBins(large, 60);
    const sum = (of: (bin: (typeof bins)[number]) => number) => bins.reduce((all, bin) => all + of(bin), 0);
    expect(sum(({ flash, magnetic }) => flash + magnetic)).toBe(400);
    expect(sum(({ flash }) => flash)).toBe(large.step.counters.pages_on_f);
    expect(sum(({ residentFlash, residentMagnetic }) => residentFlash + residentMagnetic)).toBe(250);
    expect(bins.at(-1)?.last).toBe(399);
  });

  test("a file that is too large to be drawn is told in words", () => {
    const lane = { ...moving, columns: { ...moving.columns, disks: new Uint8Array() } };
    render(<DisksFigure lane={lane} label="Lane" />);
    expect(screen.getByText(/too large to be drawn/)).toBeInTheDocument();
  });
});

test("the cost bar says its four parts", () => {
  render(<CostBar counters={moving.step.counters} most={1_000} label="Lane" />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Lane: Reads on flash 12 units, Writes on flash 354 units, Reads on magnetic 414 units, Writes on magnetic 72 units",
  );
});

test("where a page lived is told by its moves", () => {
  const sample = (position: number, disk: "f" | "m" | null): PageSample => ({
    ...{ position, disk, resident: false, counters: [], saving: null, threshold: 0 },
  });
  const lanes = [
    { label: "One", samples: [sample(0, "m"), sample(5, "f"), sample(9, "m")] },
    { label: "Two", samples: [sample(0, null), sample(5, "m"), sample(9, "m")] },
  ];
  render(<DiskOverTime title="Page 3" lanes={lanes} requests={10} position={4} axis="requests" />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Page 3. One: it moves 2 times. Two: it never moves.",
  );
});

test("an empty pool has empty queues", () => {
  const lane = sketchHybrid({ frames: 4, queues: {}, disks: "mm" });
  render(<QueuesFigure lane={lane} label="Lane" />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("Time segment: empty.");
});

describe("a page's saving", () => {
  const bar = (saving: number | null, threshold: number) =>
    render(<SavingBar saving={saving} threshold={threshold} />).container.querySelectorAll("rect")[1];

  test("grows towards the threshold and is marked beyond it", () => {
    const [half, beyond] = [bar(65, 130), bar(132, 130)];
    expect(Number(half?.getAttribute("width"))).toBeGreaterThan(0);
    expect(Number(half?.getAttribute("width")) * 2).toBeLessThan(Number(beyond?.getAttribute("width")));
    expect(half?.getAttribute("class")).not.toBe(beyond?.getAttribute("class"));
    expect(Number(bar(-500, 130)?.getAttribute("width"))).toBe(0);
  });

  test("is not drawn where nothing is compared", () => {
    expect(bar(null, 130)).toBeUndefined();
    expect(bar(12, 0)).toBeUndefined();
  });
});
