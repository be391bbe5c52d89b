/** A lab that is not ACE's, over the same binding: what every lab gets from here. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { engine_memory, Lab, type Made, making, OwnTraceBuilder } from "../../engine/pkg/ace/ace.js";
import { attempt } from "../../engine/runSession.ts";
import { TraceSession } from "../../engine/traceSession.ts";
import type { PresetSpec, RunFrame, RunRegistry } from "../../engine/types.ts";
import { realRegistry } from "../../labs/ace/state/testEngine.ts";
import { keepAddress } from "../hash.ts";
import { firstChoices, type RunChoices, type RunScene } from "./choices.ts";
import { createRun } from "./createRun.ts";
import type { LabDefinition, LabTypes, RunLink } from "./definition.ts";
import type { RunView } from "./view.ts";

interface View extends RunView {
  zoom: number;
}

class Session extends TraceSession<RunFrame> {
  static open = (scene: RunScene, own?: Made) =>
    attempt(
      () =>
        new Session(new Lab(JSON.stringify(scene), own?.share()), { counters, lab: ofLab }, engine_memory),
    );
  override frame = (): RunFrame => ({
    position: this.position,
    requests: this.requests,
    counters,
    lab: ofLab,
  });
  override laneFrame = () => undefined;
}

const { lab: ofLab, counters, policies, workloads, parameters, requests } = await realRegistry();

const lane = { policy: policies[0]?.id, mode: "baseline" };
const sceneOf = (frames: number, count = 500): RunScene => ({
  ...{ pages: 200, frames, alpha: 2, base_us: 10, k_r: 4, k_w: 4 },
  lanes: [lane],
  workload: { kind: workloads[0]?.id ?? "", requests: count, seed: "1" },
});

const preset = (id: string, scene: RunScene): PresetSpec => ({
  ...{ id, title: id, about: "", teaches: "" },
  group: "first",
  shows: "none" as const,
  scene,
});
const registry: RunRegistry = {
  ...{ lab: ofLab, counters, parameters, workloads, requests },
  presets: [preset("first", sceneOf(7)), preset("second", { ...sceneOf(9), at: 40 })],
};

const PATH = "/other";
const link = ({ scene, at, view, preset: id }: RunLink<RunScene, View>) =>
  `${PATH}?${encodeURIComponent(JSON.stringify({ scene, at, view, ...(id && { preset: id }) }))}`;

interface Types extends LabTypes {
  view: View;
  session: Session;
  handle: Made;
}

function lab(change: Partial<LabDefinition<Types>> = {}) {
  const choices = createStore<RunChoices<RunScene, RunRegistry, View>>(() => firstChoices({ zoom: 1 }));
  const forgotten = vi.fn();
  const restored = vi.fn();
  const run = createRun<Types>({
    path: PATH,
    choices,
    load: () => Promise.resolve(registry),
    session: (scene: RunScene, _: RunRegistry, trace?: Made) => Session.open(scene, trace),
    making: (scene: RunScene) => making(JSON.stringify(scene)),
    decode: (hash) => ({
      ok: true,
      value: { state: JSON.parse(decodeURIComponent(hash.split("?")[1] ?? "")), notices: [] },
    }),
    encode: link,
    parts: { hideable: ["strip", "curves"], tabs: ["curves"] },
    beats: { of: () => [], told: (lane) => lane },
    ordered: () => false,
    ownTraces: {
      onTrace: (scene, { pages }) => ({ ...scene, pages }),
      readTrace: () => Promise.reject(new Error("not asked for here")),
    },
    readScene: async (text) => ({ ok: true, value: { scene: JSON.parse(text), at: 3 } }),
    forget: forgotten,
    restored,
    ...change,
  });
  return { ...run, choices, forgotten, restored };
}

/** A trace of a file: requests for pages 0, 1, 2, … */
function ownTrace(hash: string, count: number) {
  const builder = new OwnTraceBuilder(count, count);
  builder.push(Uint32Array.from({ length: count }, (_, page) => page * 2));
  return {
    name: "own.csv",
    hash,
    requests: count,
    pages: count,
    ...{ renumbered: false, options: { page: "8k" }, summary: {} as never },
    handle: builder.finish(),
  };
}
const HASH = "00000000000000aa";

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("starts with the first preset, and a preset opens at its own position", async () => {
  const run = lab();
  await run.start(PATH);
  expect(run.choices.getState()).toMatchObject({ preset: "first", scene: { frames: 7 } });
  run.openPreset("second");
  expect(run.playback.shown().frame?.position).toBe(40);
  expect(run.choices.getState().scene).not.toHaveProperty("at");
});

