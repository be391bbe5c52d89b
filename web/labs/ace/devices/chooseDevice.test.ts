import { beforeAll, expect, test } from "vitest";
import type { Registry } from "../../../engine/types.ts";
import { DEVICE } from "../../../shell/chips/chip.ts";
import { openScene } from "../models.ts";
import type { Scene } from "../state/scene.ts";
import { drivenRegistry, loggedRegistry, realRegistry, servedRegistry } from "../state/testEngine.ts";
import { chooseDevice, deviceOf, ownDevice } from "./chooseDevice.ts";

let registry: Registry;
beforeAll(async () => {
  registry = await realRegistry();
  await Promise.all([servedRegistry(), drivenRegistry(), loggedRegistry()]);
});

test("a preset's chip names a device where every lane runs on that device's numbers, and nowhere else", () => {
  const named = registry.presets.map(({ id, scene: given }) => {
    const { at: _, ...scene } = given as unknown as Scene & { at?: number };
    const opened = openScene(scene, registry);
    if (!opened.ok) throw new Error(`${id}: ${opened.failure.message}`);
    const lanes = opened.value.frame().lanes.map(({ config }) => config as unknown as Record<string, number>);
    opened.value.close();
    const runOn = registry.devices.filter((device) =>
      lanes.every((lane) =>
        DEVICE.every((number) => lane[number] === (device as unknown as Record<string, number>)[number]),
      ),
    );
    const device = deviceOf(scene, registry);
    expect([id, device === undefined || runOn.includes(device)]).toEqual([id, true]);
    if (scene.device !== undefined)
      expect([id, device]).toEqual([id, runOn.find((one) => one.id === scene.device)]);
    return device;
  });
  expect(named.filter(Boolean).length).toBeGreaterThan(20);
});

test("one number of the scene or of a lane that is another makes it none; the device's own number does not", () => {
  for (const device of registry.devices) {
    const lanes: Scene["lanes"] = [
      { policy: "lru", mode: "baseline" },
      { policy: "lru", mode: "ace" },
    ];
    const on: Scene = { workload: { kind: "scan" }, lanes, device: device.id };
    expect(deviceOf(on, registry)).toBe(device);
    for (const number of DEVICE) {
      const own = (device as unknown as Record<string, number>)[number] ?? Number.NaN;
      const put = (value: number) => [
        { ...on, [number]: value },
        { ...on, lanes: lanes.map((lane, at) => (at === 1 ? { ...lane, [number]: value } : lane)) },
      ];
      for (const scene of put(own)) expect(deviceOf(scene, registry)).toBe(device);
      for (const scene of put(own + 1)) expect(deviceOf(scene, registry)).toBeUndefined();
      const fork = { ...lanes[0], fork: { lane: 0, at: 0 }, [number]: own + 1 } as Scene["lanes"][number];
      expect(deviceOf({ ...on, lanes: [...lanes, fork] }, registry)).toBe(device);
    }
    const left = structuredClone(on) as unknown as Record<string, unknown>;
    chooseDevice(left, ownDevice, device as unknown as Record<string, unknown>);
    expect(deviceOf(left as unknown as Scene, registry)).toBeUndefined();
  }
});
