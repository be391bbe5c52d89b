import { afterEach, expect, test } from "vitest";
import { labs } from "../labs/registry.ts";
import { pages } from "../pages/registry.ts";
import { correctAddress } from "./site.ts";

afterEach(() => history.replaceState(null, "", "#"));

function corrected(hash: string): string {
  history.replaceState(null, "", hash);
  correctAddress({ labs, pages });
  return location.hash;
}

test.each([
  ["#/hybrid/?v=1&preset=ten-pages", "#/hybrid?v=1&preset=ten-pages"],
  ["#/ACE?v=1&At=3", "#/ace?v=1&At=3"],
  ["#/figure/ace-8/", "#/figures/ace-8"],
  ["#/lesson/lru", "#/lessons/lru"],
  ["#/Lessons//", "#/lessons"],
])("%s is written as what it means: %s", (asked, meant) => {
  expect(corrected(asked)).toBe(meant);
});

test.each(["#/", "#/ace?v=1", "#/lessons/lru/notes", "#/nowhere", "#/%E0%A4%A", "#/nowhere/?v=1"])(
  "%s stays as it is",
  (asked) => {
    expect(corrected(asked)).toBe(asked);
  },
);

test("what means nothing is told", () => {
  history.replaceState(null, "", "#/nowhere/?v=1");
  expect(correctAddress({ labs, pages })).toBe("/nowhere/");
  history.replaceState(null, "", "#%");
  expect(correctAddress({ labs, pages })).toBeUndefined();
  history.replaceState(null, "", "#/Figures");
  expect(correctAddress({ labs, pages })).toBeUndefined();
});