test("a change keeps the position, other requests begin anew, and undoing takes both back", async () => {
  const run = lab();
  await run.start(PATH);
  run.playback.seek(20);
  expect(run.change((scene) => Object.assign(scene, { frames: 5 }))).toBe(true);
  expect(run.playback.shown().frame?.position).toBe(20);
  run.change((scene) => Object.assign(scene.workload, { seed: "2" }));
  expect(run.playback.shown().frame?.position).toBe(0);
  run.undoChanges();
  expect(run.choices.getState()).toMatchObject({ preset: "first", scene: sceneOf(7) });
});

test("changes are taken back and done again one by one, a gesture as one, and a preset too", async () => {
  const run = lab();
  await run.start(PATH);
  const frames = () => run.choices.getState().scene?.frames;
  const turns = () => [run.choices.getState().undoable, run.choices.getState().redoable];
  run.playback.seek(20);
  expect(turns()).toEqual([false, false]);
  for (const value of [8, 9, 10])
    run.change((scene) => Object.assign(scene, { frames: value }), { gesture: "dragged" });
  run.change((scene) => Object.assign(scene, { frames: 0 }));
  expect(run.choices.getState().before?.scene).toMatchObject({ frames: 7 });
  run.openPreset("second");
  run.undo();
  expect(run.choices.getState()).toMatchObject({ preset: "first", scene: { frames: 10 }, before: null });
  expect(run.playback.shown().frame?.position).toBe(40);
  run.undo();
  expect([frames(), ...turns()]).toEqual([7, false, true]);
  run.undo();
  run.redo();
  expect([frames(), ...turns()]).toEqual([10, true, true]);
  run.change((scene) => Object.assign(scene, { frames: 12 }));
  expect(turns()).toEqual([true, false]);
  run.redo();
  expect(frames()).toBe(12);
});

test("one number of the requests can be changed without losing the position", async () => {
  const run = lab();
  await run.start(PATH);
  run.playback.seek(20);
  run.change((scene) => Object.assign(scene.workload, { seed: "2" }), { stays: true });
  expect(run.playback.shown().frame?.position).toBe(20);
  run.change((scene) => Object.assign(scene.workload, { requests: 15 }), { stays: true });
  expect(run.playback.shown().frame?.position).toBe(15);
});

test("what the engine rejects is told with its field, and the run at hand stays", async () => {
  const run = lab();
  await run.start(PATH);
  run.playback.seek(20);
  const before = run.playback.session;
  expect(run.change((scene) => Object.assign(scene, { frames: 0 }))).toBe(false);
  expect(run.choices.getState().rejected?.field).toMatch(/frames$/);
  expect(run.choices.getState().message?.tone).toBe("error");
  expect(run.playback.session).toBe(before);
  expect(run.choices.getState().scene).toEqual(sceneOf(7));
  run.clearError();
  expect(run.choices.getState()).toMatchObject({ rejected: null, message: null });
});

test("a link opens its run, its view, and what the lab has of its own in it", async () => {
  const run = lab();
  const state = { scene: sceneOf(11), at: 33, view: { zoom: 4, hidden: ["curves"] } };
  await run.start(link(state));
  expect(run.choices.getState()).toMatchObject({ scene: sceneOf(11), view: state.view });
  expect(run.playback.shown().frame?.position).toBe(33);
  expect(run.restored).toHaveBeenCalledWith(state);
  expect(run.forgotten).toHaveBeenCalledOnce();
  expect(run.link()).toBe(link(state));
  expect(run.linkAt(5, { stage: "embed" })).toBe(
    link({ ...state, at: 5, view: { zoom: 4, stage: "embed" } }),
  );
  run.setPlace({ stage: "present" });
  expect(run.choices.getState().view).toEqual({ zoom: 4, stage: "present" });
});

