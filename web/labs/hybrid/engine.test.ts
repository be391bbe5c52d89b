import { afterAll, describe, expect, test } from "vitest";
import { Lab as HybridLab } from "../../engine/pkg/hybrid/hybrid.js";
import { sentenceOf } from "../../text/phrases.ts";
import { HybridSession, samplesOf } from "./engine.ts";
import { ranTo, realRegistry } from "./test-support/testEngine.ts";
import { EXISTS, ON_FLASH, RESIDENT } from "./types.ts";

const registry = await realRegistry();

describe("ten pages", () => {
  const session = ranTo(registry, "ten-pages", 0);
  afterAll(() => session.close());

  test("every position has the same state, however it was reached", () => {
    const straight = Array.from({ length: session.requests + 1 }, (_, position) => {
      session.seek(position);
      return session.serialised();
    });
    for (const position of [45, 3, 24, 23, 0, 31, 44]) {
      session.seek(position);
      expect(session.serialised()).toBe(straight[position]);
    }
  });

  test("each page is on one disk, and the queues hold the pages of the pool", () => {
    for (let position = 0; position <= session.requests; position += 1) {
      session.seek(position);
      for (const { columns, step } of session.frame().lanes) {
        const onFlash = columns.disks.filter((bits) => (bits & ON_FLASH) !== 0).length;
        expect(onFlash).toBe(step.counters.pages_on_f);
        expect(columns.disks.every((bits) => (bits & EXISTS) !== 0)).toBe(true);
        const queued = Array.from(columns.order, (frame) => columns.pages[frame]).sort();
        const resident = [...columns.disks.keys()].filter(
          (page) => ((columns.disks[page] ?? 0) & RESIDENT) !== 0,
        );
        expect(queued).toEqual(resident);
      }
    }
  });

  test("the sentence of the move says why", () => {
    session.seek(24);
    const [conservative] = session.frame().lanes;
    expect(sentenceOf(conservative?.step.phrases ?? [])).toBe(
      "Read of page 2: a miss. Page 7, unused for longest, leaves the pool clean; its physical reads and writes " +
        "would have cost 132 units less on flash, more than the 130 units of moving there and back, so it moves: " +
        "written to flash for 118 units. Page 2 is read from the magnetic disk for 23 units.",
    );
  });

  test("a page is followed over the run, and agrees with what is known of it at each step", () => {
    const opened = session.track(7);
    if (!opened.ok) throw new Error(opened.failure.message);
    const track = opened.value;
    while (track.advance(10) < session.requests);
    const samples = samplesOf(track);
    track.free();
    expect(samples.map((lane) => lane.length)).toEqual([46, 46]);
    for (let position = 0; position <= session.requests; position += 1) {
      session.seek(position);
      const known = session.page(7);
      samples.forEach((lane, index) => {
        const { saving, threshold, counters, disk, resident } = lane[position] ?? {};
        const state = known?.[index];
        expect({ saving, threshold, counters }).toEqual(state?.account);
        expect(disk).toBe(state?.disk);
        expect(resident).toBe(state?.frame !== null);
      });
    }
  });

  test("a page that there is not is refused in words", () => {
    expect(session.page(10)).toBeNull();
    const opened = session.track(10);
    expect(opened).toMatchObject({ ok: false, failure: { field: "page", legal: "a page from 0 to 9" } });
  });
});

test("the page's sentences are the engine's, at every step of every small preset", () => {
  for (const id of ["ten-pages", "optimistic-loses", "cost-queues"]) {
    const { scene } = registry.presets.find((preset) => preset.id === id) ?? {};
    const lab = new HybridLab(JSON.stringify(scene));
    for (let position = 1; position <= lab.requests; position += 1) {
      lab.seek(position);
      const { lanes } = JSON.parse(lab.step_json());
      for (let lane = 0; lane < lanes.length; lane += 1)
        expect(sentenceOf(lanes[lane].phrases)).toBe(lab.sentence(lane));
    }
    lab.free();
  }
});

test.each([
  [{ rf: 0 }, "rf"],
  [{ wf: -4 }, "wf"],
  [{ rm: 0.123_456_78 }, "rm"],
  [{ lanes: [{ placement: "hybrid", replacement: "cost", lambda: 1.5 }] }, "lanes[0].lambda"],
  [{ lanes: [{ placement: "optimal", replacement: "cost" }] }, "lanes[0].replacement"],
  [{ lanes: [{ placement: "best", replacement: "lru" }] }, "lanes[0].placement"],
  [{ workload: { kind: "given", trace: "R1 X2" } }, "workload.trace"],
  [{ workload: { kind: "given", trace: "R1 N1" } }, "workload.trace"],
  [{ pages: 3 }, "workload.trace"],
  [{ frames: 0 }, "frames"],
])("%j is refused by its field, value and what is legal", (change, field) => {
  const scene = {
    frames: 3,
    lanes: [{ placement: "hybrid", replacement: "lru" }],
    workload: { kind: "given", trace: "R7 W2 N8 F" },
    ...change,
  };
  const opened = HybridSession.open(scene, registry);
  if (opened.ok) throw new Error("it opened");
  expect(opened.failure.field).toBe(field);
  expect(opened.failure.legal).not.toBe("");
});

test("a pool larger than the file is legal: q is 0", () => {
  const opened = HybridSession.open(
    {
      frames: 50,
      lanes: [{ placement: "hybrid", replacement: "lru" }],
      workload: { kind: "given", trace: "R1 R1 F R1 F" },
    },
    registry,
  );
  if (!opened.ok) throw new Error(opened.failure.message);
  opened.value.seek(5);
  // Two physical reads at 22 units; logical ones count with q = 0.
  expect(opened.value.page(1)?.[0]?.account.saving).toBe(44);
  opened.value.close();
});
