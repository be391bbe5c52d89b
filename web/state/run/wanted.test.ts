import { expect, test, vi } from "vitest";
import { fetchWanted } from "./wanted.ts";

test("a file that comes when another scene is open is not read", async () => {
  const file = new File(["R,1\n"], "mine.csv");
  const read = vi.fn();
  for (const wanted of [true, false]) {
    const fetched = Promise.resolve(file);
    fetchWanted(fetched, () => wanted, read);
    await fetched;
  }
  fetchWanted(Promise.reject(new Error("404")), () => true, read);
  fetchWanted(undefined, () => true, read);
  await Promise.resolve();
  expect(read.mock.calls).toEqual([[file]]);
});
