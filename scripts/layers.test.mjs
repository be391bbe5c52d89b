import { expect, test } from "vitest";
import { circlesOf, layers, reduced } from "./lib/layers.mjs";

/** `a>b3` is: a uses b three times. @param {string} words */
function graph(words) {
  /** @type {Map<string, Map<string, number>>} */ const uses = new Map();
  for (const word of words.split(" ")) {
    const [, from = "", to = "", weight] = /^(\w)>(\w)(\d*)$/.exec(word) ?? [];
    for (const node of [from, to]) if (!uses.has(node)) uses.set(node, new Map());
    uses.get(from)?.set(to, Number(weight || 1));
  }
  return uses;
}
const told = (/** @type {readonly { from: string, to: string }[]} */ list) =>
  list.map(({ from, to }) => `${from}>${to}`);

test("ranks are the longest way down", () => {
  const { rank, upward } = layers(graph("a>b b>c a>c d>c"));
  expect(Object.fromEntries(rank)).toEqual({ a: 2, b: 1, c: 0, d: 1 });
  expect(upward).toEqual([]);
});

test("of a circle the lightest arrow goes up", () => {
  const { upward, rank } = layers(graph("a>b5 b>c5 c>a2 c>d1"));
  expect(told(upward)).toEqual(["c>a"]);
  expect(rank.get("a")).toBe(3);
});

test("circles are the sets that reach each other", () => {
  const found = circlesOf(graph("a>b b>a b>c c>d d>e e>c e>f")).map((circle) => circle.sort().join(""));
  expect(found.sort()).toEqual(["ab", "cde"]);
});

test("an arrow that a longer way says as well is left out", () => {
  expect(told(reduced(layers(graph("a>b b>c a>c a>d")).downward))).toEqual(["a>b", "a>d", "b>c"]);
});
