import { expect, test } from "vitest";
import type { LaneConfig, Registry } from "../../../engine/types.ts";
import type { Scene } from "../state/scene.ts";
import { realRegistry } from "../state/testEngine.ts";
import {
  changesNothing,
  deviceId,
  forkedLane,
  laneNumbers,
  withDevice,
  withMode,
  withNumber,
} from "./draft.ts";

const known: Registry = await realRegistry();
const [first, second] = known.policies;
const [device] = known.devices;
if (first === undefined || second === undefined || device === undefined)
  throw new Error("too little is registered");

const left: LaneConfig = {
  policy: first.id,
  mode: "ace",
  prefetch: false,
  reader: known.readers.at(-1)?.id ?? "",
  seed: "1",
  pages: 20,
  frames: 7,
  alpha: 3,
  base_us: 10,
  k_r: 3,
  k_w: 3,
  n_w: 3,
  n_e: 3,
  theta: 1,
  cpu_us: 0,
  write_wait: 1,
  cost: "ideal",
};
const scene: Scene = {
  lanes: [
    { policy: first.id, mode: "baseline" },
    { policy: first.id, mode: "ace", n_w: 3 },
  ],
  workload: { kind: "given", trace: "R1" },
};
const forked = (draft: object) => forkedLane(known, scene, 1, 120, left, { ...draft });

test("a fork says what its lane says, what changes, and where it leaves", () => {
  expect(forked({ n_w: 8 })).toEqual({ policy: first.id, mode: "ace", n_w: 8, fork: { lane: 1, at: 120 } });
  expect(forked(withMode({ policy: second.id }, "ace+reader"))).toEqual({
    policy: second.id,
    mode: "ace",
    prefetch: true,
    n_w: 3,
    fork: { lane: 1, at: 120 },
  });
});

test("what equals the lane, or has no effect in its mode, changes nothing", () => {
  expect(changesNothing(known, left, {})).toBe(true);
  expect(changesNothing(known, left, { n_w: 3, policy: first.id })).toBe(true);
  expect(changesNothing(known, left, { theta: 5 })).toBe(true);
  expect(changesNothing(known, left, withMode({ theta: 5 }, "ace+reader"))).toBe(false);
  expect(changesNothing(known, { ...left, mode: "baseline" }, { n_w: 8 })).toBe(true);
  expect(changesNothing(known, left, { n_w: "many" })).toBe(false);
});

test("a change is taken back by an emptied field, and what is no number stays for the engine to refuse", () => {
  expect(withNumber({ n_w: 8 }, "n_w", "")).toEqual({});
  expect(withNumber({}, "n_w", "12")).toEqual({ n_w: 12 });
  expect(withNumber({}, "n_w", "many")).toEqual({ n_w: "many" });
});

test("a device stands for its four numbers", () => {
  const draft = withDevice(known, {}, device.id);
  expect(draft).toEqual({
    alpha: device.alpha,
    base_us: device.base_us,
    k_r: device.k_r,
    k_w: device.k_w,
  });
  expect(deviceId(known, left, draft)).toBe(device.id);
  expect(deviceId(known, left, { ...draft, alpha: 99 })).toBe("");
});

test("only numbers that have an effect in the mode are asked for", () => {
  const ids = (draft: object) => laneNumbers(known, left, { ...draft }).ace.map(({ id }) => id);
  expect(ids(withMode({}, "baseline"))).toEqual([]);
  expect(ids({})).toEqual(["n_w"]);
  expect(ids(withMode({}, "ace+reader"))).toEqual(["n_w", "n_e", "theta"]);
});
