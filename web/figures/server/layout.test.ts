import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Sketch, sketchServer } from "../test-support/servers.ts";
import { busyArea, busyShare, clientBoxes, idleBoxes, ioBoxes, othersArea, queueLine } from "./boxes.ts";
import { coverage, gaps } from "./coverage.ts";
import { serverLayout, ticksBefore } from "./layout.ts";
import { ownerLook, STATE_NAMES, STATES } from "./looks.ts";

const WIDTH = 900;
const [FROM, NOW] = [200, 600];

const drawn = (sketch: Sketch = {}, width = WIDTH) => {
  const { lane, blocks } = sketchServer(sketch);
  return { lane, blocks, layout: serverLayout(lane, FROM, NOW, width) };
};

const sketches = fc.record({
  clients: fc.integer({ min: 1, max: 60 }),
  k_w: fc.integer({ min: 1, max: 40 }),
  k_r: fc.integer({ min: 1, max: 40 }),
  together: fc.integer({ min: 1, max: 8 }),
  seed: fc.nat(),
});

describe("columns of time", () => {
  test("spans cover them by their share", () => {
    const spans = [
      [0, 10],
      [5, 25],
      [35, 40],
    ] as const;
    expect([...coverage(spans, 4, [0, 40])]).toEqual([1.5, 1, 0.5, 0.5]);
    expect([...coverage([[-100, 100]], 3, [0, 40])]).toEqual([1, 1, 1]);
  });

  test("what is not covered is idle", () => {
    const spans = [
      [30, 50],
      [-5, 10],
      [8, 12],
    ] as const;
    expect(gaps(spans, [0, 40])).toEqual([[12, 30]]);
    expect(gaps([], [0, 40])).toEqual([[0, 40]]);
  });
});

describe("layout", () => {
  test("eight clients and channels take between 300 and 420 px, with writers too", () => {
    const { lane } = sketchServer({ bgwriter: 1, checkpointer: { pages: 0, acts_us: 900 } });
    expect(serverLayout(lane, FROM, NOW, WIDTH).writers.map(({ writer }) => writer)).toEqual([
      "bgwriter",
      "checkpointer",
    ]);
    for (const layout of [drawn().layout, serverLayout(lane, FROM, NOW, 320)]) {
      expect(layout.height).toBeGreaterThan(300);
      expect(layout.height).toBeLessThan(420);
    }
  });

  test("from 33 clients on the last ones share a row; rows shrink to 4 px", () => {
    const { layout } = drawn({ clients: 32 });
    expect([layout.clients.length, layout.others]).toEqual([32, null]);
    expect(layout.clients[0]?.height).toBe(4);
    const { layout: more } = drawn({ clients: 33 });
    expect(more.clients.length).toBe(31);
    expect(more.others).not.toBeNull();
  });

  test("more than 16 channels are an area", () => {
    const { layout } = drawn({ k_w: 16, k_r: 17 });
    expect(layout.write.rows).toHaveLength(16);
    expect(layout.read.rows).toBeNull();
  });

  test("all blocks lie in the window, and each channel is either busy or idle", () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const { lane, blocks, layout } = drawn(sketch);
        const inWindow = ({ x, width }: { x: number; width: number }) => {
          expect(x).toBeGreaterThanOrEqual(layout.left - 1e-6);
          expect(x + width).toBeLessThanOrEqual(layout.right + 1e-6);
        };
        for (const box of clientBoxes(lane, blocks, layout)) inWindow(box);
        for (const band of [layout.write, layout.read]) {
          const [busy, idle] = [ioBoxes(band, blocks, layout), idleBoxes(band, blocks, layout)];
          for (const box of [...busy, ...idle]) inWindow(box);
          for (const row of band.rows ?? []) {
            const own = [...busy, ...idle].filter(({ y }) => y === row.y);
            expect(own.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(layout.right - layout.left, 6);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test("what a client does now goes on until now, also between two events", () => {
    const { lane, blocks } = sketchServer({ cpu_us: 80, k_w: 8 });
    const layout = serverLayout(lane, FROM, NOW + 5, WIDTH);
    const boxes = clientBoxes(lane, blocks, layout);
    for (const [client] of lane.clients.entries()) {
      const right = Math.max(
        ...boxes.filter(({ span }) => span[0] === client).map(({ x, width }) => x + width),
      );
      expect(right).toBeCloseTo(layout.right, 6);
    }
  });

  test("after its end a lane has nothing", () => {
    const { lane, blocks } = sketchServer({ now_us: 400 });
    const layout = serverLayout({ ...lane, end: "done" }, FROM, NOW, WIDTH);
    expect(layout.endUs).toBe(400);
    for (const { x, width } of [
      ...ioBoxes(layout.write, blocks, layout),
      ...idleBoxes(layout.write, blocks, layout),
    ])
      expect(x + width).toBeLessThanOrEqual(layout.x(400) + 1e-6);
  });

  test("areas add up: busy channels to what the rows would have, other clients to all of them", () => {
    const { blocks, layout } = drawn({ clients: 40, k_w: 20 });
    const columns = busyArea(layout.write, blocks, layout).map(({ heights }) => heights);
    const mean =
      columns.reduce((sum, heights) => sum + heights.reduce((a, b) => a + b, 0), 0) /
      (columns[0]?.length ?? 1);
    expect(mean / 20).toBeCloseTo(busyShare(layout.write, blocks, layout) ?? 0, 6);

    const others = drawn({ clients: 100, k_w: 60, k_r: 60 });
    const areas = othersArea(others.lane, others.blocks, others.layout);
    expect(areas.map(({ key }) => key)).toEqual(STATE_NAMES);
    const last = areas.reduce((sum, { heights }) => sum + (heights[100] ?? 0), 0);
    expect(last).toBeCloseTo(69, 6);
  });

  test("a queue's line stands at what was queued, and begins with the length at the window's left", () => {
    const { layout, blocks } = drawn();
    const row = { y: 0, height: 10 };
    const steps = [
      [100, 5],
      [300, 10],
      [500, 0],
    ] as [number, number][];
    expect(queueLine(steps, 10, row, blocks, layout).map(([, y]) => y)).toEqual([5, 5, 0, 0, 10, 10]);
    expect(queueLine([], 0, row, blocks, layout).map(([, y]) => y)).toEqual([10, 10]);
  });

  test("the ruler counts back from now", () => {
    const { layout } = drawn();
    const ticks = ticksBefore(layout, 200);
    expect(ticks.map(({ us }) => us)).toEqual([100, 200, 300, 400]);
    expect(ticks[1]?.x).toBeCloseTo((layout.left + layout.right) / 2);
    const { lane } = sketchServer();
    expect(ticksBefore(serverLayout(lane, -300, 100, WIDTH), 200).map(({ us }) => us)).toEqual([100]);
  });
});

describe("looks", () => {
  test("every state differs from every other in its colour and in its pattern", () => {
    const looks = STATE_NAMES.map((state): { colour: string; lines?: string } => STATES[state]);
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(looks.length);
    expect(new Set(looks.map(({ lines }) => lines)).size).toBe(looks.length);
  });

  test("32 clients and two writers look different", () => {
    const looks = [...Array(32).keys(), "bgwriter" as const, "checkpointer" as const].map(ownerLook);
    expect(new Set(looks.map(({ colour, lines }) => `${colour} ${lines}`)).size).toBe(34);
  });
});
