import { fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DeviceChannels } from "../DeviceChannels.tsx";
import { devices, laneWith, sketchDevice } from "../test-support/devices.ts";
import { deviceLayout, operationAt, sharedScaleUs } from "./layout.ts";
import { deviceSummary, operationWords, utilisationWords } from "./words.ts";

const device = (example: number, at: number) => {
  const found = devices[example]?.devices[at];
  if (found === undefined) throw new Error("There is no such example.");
  return found;
};
const [baseline, ace] = [device(0, 0), device(0, 1)];
const WIDTH = 620;

const sketches = fc
  .record({
    k_w: fc.integer({ min: 1, max: 40 }),
    k_r: fc.integer({ min: 1, max: 40 }),
    read_us: fc.integer({ min: 1, max: 200 }),
    write_us: fc.integer({ min: 1, max: 900 }),
    start_us: fc.integer({ min: 0, max: 1_000_000 }),
    sizes: fc.array(fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 })), { maxLength: 12 }),
  })
  .map(({ sizes, ...rest }) =>
    sketchDevice({
      ...rest,
      requests: sizes.map(([written, read]) => ["R1", Array(written).fill(1), Array(read).fill(1)]),
    }),
  );

describe("layout", () => {
  test("a batch of ACE fills three channels for the time in which the baseline fills one", () => {
    const scale = sharedScaleUs([baseline, ace]);
    const [one, three] = [baseline, ace].map((drawn) => {
      const write = deviceLayout(drawn, scale, WIDTH).operations[0]?.transfers[0];
      if (write === undefined) throw new Error("no write");
      return write;
    });
    expect(one?.width).toBeCloseTo(three?.width ?? 0);
    expect(one?.blocks).toHaveLength(1);
    expect(one?.idle).toHaveLength(2);
    expect(three?.blocks.map(({ pages }) => pages)).toEqual([[4], [5], [2]]);
    expect(three?.idle).toHaveLength(0);
  });

  test("rows shrink, and many channels become a bar that is filled to their share", () => {
    const { write, read, operations } = deviceLayout(device(2, 0), 1_000, WIDTH);
    expect(write.row).toBe(7);
    expect(read.row).toBeNull();
    const [, reads] = operations[0]?.transfers ?? [];
    expect(reads?.blocks[0]?.height).toBeCloseTo(read.height / 10);
    expect(reads?.blocks.map(({ kind }) => kind)).toEqual(["prefetched", "read"]);
    expect(deviceLayout(device(2, 1), 1_000, WIDTH).height).toBeLessThan(180);
  });

  test("what is filled and what is idle make up each transfer, and each lies in its window", () => {
    fc.assert(
      fc.property(sketches, (drawn) => {
        const scale = sharedScaleUs([drawn]);
        const layout = deviceLayout(drawn, scale, WIDTH);
        const area = ({ width, height }: { width: number; height: number }) => width * height;
        const sum = (boxes: { width: number; height: number }[]) =>
          boxes.reduce((total, box) => total + area(box), 0);
        for (const { transfers } of layout.operations) {
          for (const { blocks, idle, x, width, height } of transfers) {
            // The page asked for lies upon what was read along with it, unless it came alone.
            const beneath = blocks.length > 1 ? blocks.filter(({ kind }) => kind !== "read") : blocks;
            expect(sum(beneath) + sum(idle)).toBeGreaterThanOrEqual(width * height - 1e-6);
            expect(x).toBeGreaterThanOrEqual(layout.write.x - 1e-6);
            expect(x + width).toBeLessThanOrEqual(layout.write.x + layout.write.width + 1e-6);
          }
        }
        expect(layout.now - layout.write.x).toBeCloseTo(
          ((drawn.end_us - drawn.start_us) / scale) * layout.write.width,
          6,
        );
      }),
    );
  });

  test("finds the operation at a place, and none where nothing happened", () => {
    const layout = deviceLayout(baseline, 300, WIDTH);
    for (const { at, x, width } of layout.operations) {
      if (width > 0) expect(operationAt(layout, x + width / 2)).toBe(at);
    }
    expect(operationAt(layout, layout.now + 5)).toBeNull();
    expect(operationAt(layout, 3)).toBeNull();
  });

  test("the scale holds until what happened does not fit", () => {
    const usual = sharedScaleUs([baseline]);
    expect(usual).toBe(baseline.scale_us);
    expect(sharedScaleUs([{ ...baseline, end_us: baseline.start_us + usual }])).toBe(usual);
    expect(sharedScaleUs([{ ...baseline, end_us: baseline.start_us + usual * 1.2 }])).toBe(usual * 1.25);
  });
});

