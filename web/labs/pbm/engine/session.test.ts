import { describe, expect, test } from "vitest";
import { Lab as PbmLab } from "../../../engine/pkg/pbm/pbm.js";
import { sentenceOf } from "../../../text/phrases.ts";
import { ranTo, realRegistry } from "../test-support/testEngine.ts";
import { computeOptimal, type Order, type Report } from "./optimal/optimal.ts";
import { PbmSession } from "./session.ts";
import { FREE, FREE_FRAME, PINNED, RESIDENT } from "./types.ts";

const registry = await realRegistry();

describe.each(["looping-scan", "buckets"])("preset %s", (id) => {
  test("every position has the same state, however it was reached, and time never runs backwards", () => {
    const session = ranTo(registry, id, 0);
    const straight: string[] = [];
    let time = 0;
    for (let position = 0; position <= session.requests; position += 1) {
      session.seek(position);
      const { timeUs } = session.frame();
      expect(timeUs).toBeGreaterThanOrEqual(time);
      time = timeUs;
      straight.push(session.serialised());
    }
    for (const position of [session.requests, 3, 250, 249, 0, 77, session.requests - 1]) {
      session.seek(position);
      expect(session.serialised()).toBe(straight[position]);
    }
    session.close();
  });

  test("frames and blocks tell of the same pool", () => {
    const session = ranTo(registry, id, 0);
    for (let position = 0; position <= session.requests; position += 50) {
      session.seek(position);
      for (const { columns, step } of session.frame().lanes) {
        const inFrames = [...columns.blocks].filter((block) => block !== FREE_FRAME).sort((a, b) => a - b);
        const inTable = [...columns.tableFlags.keys()].filter(
          (block) => ((columns.tableFlags[block] ?? 0) & RESIDENT) !== 0,
        );
        expect(inFrames).toEqual(inTable);
        expect(inFrames.length).toBe(Number(step.counters.misses) - Number(step.counters.evictions));
        columns.blocks.forEach((block, frame) => {
          expect(((columns.flags[frame] ?? 0) & FREE) !== 0).toBe(block === FREE_FRAME);
        });
        const pinned = columns.flags.filter((bits) => (bits & PINNED) !== 0).length;
        expect(pinned).toBeLessThanOrEqual(session.world.streams);
        expect(step.identities.every(({ holds }) => holds)).toBe(true);
      }
    }
    session.close();
  });
});

test("buckets come where they are asked for, and hold the pool's frames", () => {
  const session = ranTo(registry, "buckets", 600);
  const [lane] = session.frame().lanes;
  const sum = lane?.columns.lengths.reduce((all, length) => all + length, 0);
  expect(sum).toBe(lane?.columns.order.length);
  expect(new Set(lane?.columns.order).size).toBe(sum);
  expect(session.frame({ ordered: false, passing: false }).lanes[0]?.columns.lengths).toHaveLength(0);
  session.close();
});

test("a moment is the same in all lanes: the step's lane made its request then, the others none later", () => {
  const session = ranTo(registry, "looping-scan", 0);
  for (let position = 1; position < session.requests; position += 7) {
    session.seek(position);
    const { lanes, stepped, timeUs } = session.frame();
    expect(lanes[stepped ?? -1]?.step.event?.time_ns).toBe(timeUs * 1_000);
    for (const { step } of lanes) expect(step.event?.time_ns ?? 0).toBeLessThanOrEqual(timeUs * 1_000);
  }
  session.close();
});

test("blocks are looked for ahead, in slices, to the time at which the run then asks for them", () => {
  const session = ranTo(registry, "looping-scan", 100);
  const serialised = session.serialised();
  const { timeUs } = session.frame();
  const blocks = [3, 17, 59, 60_000];
  const lookahead = session.lookahead(0, Uint32Array.from(blocks));
  if (lookahead === undefined) throw new Error("no such lane");
  while (!lookahead.advance(5));
  const found = [...lookahead.found_us()];
  expect(lookahead.ended).toBe(true);
  lookahead.free();
  expect(session.serialised()).toBe(serialised);
  const real = new Map<number, number>();
  for (let position = 101; position < session.requests; position += 1) {
    session.seek(position);
    const { stepped, lanes } = session.frame();
    const event = lanes[0]?.step.event;
    if (stepped === 0 && event && !real.has(event.block))
      real.set(event.block, event.time_ns / 1_000 - timeUs);
  }
  const from = (us: number | undefined) => us ?? Number.NaN;
  expect(found.slice(0, 3).every(Number.isFinite)).toBe(true);
  blocks.slice(0, 3).forEach((block, at) => {
    expect(found[at]).toBeCloseTo(from(real.get(block)), 6);
  });
  expect(found[3]).toBeNaN();
  session.close();
});

