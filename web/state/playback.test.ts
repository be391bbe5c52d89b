import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { LabFrame, Registry } from "../engine/types.ts";
import { Session } from "../labs/ace/engine/session.ts";
import { realRegistry } from "../labs/ace/state/testEngine.ts";
import { Playback } from "./playback.ts";

let registry: Registry;
let frames: FrameRequestCallback[] = [];
let now = 0;

beforeAll(async () => {
  registry = await realRegistry();
});

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs animation frames 16 ms apart until nobody asks for one, or `most` have run. */
function runFrames(most = 10_000): number {
  let count = 0;
  while (frames.length > 0 && count < most) {
    now += 16;
    count += 1;
    for (const callback of frames.splice(0)) callback(now);
  }
  return count;
}

function sessionOf(requests: number, frameCount: number): Session {
  const policy = registry.policies[0]?.id;
  const lanes = [
    { policy, mode: "baseline" },
    { policy, mode: "ace" },
  ];
  const workload = { kind: registry.workloads[0]?.id, requests, seed: "3" };
  const scene = {
    pages: 10 * frameCount,
    frames: frameCount,
    alpha: 2,
    base_us: 10,
    k_r: 4,
    k_w: 4,
    lanes,
    workload,
  };
  const result = Session.open(scene, registry);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

function opened(requests = 300, frameCount = 20) {
  const session = sessionOf(requests, frameCount);
  const playback = new Playback<LabFrame, Session>();
  playback.replace(session);
  return { playback, session };
}

describe("the animation-frame loop", () => {
  it("moves nothing until asked, and asks for no frame once the prescan is done", () => {
    const { playback, session } = opened();
    runFrames();
    expect(playback.shown().frame?.position).toBe(0);
    expect(session.prescanDone).toBe(true);
    expect(frames).toHaveLength(0);
  });

  it("plays at the chosen rate and stops at the end", () => {
    const { playback } = opened();
    playback.play(10);
    runFrames(63);
    const { frame, activity } = playback.shown();
    expect(activity).toBe("playing");
    expect(frame?.position).toBeGreaterThanOrEqual(9);
    expect(frame?.position).toBeLessThanOrEqual(11);
    playback.play(Number.POSITIVE_INFINITY);
    runFrames();
    expect(playback.shown()).toMatchObject({ activity: "none", frame: { position: 300 } });
    expect(frames).toHaveLength(0);
  });

  it("shows the same data at a position however it was reached", () => {
    const { playback, session } = opened();
    for (let step = 0; step < 123; step += 1) playback.step(1);
    const stepped = session.serialised();
    playback.seek(300);
    runFrames();
    playback.seek(123);
    runFrames();
    expect(session.serialised()).toBe(stepped);
    playback.seek(0);
    playback.play(60);
    while (session.position < 123) runFrames(1);
    playback.pause();
    playback.seek(123);
    expect(session.serialised()).toBe(stepped);
  });

  it("runs to a condition, and goes back where it was if there is none", () => {
    const { playback, session } = opened();
    const outcomes: string[] = [];
    playback.onOutcome = (outcome) => outcomes.push(outcome.kind);
    playback.runTo({ kind: "dirty_eviction" });
    runFrames();
    expect(playback.shown().frame?.lanes.some((lane) => lane.step.event?.victim_dirty)).toBe(true);
    const reached = session.position;
    playback.runTo({ kind: "second_chance" });
    runFrames();
    expect(session.position).toBe(reached);
    expect(outcomes).toEqual(["not-found"]);
  });

  it("stops at once when paused in the middle of a run", () => {
    const { playback, session } = opened(200_000);
    playback.play(1_000);
    runFrames(5);
    playback.pause();
    const at = session.position;
    runFrames(5);
    expect(session.position).toBe(at);
    // A step on the way is not played once more where it stops.
    expect(playback.shown()).toMatchObject({ activity: "none", single: false });
  });

  it("keeps the marks of a run while its successor is dragged to, also once it is closed, until the new ones are known", () => {
    const { playback } = opened(3_000);
    runFrames();
    const marks = () => playback.shown().prescan?.column(0, "misses") ?? Float64Array.of();
    const before = [...marks()];
    const session = sessionOf(3_000, 40);
    playback.replace(session, 100, true);
    expect([...marks()]).toEqual(before);
    expect(playback.shown().prescan?.column(1, "hits")).toHaveLength(before.length);
    runFrames();
    expect(playback.shown().prescan?.position).toBe(3_000);
    expect([...marks()]).toEqual([...session.prescan().column(0, "misses")]);
    expect([...marks()]).not.toEqual(before);
  });

  it("shows the marks of a short run with the very change", () => {
    const { playback } = opened();
    runFrames();
    const session = sessionOf(300, 40);
    playback.replace(session, 100, true);
    const marks = playback.shown().prescan?.column(0, "misses") ?? [];
    expect([...marks]).toEqual([...session.prescan().column(0, "misses")]);
  });

  it("shows each step of a large pool that plays slowly, however long its picture takes", async () => {
    const { playback, session } = opened(300, 3_000);
    runFrames();
    // Each look at the clock takes a while, and so does showing: frames are passed over.
    vi.spyOn(performance, "now").mockImplementation(() => {
      now += 4;
      return now;
    });
    const drawn = async () => {
      runFrames(1);
      await new Promise((done) => setTimeout(done));
    };
    playback.play(5);
    while (session.position < 12) {
      await drawn();
      const { position } = session;
      const behind = () => position - (playback.shown().frame?.position ?? 0);
      for (let frame = 0; frame < 3 && behind() > 0; frame += 1) await drawn();
      expect(behind()).toBeLessThanOrEqual(0);
    }
  });

  it("cuts a long way back into slices, shows the way, and arrives exactly", () => {
    const { playback, session } = opened(100_000, 3_000);
    for (let position = 0; position < 90_000; ) position = session.seekSlice(90_000, 65_536);
    const arrived = session.serialised();
    playback.seek(100_000);
    // Each look at the clock takes a while: nothing is done at once any more, and the prescan is far behind.
    vi.spyOn(performance, "now").mockImplementation(() => {
      now += 8;
      return now;
    });
    for (let back = 0; back < 3; back += 1) playback.step(-1);
    expect(session.position).toBeLessThan(99_000);
    const positions = new Set<number>();
    while (frames.length > 0 && playback.target !== session.position) {
      runFrames(1);
      positions.add(playback.shown().frame?.position ?? -1);
    }
    expect(playback.shown().frame?.position).toBe(99_997);
    expect(positions.size).toBeGreaterThan(1);
    playback.seek(90_000);
    runFrames();
    expect(playback.shown()).toMatchObject({ activity: "none", frame: { position: 90_000 } });
    expect(session.serialised()).toBe(arrived);
  });

  it("leaves most of a long way's time to the engine, however long pictures and frames take", async () => {
    const [picture, slice] = [300, 4];
    const { playback, session } = opened(100_000, 3_000);
    let [pictures, slices] = [0, 0];
    vi.spyOn(performance, "now").mockImplementation(() => {
      now += 1;
      return now;
    });
    const seekSlice = session.seekSlice.bind(session);
    vi.spyOn(session, "seekSlice").mockImplementation((...asked) => {
      slices += 1;
      now += slice;
      return seekSlice(...asked);
    });
    playback.store.subscribe(({ frame }, before) => {
      if (frame === before.frame) return;
      pictures += 1;
      now += picture;
    });
    playback.seek(100_000);
    const [since, before] = [now, slices];
    while (playback.target !== session.position) {
      now += 40;
      runFrames(1);
      await new Promise((shown) => setTimeout(shown));
    }
    expect(session.position).toBe(100_000);
    expect(pictures).toBeGreaterThan(1);
    expect((pictures * picture) / (now - since)).toBeLessThan(0.25);
    expect(((slices - before) * slice) / (now - since)).toBeGreaterThan(0.25);
  });

  it("overwrites only the columns of frames that pass, and what is read stays as it was", () => {
    const { playback } = opened(5_000, 3_000);
    runFrames();
    vi.spyOn(performance, "now").mockImplementation(() => {
      now += 3;
      return now;
    });
    playback.play(1_000);
    const readable = new Map<object, string>();
    const passing = new Set<Uint32Array>();
    while (frames.length > 0) {
      runFrames(1);
      const shown = playback.shown();
      const [lane, read] = [shown.frame?.lanes[0], shown.readable?.lanes[0]];
      if (lane === undefined || read === undefined) throw new Error("nothing is shown");
      if (lane !== read) passing.add(lane.columns.pages);
      readable.set(read.columns, readable.get(read.columns) ?? read.columns.pages.join());
    }
    expect(readable.size).toBeGreaterThan(2);
    expect(passing.size).toBe(1);
    for (const [columns, before] of readable)
      expect((columns as { pages: Uint32Array }).pages.join()).toBe(before);
  });

  it("leaves the order out where a large pool is shown by frame, and brings it back when asked", () => {
    const { playback } = opened(1_000, 3_000);
    playback.seek(1_000);
    const order = () => playback.shown().frame?.lanes.map((lane) => lane.columns.order.length);
    const resident = order();
    expect(resident?.every((length) => length > 0)).toBe(true);
    playback.setOrdered(false);
    expect(order()).toEqual([0, 0]);
    playback.step(-1);
    expect(order()).toEqual([0, 0]);
    playback.step(1);
    playback.setOrdered(true);
    expect(order()).toEqual(resident);
  });
});
