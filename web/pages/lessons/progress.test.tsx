import { beforeEach, expect, test, vi } from "vitest";
import { remembered } from "../../ui/remember.ts";

const KEY = "bufferpool-lab-lessons";
const fresh = () => {
  vi.resetModules();
  return import("./progress.ts");
};

beforeEach(() => localStorage.clear());

test("only a check's first answer counts, and 60% of them right make a lesson solved", async () => {
  const { answered, begin, progress } = await fresh();
  begin("lru", 7);
  answered("lru", 0, false, 5);
  answered("lru", 0, true, 5);
  for (const place of [1, 2]) answered("lru", place, true, 5);
  expect(progress.getState().solved).toEqual([]);
  answered("lru", 3, true, 5);
  expect(progress.getState().solved).toEqual(["lru"]);
  expect(progress.getState().first.lru?.right).toEqual({ 0: false, 1: true, 2: true, 3: true });
});

test("a prediction is kept as it was made first, solves nothing, and another seed forgets it", async () => {
  const { begin, predicted, progress } = await fresh();
  begin("lru", 7);
  predicted("lru", 0, "skipped");
  predicted("lru", 0, "right");
  predicted("lru", 1, "wrong");
  expect(progress.getState().first.lru?.predicted).toEqual({ 0: "skipped", 1: "wrong" });
  expect(progress.getState().solved).toEqual([]);
  begin("lru", 8);
  expect(progress.getState().first.lru?.predicted).toEqual({});
});

test("another seed begins anew, and what is solved stays so, also after a visit", async () => {
  const before = await fresh();
  before.begin("lru", 7);
  before.answered("lru", 0, true, 1);
  before.begin("lru", 8);
  const { progress, begin } = await fresh();
  expect(progress.getState()).toMatchObject({
    read: [],
    solved: ["lru"],
    first: { lru: { seed: 8, right: {}, predicted: {} } },
  });
  begin("lru", 8);
  expect(progress.getState().first.lru?.seed).toBe(8);
});

test("a lesson with other checks than before begins anew", async () => {
  const { answered, begin, progress } = await fresh();
  begin("lru", 7);
  answered("lru", 0, true, 5);
  begin("lru", 7, 2);
  expect(progress.getState().first.lru?.right).toEqual({});
});

test.each([
  [`["lru","ace"]`, ["lru", "ace"]],
  [`["bufferpool","two-problems"]`, ["checkout", "ace"]],
  [`{"read":["lru"]}`, []],
  ["[7]", []],
  ["no data", []],
])("what was kept before, %s, is what was read", async (kept, read) => {
  localStorage.setItem(KEY, kept);
  const { progress, setRead } = await fresh();
  expect(progress.getState()).toMatchObject({ read, solved: [], first: {} });
  setRead("cflru", true);
  expect(JSON.parse(remembered(KEY) ?? "").read).toEqual([...read, "cflru"]);
});
