/** Whatever the page asks of somebody else, a worker or a frame, is asked through what ends the wait. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { within } from "./within.ts";

afterEach(() => void vi.useRealTimers());

const sources = readdirSync("web", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((path) => !path.includes("/pkg/"));
const texts = new Map(sources.map((path) => [path, readFileSync(path, "utf8")]));

/** Each place that matches, with what stands before it. */
const places = (pattern: RegExp) =>
  [...texts].flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map((found) => ({ path, found, before: text.slice(0, found.index) })),
  );

test("each worker ends if it does not start, and says at once that it is there", () => {
  const workers = places(/new Worker\(\s*new URL\("([^"]+)"/g);
  expect(workers.map(({ path }) => path).sort()).toEqual([
    "web/engine/ownTrace/open.ts",
    "web/engine/sweep/sweep.ts",
    "web/labs/ace/program/record.ts",
    "web/labs/ace/sizes/useCurve.ts",
    "web/labs/ace/sql/useScript.ts",
    "web/labs/pbm/engine/optimal/optimal.ts",
  ]);
  for (const { path, found, before } of workers) {
    expect(before.trimEnd(), path).toMatch(/endTold\($/);
    expect(texts.get(join(dirname(path), found[1] ?? "")), found[1]).toContain("holdLock(");
  }
});

test("the one frame that is waited for, the sandbox, is waited for within a limit, and its worker is listened for", () => {
  const frames = places(/createElement\("iframe"\)/g);
  expect(frames.map(({ path }) => path)).toEqual(["web/labs/ace/program/record.ts"]);
  expect(texts.get("web/labs/ace/program/record.ts")).toContain("await within(");
});

test("a wait ends with what came, with the reason after its time, and with a cancel", async () => {
  vi.useFakeTimers();
  const never = new Promise<never>(() => {});
  expect(await within(Promise.resolve(7), 10, "late")).toBe(7);
  await expect(within(Promise.reject(new Error("refused")), 10, "late")).rejects.toThrow("refused");
  const late = expect(within(never, 10, "late")).rejects.toThrow("late");
  vi.advanceTimersByTime(10);
  await late;
  const stop = new AbortController();
  const stopped = expect(within(never, 10, "late", stop.signal)).rejects.toThrow("enough");
  stop.abort(new Error("enough"));
  await stopped;
  await expect(within(never, 10, "late", stop.signal)).rejects.toThrow("enough");
  expect(vi.getTimerCount()).toBe(0);
});
