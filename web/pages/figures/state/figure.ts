/** The controller of one figure: its settings, its run, and the points that are drawn. Nothing here throws. */
import { createStore } from "zustand/vanilla";
import type { Pool } from "../../../engine/sweep/pool.ts";
import type { Collector } from "../../../engine/sweep/sweep.ts";
import type {
  Experiment,
  MeasureSpec,
  PointSummary,
  Results,
  SweepSettings,
  Verdict,
} from "../../../engine/sweep/types.ts";
import type { Failure, Result } from "../../../engine/types.ts";
import { text } from "../../../text/text.ts";
import { sameSettings } from "./link.ts";

/** A point as drawn, with the settings that it was computed with. */
export interface DrawnPoint extends PointSummary {
  settings: SweepSettings;
  /** Of the run that the figure shows now; the others are still those of an earlier one. */
  fresh: boolean;
}

export interface Drawn {
  origin: "advance" | "here";
  /** Of the newest run. */
  settings: SweepSettings;
  points: ReadonlyMap<number, DrawnPoint>;
  measures: MeasureSpec[];
  verdicts: Verdict[];
}

export type RunState =
  | { state: "idle" }
  | { state: "running"; done: number; all: number; leftMs: number | null }
  | { state: "stopped"; done: number; all: number }
  | { state: "done"; all: number; tookMs: number };

interface FigureState {
  settings: SweepSettings;
  drawn: Drawn | null;
  run: RunState;
  rejected: Failure | null;
  notices: readonly string[];
}

/** The engine's part of the work, so that tests can put another in its place. */
export interface SweepEngine {
  load: () => Promise<WebAssembly.Module>;
  open: (experiment: Experiment, settings: SweepSettings) => Result<Collector>;
  pool: () => Pool;
}

/** At most four times a second, and at most a tenth of the time. */
const REDRAW_MS = 250;
const REDRAW_SHARE = 10;
/** Number of runs after which the remaining time can be estimated. */
const ENOUGH_RUNS = 3;

export const advancePoints = ({ points, settings }: Results): Map<number, DrawnPoint> =>
  new Map(points.map((point) => [point.point, { ...point, settings, fresh: true }]));

const asDrawn = (results: Results, origin: Drawn["origin"]): Drawn => ({
  ...results,
  origin,
  points: advancePoints(results),
});

function notLoaded(error: unknown): Failure {
  const message = text().messages.noEngine(error instanceof Error ? error.message : String(error));
  return { field: "engine", value: "", legal: "", message };
}

export function createFigure(experiment: Experiment, engine: SweepEngine, first: SweepSettings) {
  const store = createStore<FigureState>(() => ({
    ...{ settings: first, drawn: null, rejected: null, notices: [] },
    run: { state: "idle" },
  }));
  let pool: Pool | undefined;
  let collector: Collector | undefined;
  /** Counts requests: the answer to an older one is not for the newer. */
  let request = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let redrawMs = 0;

  function showAdvance(results: Results): void {
    if (store.getState().drawn === null) store.setState({ drawn: asDrawn(results, "advance") });
  }

  function redraw(): void {
    timer = undefined;
    const { drawn } = store.getState();
    if (collector === undefined) return;
    const start = performance.now();
    const fresh = asDrawn(collector.results(), "here");
    const kept = [...(drawn?.points ?? [])].map(([at, point]) => [at, { ...point, fresh: false }] as const);
    store.setState({ drawn: { ...fresh, points: new Map([...kept, ...fresh.points]) } });
    redrawMs = performance.now() - start;
  }

  function redrawNow(): void {
    clearTimeout(timer);
    redraw();
  }

  async function run(): Promise<void> {
    request += 1;
    const own = request;
    pool?.cancel();
    clearTimeout(timer);
    timer = undefined;
    const { settings } = store.getState();
    store.setState({ run: { state: "running", done: 0, all: 0, leftMs: null }, rejected: null });
    const module = await engine.load().catch(notLoaded);
    if (own !== request) return;
    if ("message" in module) return stopWith(module);
    const opened = engine.open(experiment, settings);
    if (!opened.ok) return stopWith(opened.failure);
    collector?.close();
    const into = opened.value;
    collector = into;
    const all = into.runs;
    const began = performance.now();
    let done = 0;
    store.setState({ run: { state: "running", done, all, leftMs: null } });
    pool ??= engine.pool();
    pool.start({
      module,
      experiment: JSON.stringify(experiment),
      settings: JSON.stringify(settings),
      runs: all,
      runsASeed: into.runsASeed,
      onFailure: (failure) => own === request && stopWith(failure),
      onRecord: (record) => {
        if (own !== request) return;
        into.add(record);
        done += 1;
        const tookMs = performance.now() - began;
        if (done === all) {
          pool?.cancel();
          redrawNow();
          store.setState({ run: { state: "done", all, tookMs } });
          return;
        }
        const leftMs = done < ENOUGH_RUNS ? null : (tookMs / done) * (all - done);
        store.setState({ run: { state: "running", done, all, leftMs } });
        timer ??= setTimeout(redraw, Math.max(REDRAW_MS, redrawMs * REDRAW_SHARE));
      },
    });
  }

  function stopWith(failure: Failure): void {
    store.setState({ rejected: failure, run: { state: "idle" } });
  }

  function cancel(): void {
    const { run } = store.getState();
    if (run.state !== "running") return;
    request += 1;
    pool?.cancel();
    if (run.done > 0) redrawNow();
    else clearTimeout(timer);
    timer = undefined;
    store.setState({ run: { state: "stopped", done: run.done, all: run.all } });
  }

  /** Changes the settings, if the engine takes them. A run under way starts anew with them. */
  async function change(edit: (settings: SweepSettings) => void): Promise<boolean> {
    // Nothing can be checked without the engine; the run will report errors.
    const loaded = await engine.load().catch(() => null);
    const next = structuredClone(store.getState().settings);
    edit(next);
    const opened = loaded && engine.open(experiment, next);
    if (opened?.ok) opened.value.close();
    if (opened?.ok === false) store.setState({ rejected: opened.failure });
    else adopt(next);
    return opened?.ok !== false;
  }

  /** Takes settings as they are, such as those of a link. */
  function adopt(settings: SweepSettings, notices: readonly string[] = []): void {
    const before = store.getState();
    store.setState({ settings, rejected: null, notices });
    if (before.run.state === "running" && !sameSettings(before.settings, settings)) void run();
  }

  const clearError = () => store.setState({ rejected: null });

  /** The scene of a drawn point with its first seed, at the point's position, as JSON. */
  async function scene(point: number): Promise<Result<string>> {
    const settings = store.getState().drawn?.points.get(point)?.settings ?? store.getState().settings;
    await engine.load();
    const opened = engine.open(experiment, settings);
    if (!opened.ok) return opened;
    const found = opened.value.scene(point);
    opened.value.close();
    return found;
  }

  /** The runs computed here, as the text of a JSON list; null where there are none. */
  const records = (): string | null => collector?.records() ?? null;

  function close(): void {
    request += 1;
    clearTimeout(timer);
    pool?.cancel();
    collector?.close();
    collector = undefined;
  }

  return { experiment, store, showAdvance, run, cancel, change, adopt, clearError, scene, records, close };
}

export type FigureController = ReturnType<typeof createFigure>;
