import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLab } from "./lab.ts";
import type { TaskChoice } from "./task/choice.ts";
import { drivenRegistry, realRegistry, servedRegistry } from "./testEngine.ts";

const registry = await realRegistry();
// Some presets have clients, or a drive.
await servedRegistry();
await drivenRegistry();
const lanes = [{ policy: registry.policies[0]?.id ?? "", mode: "baseline" as const }];
const scene = (requests: number) => ({
  ...{ pages: 200, frames: 7, alpha: 2, base_us: 10, k_r: 4, k_w: 4, lanes },
  workload: { kind: registry.workloads[0]?.id ?? "", requests, seed: "1" },
});
const task: TaskChoice = {
  kind: "predict",
  lane: 0,
  count: 3,
  sequence: 1,
  hidden: false,
  practice: false,
};

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function opened() {
  const lab = createLab();
  lab.choices.setState({ registry });
  lab.openPreset(registry.presets[0]?.id ?? "");
  return lab;
}

test("an exercise comes with its link, goes on in links of the page, and goes with its scene", () => {
  const lab = opened();
  lab.openSaved({ scene: scene(500), at: 20, task });
  expect(lab.choices.getState().task).toEqual(task);
  expect(lab.link()).toContain("task=predict");
  lab.change((next) => Object.assign(next, { frames: 5 }));
  expect(lab.choices.getState().task).toBeNull();
});

test("the far position of a saved run is reached, with an exercise and without one", () => {
  for (const choice of [{}, { task }]) {
    const lab = opened();
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => {
      now += 20;
      return now;
    });
    lab.openSaved({ scene: scene(50_000), at: 50_000, ...choice });
    const { session } = lab.playback;
    expect(session?.position).toBeLessThan(50_000);
    for (let turn = 0; turn < 1_000 && session?.position !== 50_000; turn += 1)
      for (const callback of frames.splice(0)) callback(now);
    expect(session?.position).toBe(50_000);
  }
});

test("presets of rings are shown by frame, others by order", () => {
  const lab = opened();
  const shapes = new Map(registry.policies.map(({ id, shape }) => [id, shape]));
  for (const { id } of registry.presets) {
    lab.openPreset(id);
    const { scene: shown, view } = lab.choices.getState();
    const rings = shown?.lanes.every(({ policy }) => shapes.get(policy) === "ring");
    expect(view.arrangement, id).toBe(rings ? "frame" : "order");
  }
});
