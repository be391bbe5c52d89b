import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Job, Pool } from "../../../engine/sweep/pool.ts";
import type { Collector } from "../../../engine/sweep/sweep.ts";
import type { Experiment, Results, SweepSettings } from "../../../engine/sweep/types.ts";
import { createFigure, type SweepEngine } from "./figure.ts";

const experiment = { id: "x", lanes: [{ id: "a", set: {} }] } as unknown as Experiment;
const first: SweepSettings = { seeds: 2, first_seed: "1", choices: {}, set: {} };

const pointOf = (point: number, mean: number) => ({
  point,
  at: [point],
  lanes: { a: { m: { seeds: 1, mean, minimum: mean, maximum: mean, deviation: 0 } } },
});
const resultsOf = (settings: SweepSettings, points: number[], mean: number): Results => ({
  settings,
  measures: [],
  points: points.map((point) => pointOf(point, mean)),
  verdicts: [],
});

/** An engine whose runs are answered by hand: run n gives point n. */
function fake() {
  const jobs: Job[] = [];
  let running: Job | undefined;
  const pool = {
    start: (job: Job) => {
      running = job;
      jobs.push(job);
    },
    cancel: () => {
      running = undefined;
    },
  } as unknown as Pool;
  const open = (_: Experiment, settings: SweepSettings) => {
    if (settings.seeds > 9) {
      const failure = {
        field: "seeds",
        value: String(settings.seeds),
        legal: "1 to 9",
        message: "seeds: too many",
      };
      return { ok: false as const, failure };
    }
    const added: number[] = [];
    const collector = {
      runs: 4,
      runsASeed: 4,
      add: (record: string) => added.push(Number(record)),
      results: () => resultsOf(settings, added, settings.seeds),
      records: () => JSON.stringify(added),
      close: () => {},
      scene: (run: number) => ({ ok: true as const, value: JSON.stringify({ run, settings }) }),
    } as unknown as Collector;
    return { ok: true as const, value: collector };
  };
  const engine: SweepEngine = { load: async () => ({}) as WebAssembly.Module, open, pool: () => pool };
  return { engine, jobs, isRunning: () => running !== undefined };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a run draws what is there as it comes, and tells when it is done", async () => {
  const { engine, jobs } = fake();
  const figure = createFigure(experiment, engine, first);
  await figure.run();
  for (const run of [0, 1]) jobs[0]?.onRecord(String(run));
  expect(figure.store.getState().run).toMatchObject({ state: "running", done: 2, all: 4 });
  expect(figure.store.getState().drawn).toBeNull();
  vi.advanceTimersByTime(300);
  expect(figure.store.getState().drawn?.points.size).toBe(2);
  for (const run of [2, 3]) jobs[0]?.onRecord(String(run));
  expect(figure.store.getState().run).toMatchObject({ state: "done", all: 4 });
  expect(figure.store.getState().drawn?.points.size).toBe(4);
});

test("it is drawn at most four times a second", async () => {
  const { engine, jobs } = fake();
  const figure = createFigure(experiment, engine, first);
  await figure.run();
  let drawn = 0;
  figure.store.subscribe((state, before) => {
    if (state.drawn !== before.drawn) drawn += 1;
  });
  for (let turn = 0; turn < 100; turn += 1) {
    jobs[0]?.onRecord("0");
    // Never the last one: that one is drawn at once.
    figure.store.setState({ run: { state: "running", done: 0, all: 4, leftMs: null } });
    vi.advanceTimersByTime(10);
    if (turn === 2) break;
  }
  vi.advanceTimersByTime(1_000);
  expect(drawn).toBe(1);
});

test("a change during a run replaces it, and earlier points stay until new ones come", async () => {
  const { engine, jobs } = fake();
  const figure = createFigure(experiment, engine, first);
  figure.showAdvance(resultsOf(first, [0, 1, 2, 3], 7));
  await figure.run();
  await figure.change((settings) => {
    settings.seeds = 3;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(jobs).toHaveLength(2);
  jobs[0]?.onRecord("0");
  jobs[1]?.onRecord("1");
  vi.advanceTimersByTime(300);
  const points = [...(figure.store.getState().drawn?.points.values() ?? [])];
  expect(points.map(({ point, fresh, lanes }) => [point, fresh, lanes.a?.m?.mean])).toEqual([
    [0, false, 7],
    [1, true, 3],
    [2, false, 7],
    [3, false, 7],
  ]);
});

test("cancel keeps what was computed", async () => {
  const { engine, jobs, isRunning } = fake();
  const figure = createFigure(experiment, engine, first);
  await figure.run();
  jobs[0]?.onRecord("0");
  figure.cancel();
  expect(isRunning()).toBe(false);
  expect(figure.store.getState().run).toEqual({ state: "stopped", done: 1, all: 4 });
  expect(figure.store.getState().drawn?.points.size).toBe(1);
  jobs[0]?.onRecord("1");
  expect(figure.store.getState().run).toMatchObject({ done: 1 });
});

test("a cancel while the engine is loading starts nothing", async () => {
  const { engine, jobs } = fake();
  const figure = createFigure(experiment, engine, first);
  const running = figure.run();
  figure.cancel();
  await running;
  expect(jobs).toHaveLength(0);
});

test("a refused change keeps the settings, and names the field", async () => {
  const { engine } = fake();
  const figure = createFigure(experiment, engine, first);
  const taken = await figure.change((settings) => {
    settings.seeds = 10;
  });
  expect(taken).toBe(false);
  expect(figure.store.getState().settings).toEqual(first);
  expect(figure.store.getState().rejected?.field).toBe("seeds");
});

test("a failing run tells why, and the figure stays", async () => {
  const { engine, jobs } = fake();
  const figure = createFigure(experiment, engine, first);
  figure.showAdvance(resultsOf(first, [0, 1], 7));
  await figure.run();
  jobs[0]?.onFailure({ field: "frames", value: "9", legal: "fewer", message: "frames: too many" });
  expect(figure.store.getState().rejected?.field).toBe("frames");
  expect(figure.store.getState().run.state).toBe("idle");
  expect(figure.store.getState().drawn?.points.size).toBe(2);
});

test("an engine that cannot be loaded is told in words", async () => {
  const { engine } = fake();
  const load = () => Promise.reject(new Error("offline"));
  const figure = createFigure(experiment, { ...engine, load }, first);
  await figure.run();
  expect(figure.store.getState().rejected?.message).toContain("offline");
});

test("a point opens the run of the settings that it was drawn with", async () => {
  const { engine } = fake();
  const figure = createFigure(experiment, engine, first);
  figure.showAdvance(resultsOf(first, [0, 1], 7));
  await figure.change((settings) => {
    settings.seeds = 5;
  });
  const scene = await figure.scene(1);
  expect(scene.ok && JSON.parse(scene.value)).toEqual({ run: 1, settings: first });
});
