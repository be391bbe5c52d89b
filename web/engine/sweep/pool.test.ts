import { expect, test } from "vitest";
import type { Failure } from "../types.ts";
import {
  type Done,
  type Job,
  type Open,
  Pool,
  type Run,
  Schedule,
  type WorkerLike,
  workersFor,
} from "./pool.ts";

class FakeWorker implements WorkerLike {
  onmessage: ((event: { data: Done }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  readonly sent: (Open | Run)[] = [];
  alive = true;

  postMessage(message: Open | Run): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.alive = false;
  }

  /** Answers the last run asked for, as a message that was on its way even if it has been stopped. */
  answer(): void {
    const run = this.sent.at(-1) as number;
    this.onmessage?.({ data: { run, record: `record ${run}` } });
  }
}

const module = {} as WebAssembly.Module;

function made(size: number) {
  const workers: FakeWorker[] = [];
  const pool = new Pool(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  }, size);
  const records: string[] = [];
  const failures: Failure[] = [];
  const job = (runs: number, runsASeed = runs): Job => ({
    module,
    experiment: "{}",
    settings: "{}",
    runs,
    runsASeed,
    onRecord: (record) => records.push(record),
    onFailure: (failure) => failures.push(failure),
  });
  return { pool, workers, records, failures, job };
}

test("what workers hold together is bounded: of a long trace fewer begin, and one at least", () => {
  const begun = (requests: number) => {
    const { pool, workers, job } = made(8);
    pool.start({ ...job(9), requests });
    return workers.length;
  };
  expect([1, 10_000_000, 2 ** 31].map(begun)).toEqual([8, 3, 1]);
});

test("every worker gets the module and the experiment, then one run at a time", () => {
  const { pool, workers, records, job } = made(2);
  pool.start(job(4));
  expect(workers.map(({ sent }) => sent)).toEqual([
    [{ module, experiment: "{}", settings: "{}" }, 0],
    [{ module, experiment: "{}", settings: "{}" }, 2],
  ]);
  workers[0]?.answer();
  expect(workers[0]?.sent.at(-1)).toBe(1);
  expect(records).toEqual(["record 0"]);
});

test("of quick runs a worker is given some ahead, of slow ones one", () => {
  const { pool, workers, job } = made(1);
  pool.start(job(200));
  const answered = (ms: number) => {
    const before = workers[0]?.sent.length ?? 0;
    workers[0]?.onmessage?.({ data: { run: before, record: "", ms } });
    return (workers[0]?.sent.length ?? 0) - before;
  };
  // With the one that it is given in place of the answered.
  expect([answered(500), answered(10), answered(0.01), answered(0.01)]).toEqual([1, 4, 61, 1]);
  expect(answered(500), "until those are done").toBe(0);
});

test("there are no more workers than runs", () => {
  const { pool, workers, job } = made(8);
  pool.start(job(1));
  expect(workers).toHaveLength(1);
});

test("cancel stops every worker at once, and what they still send is not taken", () => {
  const { pool, workers, records, job } = made(2);
  pool.start(job(10));
  pool.cancel();
  expect(workers.every(({ alive }) => !alive)).toBe(true);
  workers[0]?.answer();
  expect(records).toEqual([]);
});

test("a newer job replaces an older one: its records alone count", () => {
  const { pool, workers, records, job } = made(1);
  pool.start(job(10));
  pool.start(job(3));
  expect(workers.map(({ alive }) => alive)).toEqual([false, true]);
  workers[0]?.answer();
  workers[1]?.answer();
  expect(records).toEqual(["record 0"]);
});

test("a run that fails ends the job", () => {
  const { pool, workers, failures, job } = made(2);
  pool.start(job(10));
  const failure = { field: "frames", value: "9", legal: "fewer", message: "frames: too many" };
  workers[1]?.onmessage?.({ data: { run: 5, failure } });
  expect(failures).toEqual([failure]);
  expect(workers.every(({ alive }) => !alive)).toBe(true);
});

test("a worker that breaks ends the job in words", () => {
  const { pool, workers, failures, job } = made(1);
  pool.start(job(10));
  workers[0]?.onerror?.({ message: "out of memory" });
  expect(failures[0]?.message).toContain("out of memory");
  pool.start(job(10));
  workers[1]?.onerror?.({});
  expect(failures[1]?.message).toBe("No worker could be started.");
});

test("where no worker may be started the job ends in words", () => {
  const pool = new Pool(() => {
    throw new DOMException("cannot be accessed from origin 'null'", "SecurityError");
  }, 2);
  const { failures, job } = made(2);
  pool.start(job(10));
  expect(failures[0]?.message).toContain("from origin 'null'");
});

test("one core stays free, and there are one to eight workers", () => {
  expect([1, 2, 4, 9, 64].map(workersFor)).toEqual([1, 1, 3, 8, 8]);
});

test.each([
  [40, 8, 1],
  [40, 8, 3],
  [7, 7, 8],
  [64, 64, 7],
  [5, 1, 4],
])("each of %i runs over %i points is done once by %i workers", (runs, points, workers) => {
  const schedule = new Schedule(runs, points, workers);
  const done: number[] = [];
  // The first worker is three times as fast as the others.
  const turns = [0, 0, ...Array.from({ length: workers }, (_, at) => at)];
  for (let turn = 0; done.length < runs && turn < 10 * runs * workers; turn += 1) {
    const run = schedule.next(turns[turn % turns.length] ?? 0);
    if (run !== undefined) done.push(run);
  }
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: runs }, (_, at) => at));
});

test("a worker's runs lie side by side, so that it can use again what it made", () => {
  const schedule = new Schedule(16, 16, 2);
  expect(Array.from({ length: 8 }, () => schedule.next(1))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test("all points of a seed are begun before the next seed", () => {
  const schedule = new Schedule(12, 6, 2);
  const begun = Array.from({ length: 12 }, (_, turn) => schedule.next(turn % 2) ?? -1);
  expect(begun.slice(0, 6).every((run) => run < 6)).toBe(true);
});
