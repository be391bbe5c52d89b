/** Steps beat by beat, by the engines' own steps: in the order of Algorithm 1, and at the last beat what the step is. */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BEATS, type Beat, type RunFrame } from "../engine/types.ts";
import { aceBeats, phraseBeats as acePhrases } from "../labs/ace/beats.ts";
import { Session } from "../labs/ace/engine/session.ts";
import { realRegistry as aceRegistry } from "../labs/ace/state/testEngine.ts";
import { hybridBeats, phraseBeats as hybridPhrases } from "../labs/hybrid/beats.ts";
import {
  ranTo as hybridRan,
  realRegistry as hybridRegistry,
} from "../labs/hybrid/test-support/testEngine.ts";
import { pbmBeats, phraseBeats as pbmPhrases } from "../labs/pbm/beats.ts";
import { ranTo as pbmRan, realRegistry as pbmRegistry } from "../labs/pbm/test-support/testEngine.ts";
import type { Phrase } from "../text/phrases.ts";
import { Beats, type LaneBeats } from "./beats.ts";
import { Playback, type Played } from "./playback.ts";

interface Lane {
  step: { counters: Readonly<Record<string, number>>; phrases: readonly Phrase[] };
}
type Frame = RunFrame & { lanes: Lane[] };
type Run = Played<Frame> & { seek(position: number): void };

const ace = await aceRegistry();
const hybrid = await hybridRegistry();
const pbm = await pbmRegistry();

/** A preset's run; `id+log` has the log strip, with commits. */
function aceRan(id: string): Session {
  const [named, logged] = id.split("+");
  const scene = ace.presets.find((preset) => preset.id === named)?.scene as object;
  const opened = Session.open({ ...scene, ...(logged && { log: { commit_every: 3 } }) }, ace);
  if (!opened.ok) throw new Error(opened.failure.message);
  opened.value.seek(0);
  return opened.value;
}

/** Each lab's runs, with the counters that its beats move one after the other. */
const labs = [
  {
    name: "ACE",
    open: aceRan as (id: string) => unknown,
    presets: [
      "first-steps",
      "cflru-window",
      "slides-lru-wsr",
      "clock-sweep",
      "figure-7",
      "poster",
      "figure-6a+log",
      "figure-7+log",
    ],
    beats: aceBeats as unknown as LaneBeats<Lane>,
    phrases: acePhrases as unknown as (lane: Lane) => readonly Beat[],
    counted: { misses: "lookUp", pages_written: "written", write_time_us: "written", pages_read: "read" },
    time: "latency_us",
  },
  {
    name: "flash + magnetic",
    open: (id: string): unknown => hybridRan(hybrid, id, 0),
    presets: hybrid.presets.map(({ id }) => id),
    beats: hybridBeats as unknown as LaneBeats<Lane>,
    phrases: hybridPhrases as unknown as (lane: Lane) => readonly Beat[],
    counted: {
      misses: "lookUp",
      physical_writes_f: "written",
      evictions: "evicted",
      physical_reads_m: "read",
    },
    time: "cost",
  },
  {
    name: "predictive",
    open: (id: string): unknown => pbmRan(pbm, id, 0),
    presets: ["two-scans"],
    beats: pbmBeats as unknown as LaneBeats<Lane>,
    phrases: pbmPhrases as unknown as (lane: Lane) => readonly Beat[],
    counted: { misses: "lookUp", evictions: "evicted", io_gib: "read" },
    time: "time_us",
  },
] as const;

const MOST_STEPS = 100;

