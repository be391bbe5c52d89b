import { describe, expect, test } from "vitest";

// Vitest hands out style sheets empty, and the page's code is checked without Node's types: so named only here.
interface FileSystem {
  readFileSync: (path: URL, encoding: "utf8") => string;
}
const nodeFs = "node:fs";
const { readFileSync }: FileSystem = await import(nodeFs);
const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** Every token of a part of the style sheet, with its colour on a light and on a dark ground. */
const tokensOf = (part: string) =>
  new Map(
    [...part.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)].map(
      ([, name = "", light = "", dark = ""]) => [name, { light, dark }] as const,
    ),
  );
const [usual = "", projected = ""] = css.split('\n[data-theme="projector"] {');
const tokens = tokensOf(usual);
const projector = tokensOf(projected);

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const on = (background: string, names: string[]) => names.map((name) => [name, background] as const);
const marks = [
  "mark-requested",
  "mark-victim",
  "mark-batch",
  "mark-badge",
  "prefetched",
  "flash",
  "magnetic",
];
const lanes = ["lane-0", "lane-1", "lane-2", "lane-3"];
const plots = [
  ...Array.from({ length: 6 }, (_, at) => `series-${at}`),
  ...Array.from({ length: 8 }, (_, at) => `ramp-${at}`),
];

/** Time to next access, soon first. */
const next = Array.from({ length: 5 }, (_, at) => `next-${at}`);
/** One step after another: neighbours differ without any colour. */
const steps = next.slice(1).map((name, at) => [name, `next-${at}`] as const);

/** Names of lanes at lines, pages that left, messages: these also stand as words. */
const words = [
  ...lanes,
  "mark-requested",
  "mark-victim",
  "mark-batch",
  "mark-badge",
  "accent",
  "ok",
  "error",
];
const raisedWords = [...lanes, "accent", "ok", "error"];
const graphics = [...marks, ...lanes, "focus", "accent", "line-strong", "ok", "error"];
const states: (readonly [string, string])[] = [
  ["free", "clean"],
  ["free", "dirty"],
  ["clean", "dirty"],
];

/** Pairs of tokens with the least contrast that they need: 3 for graphics, 4.5 for text, 7 for running text. */
const rules: [number, (readonly [string, string])[]][] = [
  [3, [...states, ...on("surface", graphics), ...on("surface-raised", graphics)]],
  [3, [...on("surface", plots), ...on("surface-raised", plots)]],
  [3, [...on("surface", next), ...on("surface-raised", next)]],
  [1.4, steps],
  [4.5, next.map((name) => [`on-${name}`, name] as const)],
  [4.5, [...on("surface", words), ...on("surface-raised", raisedWords)]],
  [
    4.5,
    ["free", "clean", "dirty", "prefetched", "flash", "magnetic", "accent"].map(
      (name) => [`on-${name}`, name] as const,
    ),
  ],
  [7, [...on("surface", ["ink"]), ...on("surface-raised", ["ink"])]],
  [4.5, [...on("surface", ["ink-muted"]), ...on("surface-raised", ["ink-muted"])]],
  [7, on("code-ground", ["code"])],
];

/** A projector takes contrast away: 4.5 for graphics, 7 for text. `middle`, `outer`: states between and at the ends. */
const projectorRules = (middle: string, outer: string): typeof rules => [
  [
    4.5,
    [
      ...states,
      ...on("surface", [...graphics, ...plots, ...next]),
      ...on("surface-raised", [...graphics, ...plots, ...next]),
    ],
  ],
  // Five steps between 4.5:1 and black have no room for more; what a step means is told in words as well.
  [1.3, steps],
  [7, next.slice(0, 4).map((name) => [`on-${name}`, name] as const)],
  [7, [...on("surface", words), ...on("surface-raised", raisedWords)]],
  [
    7,
    ["free", outer, "prefetched", "flash", "magnetic", "accent"].map((name) => [`on-${name}`, name] as const),
  ],
  // The state in the middle cannot be 4.5:1 from both others and carry more: 4.5 is what type of its size needs.
  [4.5, [...on(middle, [`on-${middle}`]), ...on("next-4", ["on-next-4"])]],
  [7, [...on("surface", ["ink", "ink-muted"]), ...on("surface-raised", ["ink", "ink-muted"])]],
  [7, on("code-ground", ["code"])],
];

describe.each([
  ["light", tokens, rules],
  ["dark", tokens, rules],
  ["light", projector, projectorRules("clean", "dirty")],
  ["dark", projector, projectorRules("dirty", "clean")],
] as const)("%s ground", (ground, tokens, rules) => {
  const cases = rules.flatMap(([least, pairs]) => pairs.map(([one, other]) => ({ one, other, least })));
  test.each(cases)("$one on $other: at least $least:1", ({ one, other, least }) => {
    const a = tokens.get(one)?.[ground];
    const b = tokens.get(other)?.[ground];
    expect(a, one).toBeDefined();
    expect(b, other).toBeDefined();
    expect(contrast(a ?? "", b ?? "")).toBeGreaterThanOrEqual(least);
  });
});

test("every colour is a token, and every token reaches Tailwind", () => {
  const colours = css.match(/#[\da-f]{3,8}\b/gi) ?? [];
  expect(colours).toHaveLength(tokens.size * 4);
  expect([...projector.keys()]).toEqual([...tokens.keys()]);
  for (const name of tokens.keys()) expect(css).toContain(`--color-${name}: var(--${name});`);
});
