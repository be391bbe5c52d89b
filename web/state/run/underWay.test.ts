import { expect, test, vi } from "vitest";
import { createUnderWay } from "./underWay.ts";

function pending() {
  const ends = { resolve: () => {}, reject: (_: unknown) => {} };
  const promise = new Promise<void>((resolve, reject) => Object.assign(ends, { resolve, reject }));
  return { ...ends, promise };
}

test("what is begun takes the place of what is on its way, which gives nothing; what fails says so", async () => {
  const works = createUnderWay(() => {});
  const [file, program, failing] = [pending(), pending(), pending()];
  const signals: AbortSignal[] = [];
  const free = vi.fn();
  const begin = (work: ReturnType<typeof pending>) =>
    works.run("scene", (_, signal) => work.promise.finally(() => signals.push(signal)), free);
  const first = begin(file);
  const second = begin(program);
  file.resolve();
  expect(await first).toBeNull();
  expect(free).toHaveBeenCalledOnce();
  program.resolve();
  await second;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  const third = begin(failing);
  failing.reject(new Error("broken"));
  await expect(third).rejects.toThrow("broken");
});
