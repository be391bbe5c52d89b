import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { browserTestsTold } from "./lib/browser-tests.mjs";
import { root } from "./lib/run.mjs";

test("all passed: their number alone", () => {
  expect(browserTestsTold("\nRunning 4 tests using 2 workers\n····\n\n  4 passed (14.4s)\n")).toBe(
    "4 passed",
  );
});

test("tests that passed only when repeated are named, with what went wrong at first", () => {
  const output = `
Running 4 tests using 1 worker
×±×±··

  1) e2e/x.spec.ts:3:3 › group › is flaky: 3 passed, then none ──────────────────

    Error: the retry
    in lines

    Retry #1 ─────────────────

  2) e2e/y.spec.ts:40:13 › times out once ───────────────────────────────────────

    Test timeout of 500ms exceeded.

    Error Context: test-results/x/error-context.md

  2 flaky
    e2e/x.spec.ts:3:3 › group › is flaky: 3 passed, then none ───────────────────
    e2e/y.spec.ts:40:13 › times out once ────────────────────────────────────────
  1 skipped
  551 passed (14.4s)
`;
  expect(browserTestsTold(output)).toBe(
    "551 passed, 1 skipped, 2 flaky: e2e/x.spec.ts › group › is flaky: 3 passed, then none (Error: the retry); " +
      "e2e/y.spec.ts › times out once (Test timeout of 500ms exceeded.)",
  );
});

test("a drawn dozen has presets of each lab, the same for a seed, others for another, and all when nothing is left out", async () => {
  const presets = Array.from({ length: 40 }, (_, index) => `preset ${index}`);
  const drawn = async (/** @type {Record<string, string>} */ env) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    vi.resetModules();
    const { drawPresets } = await import("../e2e/support/draw.ts");
    vi.unstubAllEnvs();
    return ["/ace", "/hybrid", "/pbm"].map((path) => drawPresets(path, presets, "a test"));
  };
  const one = await drawn({ BUFFERPOOL_LAB_SEED: "20261128", BUFFERPOOL_LAB_ALL: "" });
  expect(one.map(({ length }) => length)).toEqual([6, 3, 3]);
  expect(new Set(one[0]).size).toBe(6);
  expect(await drawn({ BUFFERPOOL_LAB_SEED: "20261128", BUFFERPOOL_LAB_ALL: "" })).toEqual(one);
  expect(await drawn({ BUFFERPOOL_LAB_SEED: "20261129", BUFFERPOOL_LAB_ALL: "" })).not.toEqual(one);
  expect(await drawn({ BUFFERPOOL_LAB_ALL: "1" })).toEqual([presets, presets, presets]);
  await expect(drawn({ BUFFERPOOL_LAB_SEED: "today" })).rejects.toThrow("must be a whole number");
});

test("whatever listens takes a free port, so that two runs on one machine never meet; npm start alone has a usual one", () => {
  const fixed = [
    /\bport\b["'\s:=,?(]*[1-9]\d{2,}\b(?!\.)/i,
    /listen\(\s*[1-9]/,
    /(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\]):[1-9]/,
  ];
  const portIn = (/** @type {string} */ text) => fixed.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0];
  const inside = ["scripts", "e2e", "bench", "recorders", "examples"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))),
  );
  const files = [...readdirSync(root), ...inside].filter((name) => /\.(m?[jt]s|py|sh)$/.test(name));
  expect(files.length).toBeGreaterThan(120);
  const isFixed = (/** @type {string} */ name) =>
    portIn(readFileSync(join(root, name), "utf8")) !== undefined;
  const found = files.filter(isFixed).sort();
  // What is usual, and the examples below.
  expect(found).toEqual(["browser-tests.test", "start"].map((name) => join("scripts", `${name}.mjs`)));
  for (const line of [
    "--port 4199",
    "port: 8080",
    'PORT="8080"',
    "server.listen(3000",
    "http://localhost:80/",
  ])
    expect(portIn(line), line).toBeDefined();
  for (const line of ["port: 0", "listen(0, ", 'connect(port, "127.0.0.1")', "viewport: { width: 320 }"])
    expect(portIn(line), line).toBeUndefined();
});