test("a far position of a link is reached, however many frames the way takes", async () => {
  const run = lab();
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 20;
    return now;
  });
  await run.start(link({ scene: sceneOf(11, 50_000), at: 50_000, view: { zoom: 1 } }));
  expect(run.playback.session?.position).toBeLessThan(50_000);
  while (frames.length > 0 && run.playback.session?.position !== 50_000)
    for (const callback of frames.splice(0)) callback(now);
  expect(run.playback.session?.position).toBe(50_000);
});

test("starting again opens a link that is not shown, and leaves the run alone where it is", async () => {
  const run = lab();
  await run.start(PATH);
  run.playback.seek(12);
  const before = run.playback.session;
  await run.start(run.link() ?? "");
  await run.start(PATH);
  expect(run.playback.session).toBe(before);
  await run.start(link({ scene: sceneOf(11), at: 3, view: { zoom: 1 } }));
  expect(run.choices.getState().scene).toEqual(sceneOf(11));
});

test("a trace that only its owner has is asked for; another file is refused, the right one opens the link's step", async () => {
  const run = lab();
  const workload = { kind: "own", name: "own.csv", hash: HASH, requests: 60 };
  await run.start(link({ scene: { ...sceneOf(7), workload }, at: 30, view: { zoom: 2 } }));
  expect(run.choices.getState()).toMatchObject({
    preset: "first",
    wanted: { hash: HASH },
    view: { zoom: 2 },
  });
  run.openTrace(ownTrace("00000000000000bb", 60));
  expect(run.choices.getState().message?.tone).toBe("error");
  expect(run.choices.getState().wanted).not.toBeNull();
  run.openTrace(ownTrace(HASH, 60));
  expect(run.choices.getState()).toMatchObject({ wanted: null, scene: { pages: 200, workload } });
  expect(run.playback.shown().frame).toEqual({ position: 30, requests: 60, counters, lab: ofLab });
});

test("a file in place of the workload is a scene as the lab makes it, and stays through changes", async () => {
  const run = lab();
  await run.start(PATH);
  run.openTrace(ownTrace(HASH, 50));
  const workload = { hash: HASH, page: "8k" };
  expect(run.choices.getState().scene).toMatchObject({ pages: 50, frames: 7, workload });
  expect(run.change((scene) => Object.assign(scene, { frames: 8 }))).toBe(true);
  expect(run.playback.session?.requests).toBe(50);
});

test("a lab without own traces says so, reads none, and still opens scenes", async () => {
  const run = lab({ ownTraces: undefined });
  await run.start(PATH);
  expect([run.readsTraces, lab().readsTraces]).toEqual([false, true]);
  expect(await run.readTrace(new File(["R,1"], "mine.csv"), {})).toBeNull();
  expect(run.stop()).toBe(false);
  await run.readScene(JSON.stringify(sceneOf(13)));
  expect(run.choices.getState().scene).toMatchObject({ frames: 13 });
});

/** A clock on which every look takes 30 ms, and which no timer waits for: what is generated takes long on any machine. */
function slowClock(): void {
  const soon = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void) => soon(work, 0)) as typeof soon);
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 30));
}
const LONG = 3_000_000;
const long = (change: Partial<RunScene> = {}) =>
  link({ scene: { ...sceneOf(11, LONG), ...change }, at: 33, view: { zoom: 1 } });

test("requests that take long are generated in slices: how far they are is told, and they are those made at once", async () => {
  slowClock();
  const run = lab();
  const told: number[] = [];
  run.choices.subscribe(({ underWay }) => underWay?.kind === "workload" && told.push(underWay.share));
  await run.start(long());
  // Until they are there the first preset is shown, and the address is not written over.
  expect(run.choices.getState()).toMatchObject({ preset: "first", opening: true });
  await vi.waitFor(() => expect(run.choices.getState().scene).toMatchObject({ frames: 11 }), 20_000);
  expect(run.choices.getState()).toMatchObject({ opening: false, underWay: null });
  expect(told.length).toBeGreaterThan(3);
  expect(told).toEqual(told.toSorted((left, right) => left - right));
  const { session } = run.playback;
  const atOnce = Session.open(sceneOf(11, LONG));
  if (!atOnce.ok) throw new Error(atOnce.failure.message);
  expect(session?.requestsBetween(LONG - 5000, LONG)).toEqual(
    atOnce.value.requestsBetween(LONG - 5000, LONG),
  );
  // Another pool under the same requests is there at once.
  expect(run.change((scene) => Object.assign(scene, { frames: 12 }))).toBe(true);
  expect(run.choices.getState().scene).toMatchObject({ frames: 12 });
});

