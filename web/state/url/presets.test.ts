import { expect, test } from "vitest";
import type { PresetSpec } from "../../engine/types.ts";
import { presetNamed, presetsLike } from "./envelope.ts";

const preset = (id: string, title: string, former = false): PresetSpec => ({
  ...{ id, title, former, about: "", teaches: "" },
  ...{ group: "first", shows: "none", scene: {} },
});
const presets = [
  preset("floor", "Random as a floor"),
  preset("ccf-lru", "MIN and cflru"),
  preset("cflru-spares", "CFLRU: the window"),
  preset("cflru-window", "As it was", true),
  preset("two-cflru", "Both"),
];

test("a name means its preset, and so does a slip of one letter in four or two in seven; nothing else does", () => {
  expect(presetNamed("cflru-window", presets)).toBe("cflru-window");
  expect(presetNamed("Cflru-spars ", presets)).toBe("cflru-spares");
  expect(presetNamed("cflru", presets)).toBeUndefined();
  expect(presetNamed("", presets)).toBeUndefined();
});

test("a word finds listed presets that begin with it, then those that hold it in id or title, else the nearest", () => {
  expect(presetsLike("CFLRU", presets)).toEqual(["cflru-spares", "two-cflru", "ccf-lru"]);
  expect(presetsLike("flour-ish", presets)[0]).toBe("floor");
  expect(presetsLike("", presets)).toHaveLength(3);
});