describe("words", () => {
  test.each([
    [1, 3, "33%, 1.0 of 3 channels"],
    [29, 10, "97%, 2.9 of 3 channels"],
    [1, 80, "1.3%, 1.0 of 80 channels"],
    [3, 3, "100%, 3.0 of 3 channels"],
  ])("%i pages in its steps", (pages, channels, words) => {
    const steps = pages === 29 ? 10 : 1;
    const of = pages === 29 ? 3 : channels;
    const use = { channels: of, pages, steps, pages_a_step: pages / steps, share: pages / (of * steps) };
    expect(utilisationWords(use)).toBe(words);
  });

  test("100% only where no channel was ever idle; before the first step there is none", () => {
    expect(
      utilisationWords({
        channels: 3,
        pages: 2_999,
        steps: 1_000,
        pages_a_step: 2.999,
        share: 2_999 / 3_000,
      }),
    ).toMatch(/^99\.9%/);
    expect(utilisationWords(device(3, 0).write)).toBe("not yet");
  });

  test("an operation says what it writes and reads, in which order and on how many channels", () => {
    const [write, , , hit] = ace.operations;
    if (write === undefined || hit === undefined) throw new Error("no operations");
    expect(operationWords(write, ace, String)).toBe(
      "Request 10, W9: writes 4, 5, 2 (3 of 3 channels, 30 µs), then reads 9 (1 of 3 channels, 10 µs).",
    );
    expect(operationWords(hit, ace, String)).toBe("Request 13, R3: a hit, no device time.");
    const steps = device(1, 1);
    expect(
      steps.operations.map((operation) => operationWords(operation, steps, (page) => `p${page}`))[0],
    ).toBe(
      "Request 10, Rp9: writes p4, p5, p2, p6, p7 (5 pages in 2 device steps of 3 channels, 60 µs), then reads p9 and, prefetched, p10, p11 (3 pages in 2 device steps of 2 channels, 20 µs).",
    );
  });

  test("pages beyond the eighth are counted", () => {
    const large = device(2, 1);
    const [first] = large.operations;
    if (first === undefined) throw new Error("no operation");
    expect(operationWords(first, large, String)).toContain(
      "6, 7 and 249,992 more (250,000 of 1,000,000 channels",
    );
  });
});

describe("figure", () => {
  test("is told in words, and a slider reads one request after the other", () => {
    render(<DeviceChannels lane={laneWith(baseline)} label="LRU" scaleUs={300} />);
    expect(screen.getByRole("img")).toHaveAccessibleName(deviceSummary(baseline, "LRU"));
    const slider = screen.getByRole("slider", { name: "LRU: look into the last requests" });
    expect(slider).toHaveAttribute("aria-valuetext", "no request chosen");
    fireEvent.focus(slider);
    expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^Request 14, R12: writes 2/));
    fireEvent.change(slider, { target: { value: "0" } });
    expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^Request 10, W9: writes 4 /));
    fireEvent.blur(slider);
    expect(slider).toHaveAttribute("aria-valuetext", "no request chosen");
  });

  test("a shown hit is marked where it stands in time, without a width", () => {
    const { container } = render(<DeviceChannels lane={laneWith(device(3, 1))} label="LRU" scaleUs={300} />);
    expect(screen.getByText("R7 hit")).toBeInTheDocument();
    expect(container.querySelector(".stroke-mark-requested")).not.toBeNull();
  });
});
