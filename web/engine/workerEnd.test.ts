import { afterEach, expect, test, vi } from "vitest";
import { holdLock } from "./module.ts";
import { endTold } from "./workerEnd.ts";

/** As the browser keeps them: who asks waits until the holder's promise ends, or the holder itself. */
function locks() {
  const queues = new Map<string, (() => void)[]>();
  return {
    request: async (name: string, work: () => unknown) => {
      const queue = queues.get(name);
      if (queue !== undefined) await new Promise<void>((resolve) => queue.push(resolve));
      else queues.set(name, []);
      return work();
    },
    release: () => {
      for (const queue of queues.values()) for (const next of queue) next();
    },
  };
}

class FakeWorker extends EventTarget {
  post = (data: unknown) => this.dispatchEvent(new MessageEvent("message", { data }));
}

class FakeErrorEvent extends Event {
  readonly message: string;
  constructor(type: string, { message }: { message: string }) {
    super(type);
    this.message = message;
  }
}

afterEach(() => vi.unstubAllGlobals());

test("a worker that the browser ends is told as an error of it, and its lock is nobody's message", async () => {
  const kept = locks();
  vi.stubGlobal("navigator", { locks: kept });
  vi.stubGlobal("ErrorEvent", FakeErrorEvent);
  const fake = new FakeWorker();
  const worker = endTold(fake as unknown as Worker);
  const heard: unknown[] = [];
  worker.addEventListener("message", ({ data }) => heard.push(data));
  worker.addEventListener("error", ({ message }) => heard.push(message));
  holdLock(fake.post);
  fake.post({ run: 1 });
  await Promise.resolve();
  expect(heard).toEqual([{ run: 1 }]);
  const ended = new FakeWorker();
  const own = endTold(ended as unknown as Worker);
  own.addEventListener("error", () => heard.push("what the page ended itself"));
  holdLock(ended.post);
  own.terminate();
  kept.release();
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard[1]).toMatch(/browser ended the worker/);
});

test("a worker without locks, or in a frame of no origin, says that it is there, and no more", () => {
  for (const given of [undefined, { request: () => Promise.reject(new Error("SecurityError")) }]) {
    vi.stubGlobal("navigator", { locks: given });
    const posted = vi.fn();
    holdLock(posted);
    expect(posted).toHaveBeenCalledExactlyOnceWith({ lock: null });
  }
});

test("a worker that never says anything is told as an error of it; one that was heard may take its time", () => {
  vi.useFakeTimers();
  vi.stubGlobal("ErrorEvent", FakeErrorEvent);
  const [silent, heard, ended] = [new FakeWorker(), new FakeWorker(), new FakeWorker()];
  const errors: string[] = [];
  const [, , last] = [silent, heard, ended].map((fake) => {
    const worker = endTold(fake as unknown as Worker);
    worker.addEventListener("error", ({ message }) => errors.push(message));
    return worker;
  });
  heard.post({ lock: null });
  last?.terminate();
  vi.runAllTimers();
  expect(errors).toEqual(["it did not start within 30 s"]);
  vi.useRealTimers();
});
