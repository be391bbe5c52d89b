import { expect, test } from "vitest";
import { leftOut } from "../e2e/support/spread.ts";
import { browserTestsTold } from "./lib/browser-tests.mjs";
import { npmProgram, run } from "./lib/run.mjs";

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

test("what the spread leaves out is there, each by its name", { timeout: 60_000 }, async () => {
  const line = [...npmProgram("@playwright/test", "playwright"), "test", "--list"];
  const { output } = await run(line, { show: false });
  const titles = output
    .split("\n")
    .flatMap((line) => /^ *([\w-]+)\.spec\.ts:\S+ › (.+)$/.exec(line)?.slice(1).join(" ") ?? []);
  const missing = Object.entries(leftOut).flatMap(([file, starts]) =>
    starts.filter((start) => !titles.some((title) => title.startsWith(`${file} ${start}`))),
  );
  expect(titles.length).toBeGreaterThan(400);
  expect(missing).toEqual([]);
});
