import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { PoolFigure } from "./PoolFigure.tsx";
import { COUNT, manyFrames, sketchLane } from "./test-support/lane.ts";
import { slides } from "./test-support/slides.ts";

const [baseline = sketchLane({ cells: "-" }), ace = sketchLane({ cells: "-" })] = slides;

beforeAll(async () => {
  // Loaded with the first large pool; here before the clock of a test runs.
  await import("./pool/PoolMap.tsx");
  // jsdom has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

const show = (lane = ace, arrangement: "frame" | "order" = "order") =>
  render(<PoolFigure lane={lane} arrangement={arrangement} label="ACE" />);
const cells = (container: HTMLElement) => [...container.querySelectorAll<SVGGElement>("[data-frame]")];
const place = (cell: SVGGElement | undefined) => cell?.style.transform;

describe("a small pool", () => {
  test("has a summary in words", () => {
    show();
    expect(screen.getByRole("img")).toHaveAccessibleName(/^ACE: pool of 7 frames: 2 dirty, 5 clean, 0 free/);
  });

  test("draws each frame once, with letter, number and marks", () => {
    const { container } = show();
    const drawn = cells(container);
    expect(drawn).toHaveLength(7);
    expect(drawn[6]).toHaveTextContent("D1");
    expect(drawn[6]?.querySelector(".stroke-mark-requested")).not.toBeNull();
    expect(drawn[4]?.querySelectorAll(".stroke-mark-batch")).toHaveLength(2);
    expect(drawn[0]?.querySelector(".stroke-mark-batch")).toBeNull();
  });

  test("two lanes line up, whatever their policies draw", () => {
    const other = sketchLane({
      cells: "8D 6C 2C 3C 5C 7C 1D",
      window: 2,
      windowLabel: "window",
      badge: COUNT,
    });
    const [one, two] = [show(baseline, "frame"), show(other, "frame")];
    expect(cells(two.container).map(place)).toEqual(cells(one.container).map(place));
    expect(two.container.querySelector("svg")?.getAttribute("height")).toBe(
      one.container.querySelector("svg")?.getAttribute("height"),
    );
  });

  test("a page keeps its element when it moves, so that the move can be seen", () => {
    const { container, rerender } = show(sketchLane({ cells: "4C 5D", order: [0, 1] }));
    const [before] = cells(container);
    const from = place(before);
    rerender(
      <PoolFigure lane={sketchLane({ cells: "4C 5D", order: [1, 0] })} arrangement="order" label="ACE" />,
    );
    const [after] = cells(container);
    expect(after).toBe(before);
    expect(place(after)).not.toBe(from);
  });

  describe("of a policy that spared a page", () => {
    // 4 left from the third place, before 9 and 7; 7 stayed, which the reference would have taken.
    const lane = sketchLane({
      cells: "1C 2C 3C 9D 7D",
      order: [2, 0, 1, 3, 4],
      leftPlaces: [2],
      event: {
        ...{ page: 3, frame: 2, victim: 4, evicted: [4], evicted_frames: [2] },
        reference: { page: 7, frame: 4, dirty: true },
      },
    });

    test("the cross stands where the page was, and a quiet mark on the page that stayed", () => {
      const { container } = show(lane);
      const cross = container.querySelector("[data-mark=victim] text");
      const third = Number(/translate\(([\d.]+)px/.exec(place(cells(container)[1]) ?? "")?.[1]);
      expect(cells(container)[1]).toHaveAttribute("data-page", "2");
      expect(Number(cross?.getAttribute("x"))).toBeGreaterThan(third);
      expect(Number(cross?.getAttribute("x"))).toBeLessThan(third + 72);
      // Its sign stands on the line of its words, no lower.
      const [size, line] = ["font-size", "y"].map((name) => Number(cross?.getAttribute(name)));
      const sign = container.querySelector("[data-mark=victim] [data-sign]")?.getAttribute("transform");
      const [, top = 0, scale = 0] = sign?.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const middle = top + 8 * scale;
      expect(middle).toBeLessThan(line ?? 0);
      expect(middle).toBeGreaterThan((line ?? 0) - (size ?? 0));
      const ghosts = container.querySelectorAll("[data-mark~=ghost]");
      expect([...ghosts].map((ghost) => ghost.getAttribute("data-page"))).toEqual(["7"]);
      expect(screen.getByRole("img")).toHaveAccessibleName(/By the reference policy 7 would have gone\./);
    });

    test("where the spared page has left too, its cross is both", () => {
      const gone = { evicted: [4, 7], evicted_frames: [2, 4] };
      const step = { ...lane.step, event: lane.step.event && { ...lane.step.event, ...gone } };
      const pages = lane.columns.pages.with(4, 8);
      const { container } = show({ ...lane, step, columns: { ...lane.columns, pages } });
      expect(container.querySelectorAll("[data-mark~=ghost]")).toHaveLength(1);
      expect(container.querySelector("[data-mark='victim ghost']")).toHaveAttribute("data-left", "7");
    });

    test.each(["order", "frame"] as const)(
      "the cross is asked about by click and by key, by %s",
      async (by) => {
        const [user, onAsk] = [userEvent.setup(), vi.fn()];
        const { container } = render(<PoolFigure lane={lane} arrangement={by} label="ACE" onAsk={onAsk} />);
        await user.click(container.querySelector("[data-mark=victim] text") as Element);
        const slider = screen.getByRole("slider");
        slider.focus();
        fireEvent.change(slider, { target: { value: "5" } });
        expect(slider).toHaveAttribute("aria-valuetext", "page 4 left from here in this step");
        await user.keyboard("{Enter}");
        expect(onAsk.mock.calls.map(([page]) => page)).toEqual([4, 4]);
      },
    );
  });

  test("names the ends of the order, the window and the hand", () => {
    const list = show(sketchLane({ cells: "4C 5D 6C", window: 2, windowLabel: "clean-first window" }));
    expect(list.container).toHaveTextContent(/MRU.*clean-first window \(2\).*LRU · next to go/);
    const ring = sketchLane({ cells: "4C 5D", shape: "ring", hand: 1, badge: COUNT });
    expect(show(ring, "frame").container).toHaveTextContent(/hand/);
    expect(show(ring, "order").container).toHaveTextContent(/last to go.*next to go/);
  });
});

describe("the table", () => {
  test("is built when it is opened", async () => {
    show();
    expect(screen.queryByRole("table")).toBeNull();
    await userEvent.click(screen.getByText("Pool as a table"));
    const rows = await screen.findAllByRole("row");
    expect(rows).toHaveLength(8);
    expect(rows[1]).toHaveTextContent(/^6.*1.*dirty.*requested, page 4 evicted from here/);
  });
});

describe("a large pool", () => {
  test.each([500, 10_000])("of %i frames answers the keyboard", async (frames) => {
    show(manyFrames(frames, { badge: COUNT }), "frame");
    const slider = await screen.findByRole("slider", { name: "ACE: look into a frame" });
    slider.focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^frame [1-9]\d*: /));
    await userEvent.keyboard("{ArrowUp}");
    expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^frame 0: /));
  });
});