describe.each(labs)("$name", ({ open, presets, beats, phrases, counted, time }) => {
  /** Each step of each lane: it, the lane before, and its beats. */
  const steps = presets.flatMap((id) => {
    const run = open(id) as Run & { close(): void };
    const found: { lane: Lane; before: Lane; own: readonly Beat[] }[] = [];
    const wish = { ordered: true, passing: false };
    let frame = run.frame(wish);
    for (let at = 1; at <= Math.min(MOST_STEPS, run.requests); at += 1) {
      run.seek(at);
      const next = run.frame(wish);
      next.lanes.forEach((lane, index) => {
        const before = frame.lanes[index] ?? lane;
        const own = beats.of(lane, before);
        if (own.length > 0) found.push({ lane, before, own });
      });
      frame = next;
    }
    run.close();
    return found;
  });

  test("beats come in the order of Algorithm 1, and each phrase is told by one of its step's", () => {
    const seen = new Set<Beat>();
    for (const { lane, own } of steps) {
      expect(own).toEqual(BEATS.filter((beat) => own.includes(beat)));
      const told = phrases(lane);
      expect(told).toHaveLength(lane.step.phrases.length);
      const places = told.map((beat) => own.indexOf(beat));
      expect(places, JSON.stringify([own, told, lane.step.phrases])).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
      for (const beat of own) seen.add(beat);
    }
    // A block is never written.
    expect(seen.size).toBeGreaterThanOrEqual(BEATS.length - 1);
  });

  test("the sentence grows, each counter moves with its beat, and after the last beat all is told", () => {
    const moved = new Set<string>();
    for (const { lane, before, own } of steps) {
      let sentence: readonly Phrase[] = [];
      for (let over = 0; over <= own.length; over += 1) {
        const isOver = (beat: Beat) => own.indexOf(beat) < over;
        const { step } = beats.told(lane, before, isOver);
        const telling = step.phrases.filter(({ template }) => template !== "…");
        expect(telling.slice(0, sentence.length)).toEqual(sentence);
        sentence = telling;
        for (const [id, beat] of Object.entries(counted)) {
          const expected = (isOver(beat) ? lane : before).step.counters[id] ?? 0;
          expect(step.counters[id] ?? 0, `${id} with ${over} of ${own}`).toBe(expected);
          if (lane.step.counters[id] !== before.step.counters[id]) moved.add(id);
        }
        const [low = 0, now = 0, high = 0] = [before, { step }, lane].map(({ step }) => step.counters[time]);
        expect(now).toBeGreaterThanOrEqual(low);
        expect(now).toBeLessThanOrEqual(high);
      }
      const whole = beats.told(lane, before, () => true);
      expect(whole.step.phrases).toEqual(lane.step.phrases);
      expect(whole.step.counters).toEqual(lane.step.counters);
    }
    expect(moved).toEqual(new Set(Object.keys(counted)));
  });
});

describe("from beat to beat", () => {
  let frames: FrameRequestCallback[] = [];
  beforeEach(() => {
    frames = [];
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  });
  afterEach(() => vi.unstubAllGlobals());

  const session = aceRan("first-steps");
  afterAll(() => session.close());

  function opened(at: number) {
    const playback = new Playback<ReturnType<Session["frame"]>, Session>();
    const beats = new Beats(playback, aceBeats, () => 1);
    playback.paced = beats;
    playback.replace(session);
    playback.seek(at);
    return { playback, beats };
  }

  /** What was asked for is drawn, in the microtasks after it. */
  const drawn = async () => {
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  };

  function shown({ playback, beats }: ReturnType<typeof opened>) {
    const { step } = beats.store.getState();
    const lanes = (step?.told ?? playback.shown().frame)?.lanes ?? [];
    return {
      position: playback.shown().frame?.position,
      beat: step?.beat ?? null,
      told: lanes.map(({ step: { phrases, counters } }) => ({ phrases, counters })),
    };
  }

  test("forward, then back, is the same at every beat", async () => {
    const run = opened(7);
    const there = [shown(run)];
    for (let press = 0; press < 20; press += 1) {
      run.beats.stepByBeat(1);
      await drawn();
      there.push(shown(run));
    }
    const back = [there.at(-1)];
    for (let press = 0; press < 20; press += 1) {
      run.beats.stepByBeat(-1);
      await drawn();
      back.push(shown(run));
    }
    expect(back.reverse()).toEqual(there);
    expect(there.map(({ beat }) => beat).slice(0, 6)).toEqual([
      null,
      "lookUp",
      "read",
      null,
      "lookUp",
      "victim",
    ]);
  });

  test("a step ends what is held inside one, and goes no further; a seek takes it away", () => {
    const run = opened(9);
    run.beats.stepByBeat(1);
    run.playback.step(1);
    expect(shown(run)).toMatchObject({ position: 10, beat: null });
    run.playback.step(1);
    expect(run.playback.shown().frame?.position).toBe(11);
    run.beats.stepByBeat(1);
    run.playback.seek(3);
    expect(shown(run)).toMatchObject({ position: 3, beat: null });
  });

  test("playing waits for a motion, and goes on right behind it", () => {
    const run = opened(9);
    let showsMotion = true;
    run.beats.attach({ takes: () => showsMotion, go: () => {}, stop: () => {} });
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const pass = (ms: number) => {
      now += ms;
      for (const callback of frames.splice(0)) callback(now);
    };
    run.playback.play(2);
    for (let frame = 0; frame < 40; frame += 1) pass(100);
    expect(run.playback.shown().frame?.position).toBe(10);
    showsMotion = false;
    run.beats.reached();
    pass(16);
    expect(run.playback.shown().frame?.position).toBe(11);
    pass(16);
    expect(run.playback.shown().frame?.position).toBe(11);
    vi.restoreAllMocks();
  });
});
