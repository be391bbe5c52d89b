import { expect, test, vi } from "vitest";
import { createUnderWay } from "./underWay.ts";

function pending() {
  const ends = { resolve: () => {}, reject: (_: unknown) => {} };
  const promise = new Promise<void>((resolve, reject) => Object.assign(ends, { resolve, reject }));
  return { ...ends, promise };
}

test("who waits until nothing is on its way ends nothing, and waits for what took its place too", async () => {
  const works = createUnderWay(() => {});
  const [file, engine, failing] = [pending(), pending(), pending()];
  const signals: AbortSignal[] = [];
  const begin = (work: ReturnType<typeof pending>) =>
    works.run("engine", {}, (_, signal) => work.promise.finally(() => signals.push(signal)), vi.fn());
  const first = begin(file);
  const waited = vi.fn();
  const idle = works.idle().then(waited);
  const second = begin(engine);
  file.resolve();
  expect(await first).toBeNull();
  expect(waited).not.toHaveBeenCalled();
  engine.resolve();
  await Promise.all([second, idle]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  const third = begin(failing);
  failing.reject(new Error("broken"));
  await expect(third).rejects.toThrow("broken");
  await works.idle();
});