test("generating can be stopped, and a later choice takes its place; the run at hand stays till then", async () => {
  slowClock();
  const run = lab();
  await run.start(PATH);
  run.playback.seek(5);
  const before = run.playback.session;
  run.openLink(long());
  expect(run.choices.getState().opening).toBe(true);
  expect(run.stop()).toBe(true);
  expect(run.choices.getState()).toMatchObject({ opening: false, underWay: null });
  expect(run.playback.session).toBe(before);
  run.openLink(long());
  run.openPreset("second");
  expect(run.choices.getState()).toMatchObject({ preset: "second", opening: false });
  expect(run.stop()).toBe(false);
});

test("what the engine refuses is refused before anything is generated", async () => {
  const run = lab();
  await run.start(PATH);
  const scene = {
    ...sceneOf(7, 100_000_000),
    pages: 2 ** 26,
    lanes: [0, 1, 2, 3].map(() => ({ ...lane, mode: "ace", prefetch: true })),
  };
  run.openLink(link({ scene, at: 0, view: { zoom: 1 } }));
  expect(run.choices.getState()).toMatchObject({ opening: false, rejected: { field: "pages" } });
});

test("a preset that is chosen while a file is read is not replaced by the file; a change of a number is no such choice", async () => {
  let read = (_: { ok: true; value: ReturnType<typeof ownTrace> }) => {};
  const reads = () =>
    new Promise<{ ok: true; value: ReturnType<typeof ownTrace> }>((resolve) => {
      read = resolve;
    });
  const run = lab({ ownTraces: { onTrace: (scene, { pages }) => ({ ...scene, pages }), readTrace: reads } });
  await run.start(PATH);
  const first = run.readTrace(new File(["R,1"], "mine.csv"), {});
  run.openPreset("second");
  read({ ok: true, value: ownTrace(HASH, 50) });
  expect(await first).toBeNull();
  expect(run.choices.getState()).toMatchObject({ preset: "second", scene: { frames: 9 } });
  const second = run.readTrace(new File(["R,1"], "mine.csv"), {});
  run.change((scene) => Object.assign(scene, { frames: 8 }));
  read({ ok: true, value: ownTrace(HASH, 50) });
  await second;
  expect(run.choices.getState().scene).toMatchObject({ frames: 8, workload: { kind: "own" } });
});

test("a lab says where a changed scene opens, if it knows better than by its workload", async () => {
  const run = lab({ carried: (position, from, to) => (from.frames === to.frames ? 0 : position * 2) });
  await run.start(PATH);
  run.playback.seek(20);
  run.change((next) => {
    next.frames = 9;
  });
  expect(run.playback.target).toBe(40);
});

test("an exported scene opens at its position", async () => {
  const run = lab();
  await run.start(PATH);
  await run.readScene(JSON.stringify(sceneOf(13)));
  expect(run.choices.getState()).toMatchObject({ scene: { frames: 13 }, preset: undefined });
  expect(run.playback.shown().frame?.position).toBe(3);
});

test("the address follows a lab while it shows it, and no other page", async () => {
  vi.useFakeTimers();
  const listeners: (() => void)[] = [];
  const address = { hash: `#${PATH}` };
  vi.stubGlobal("location", address);
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_: unknown, __: string, hash: string) => Object.assign(address, { hash }),
  });
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => listeners.push(listener));
  vi.stubGlobal("removeEventListener", () => {});
  const go = (hash: string) => {
    address.hash = hash;
    for (const listener of listeners) listener();
  };
  const run = lab();
  await run.start(PATH);
  const stop = keepAddress(run);
  vi.runAllTimers();
  expect(address.hash).toBe(`#${run.link()}`);
  go("#/ace?frames=9");
  run.playback.step(1);
  vi.runAllTimers();
  expect(address.hash).toBe("#/ace?frames=9");
  expect(run.choices.getState().scene).toEqual(sceneOf(7));
  go(`#${link({ scene: sceneOf(11), at: 2, view: { zoom: 1 } })}`);
  expect(run.choices.getState().scene).toEqual(sceneOf(11));
  stop();
});
