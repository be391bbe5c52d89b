import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "../engine/session.ts";
import type { Registry } from "../engine/types.ts";
import { Playback } from "./playback.ts";
import { realRegistry } from "./url/testEngine.ts";

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

function opened(requests = 300): { playback: Playback; session: Session } {
  const policy = registry.policies[0]?.id;
  const lanes = [
    { policy, mode: "baseline" },
    { policy, mode: "ace" },
  ];
  const workload = { kind: registry.workloads[0]?.id, requests, seed: "3" };
  const scene = { pages: 200, frames: 20, alpha: 2, base_us: 10, k_r: 4, k_w: 4, lanes, workload };
  const result = Session.open(scene, registry);
  if (!result.ok) throw new Error(result.failure.message);
  const playback = new Playback();
  playback.replace(result.value);
  return { playback, session: result.value };
}

describe("the animation-frame loop", () => {
  it("moves nothing until asked, and asks for no frame once the survey is done", () => {
    const { playback, session } = opened();
    runFrames();
    expect(playback.shown().frame?.position).toBe(0);
    expect(session.surveyDone).toBe(true);
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
    expect(playback.shown().activity).toBe("none");
  });
});