test("the page's sentences are the engine's, at every step of every small preset", () => {
  for (const id of ["looping-scan", "buckets", "two-scans"]) {
    const { scene } = registry.presets.find((preset) => preset.id === id) ?? {};
    const lab = new PbmLab(JSON.stringify(scene));
    for (let position = 1; position <= lab.requests; position += 1) {
      lab.seek(position);
      const { lanes } = JSON.parse(lab.step_json());
      for (let lane = 0; lane < lanes.length; lane += 1)
        if (lanes[lane].event !== null) expect(sentenceOf(lanes[lane].phrases)).toBe(lab.sentence(lane));
    }
    lab.free();
  }
});

test.each([
  [{ frames: 1 }, "frames"],
  [{ frames: 2 }, "frames"],
  [{ k_r: 0 }, "k_r"],
  [{ base_us: 0 }, "base_us"],
  [{ blocks: 5 }, "workload.trace"],
  [{ lanes: [{ policy: "sampling", samples: 0 }] }, "lanes[0].samples"],
  [{ lanes: [{ policy: "sampling", samples: 2, evictions: 3 }] }, "lanes[0].evictions"],
  [{ lanes: [{ policy: "best" }] }, "lanes[0].policy"],
  [{ workload: { kind: "given", trace: "S0-9x0" } }, "workload.trace"],
])("%j is refused by its field, value and what is legal", (change, field) => {
  const scene = {
    ...{ blocks: 100, frames: 20, scale: 1 },
    lanes: [{ policy: "lru" }],
    workload: { kind: "given", trace: "S0-99x25; S0-9x5" },
    ...change,
  };
  const opened = PbmSession.open(scene, registry);
  if (opened.ok) throw new Error("it opened");
  expect(opened.failure.field).toBe(field);
  expect(opened.failure.legal).not.toBe("");
});

describe("MIN beside the page", () => {
  const module = () => Promise.resolve({} as WebAssembly.Module);
  const worker = () => ({
    orders: [] as Order[],
    ended: 0,
    onmessage: null as ((event: { data: Report }) => void) | null,
    onerror: null as ((event: { message: string }) => void) | null,
    postMessage(order: Order) {
      this.orders.push(order);
    },
    terminate() {
      this.ended += 1;
    },
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  test("the worker gets scene and lane, and ends with what it found", async () => {
    const one = worker();
    const told: Report[] = [];
    computeOptimal(
      { frames: 7 },
      1,
      (report) => told.push(report),
      () => one,
      module,
    );
    await settled();
    expect(one.orders).toMatchObject([{ scene: '{"frames":7}', lane: 1 }]);
    const value = { requests: 9, hits: 3, optimal_hits: 5 };
    one.onmessage?.({ data: { ok: true, value } });
    expect([told, one.ended]).toEqual([[{ ok: true, value }], 1]);
  });

  test("who stops it hears nothing more", async () => {
    const one = worker();
    const told: Report[] = [];
    const stop = computeOptimal(
      {},
      0,
      (report) => told.push(report),
      () => one,
      module,
    );
    await settled();
    stop();
    one.onmessage?.({ data: { ok: true, value: { requests: 1, hits: 0, optimal_hits: 0 } } });
    expect([told, one.ended]).toEqual([[], 1]);
  });

  test("a worker that stops, and a module that does not come, are told in words", async () => {
    const one = worker();
    const told: Report[] = [];
    computeOptimal(
      {},
      0,
      (report) => told.push(report),
      () => one,
      module,
    );
    await settled();
    one.onerror?.({ message: "out of memory" });
    const broken = () => Promise.reject(new Error("404"));
    computeOptimal(
      {},
      0,
      (report) => told.push(report),
      () => one,
      broken,
    );
    await settled();
    expect(told.map((report) => (report.ok ? "" : report.failure.message))).toEqual([
      expect.stringContaining("out of memory"),
      expect.stringContaining("404"),
    ]);
  });
});
