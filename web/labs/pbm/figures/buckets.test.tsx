import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { bitmaps, buckets as few, fourScans, manyBuckets } from "../test-support/samples.ts";
import { Buckets } from "./Buckets.tsx";
import { bucketLayout, bucketsOf, countsIn, standingIn } from "./buckets/model.ts";
import { StreamRows } from "./StreamRows.tsx";
import { timeScale } from "./timeScale.ts";

const scale = timeScale(few.world);
const draw = ({ lane, world }: typeof few) =>
  render(<Buckets lane={lane} scale={timeScale(world)} label="Lane" />).container;

describe("buckets", () => {
  test("groups follow from widths that double, the last bucket among its group", () => {
    const time = bucketsOf(few.lane).filter(({ kind }) => kind === "time");
    expect(time.map(({ group }) => group)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(time.at(-1)?.endUs).toBe(Number.POSITIVE_INFINITY);
    expect(
      bucketsOf(manyBuckets.lane)
        .filter(({ kind }) => kind === "time")
        .at(-1)?.group,
    ).toBe(9);
  });

  test("each block stands in one bucket, those nobody asked for and the free list apart", () => {
    const all = bucketsOf(manyBuckets.lane);
    expect(all.slice(-2).map(({ kind, length }) => [kind, length])).toEqual([
      ["not_requested", 700],
      ["free_list", 60],
    ]);
    expect(all.reduce((sum, { length }) => sum + length, 0)).toBe(manyBuckets.lane.columns.order.length);
    expect(all.filter(({ left }) => left).map(({ kind }) => kind)).toEqual(["free_list"]);
  });

  test("stale blocks are counted where they stand", () => {
    const [first] = bucketsOf(few.lane);
    if (first === undefined) throw new Error("no bucket");
    expect(countsIn(few.lane, first, scale)).toMatchObject({ stale: 1, pinned: 1 });
    expect(standingIn(few.lane, first, 2).map(({ block }) => block)).toEqual([48, 49]);
  });

  test("buckets of any number fit the width, none upon another", () => {
    for (const { lane } of [few, manyBuckets])
      for (const width of [320, 390, 620, 1_300]) {
        const { placed } = bucketLayout(bucketsOf(lane), lane.columns.blocks.length, 5, width);
        placed.slice(1).forEach(({ x }, at) => {
          const before = placed[at];
          expect(x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
        });
        const last = placed.at(-1);
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width);
      }
  });
});

describe("picture", () => {
  test("tells the blocks of each bucket, the stale ones, and where the victim left", () => {
    draw(few);
    const words = screen.getByRole("img").getAttribute("aria-label") ?? "";
    expect(words).toContain("Lane: 0 ms to 1 ms: 48, 49, 50, 51, 52, 53, 54 (outdated).");
    expect(words).toContain("not registered: 40, 44, 45. Evicted: 41, from: not registered.");
  });

  test("a larger pool is told in counts", () => {
    const container = draw(manyBuckets);
    expect(container.querySelector("[data-block]")).toBeNull();
    expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(
      /not registered: 700 blocks, \d+ outdated\. free list: 60 blocks/,
    );
  });

  test("the table has a row a bucket, empty ones too", async () => {
    draw(few);
    await userEvent.click(screen.getByText("As a table"));
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows).toHaveLength(14);
    expect(rows[13]?.textContent).toBe("not registered30040, 44, 45");
  });
});

describe("streams", () => {
  test("a row each, with what it does in a sign and a word", () => {
    render(<StreamRows streams={bitmaps.lane.step.streams} label="Lane" stepped={2} />);
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => row.querySelector("td")?.textContent?.trim())).toEqual([
      "works",
      "works",
      "waits",
      "pauses",
      "works",
    ]);
    expect(rows[0]?.textContent).toContain("bitmap scan");
    expect(rows[2]?.textContent).toContain("3 (this step)");
    expect(rows[3]?.textContent).not.toContain("/");
  });

  test("progress is what was asked of what there is", () => {
    const { container } = render(
      <StreamRows streams={fourScans.lane.step.streams} label="Lane" stepped={null} />,
    );
    const share = Number(container.querySelector("[data-share]")?.getAttribute("data-share"));
    expect(share).toBeCloseTo(51 / 120);
    expect(screen.getAllByRole("row")[1]?.textContent).toContain("51 / 120");
    expect(screen.queryByText("(this step)")).toBeNull();
  });
});
