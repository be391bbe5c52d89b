import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CurveFacts,
  type CurveOpen,
  CurvePool,
  type CurveRow,
  type CurveTold,
  type CurveWork,
  type CurveWorker,
  endsFirst,
  pointsInOrder,
} from "./curve.ts";

const facts = (sizes: number, points: number): CurveFacts => ({
  sizes: Array.from({ length: sizes }, (_, at) => at + 1),
  ...{ points, requests: 10, warm_up: 0, footprint: sizes, memory_bytes: 1, notes: [] },
});

const rowOf = (point: number) => ({ frames: point }) as CurveRow;

/** Workers that answer when they are told to, each message in its turn. */
function fakes(facts: CurveFacts, ofOnePass: readonly number[]) {
  const all: (CurveWorker & { asked: (CurveOpen | CurveWork)[]; ended: boolean })[] = [];
  const spawn = (): CurveWorker => {
    const worker = {
      ...{ asked: [] as (CurveOpen | CurveWork)[], ended: false, onmessage: null, onerror: null },
      postMessage: (message: CurveOpen | CurveWork) => void worker.asked.push(message),
      terminate: () => {
        worker.ended = true;
      },
    };
    all.push(worker);
    return worker;
  };
  const answer = (at: number) => {
    const message = all[at]?.asked.shift();
    if (message === undefined) return false;
    const points = typeof message === "number" ? [message] : message === "one pass" ? ofOnePass : [];
    const told: CurveTold =
      typeof message === "object"
        ? { opened: facts }
        : { done: message, rows: points.map((point) => ({ point, row: rowOf(point) })) };
    all[at]?.onmessage?.({ data: told });
    return true;
  };
  return { all, spawn, answer };
}

function begun(
  workers: number,
  known: CurveFacts,
  ofOnePass: readonly number[] = [],
  before: readonly number[] = [],
) {
  const made = fakes(known, ofOnePass);
  const pool = new CurvePool(made.spawn);
  const told = { rows: [] as number[], ends: 0, failures: [] as string[] };
  pool.start(
    {
      ...{
        module: {} as WebAssembly.Module,
        options: "",
        own: { requests: new Uint32Array(), pages: 0 },
        workers,
      },
      isKnown: (point) => before.includes(point),
      onOpened: () => {},
      onRows: (rows) => told.rows.push(...rows.map(({ frames }) => frames)),
      onEnd: () => {
        told.ends += 1;
      },
      onFailure: ({ message }) => told.failures.push(message),
    },
    2,
  );
  return { ...made, pool, told };
}

test("sizes come ends and middle first, then the gaps, each once", () => {
  expect(endsFirst(9)).toEqual([0, 8, 4, 2, 6, 1, 3, 5, 7]);
  fc.assert(
    fc.property(fc.nat(200), (count) => {
      expect(endsFirst(count).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: count }, (_, at) => at),
      );
    }),
  );
  // Two policies in two modes at three sizes: all four lines at one size before the next.
  expect(pointsInOrder(facts(3, 12), 2).slice(0, 4)).toEqual([0, 1, 6, 7]);
});

test("whatever order workers answer in, each point is told once, those of the one pass and those known are not run", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.nat(3), { maxLength: 60 }),
      (workers, sizes, turns) => {
        const known = facts(sizes, sizes * 4);
        const [ofOnePass, before] = [[0, 2].filter((point) => point < known.points), [1]];
        const { answer, told, all } = begun(workers, known, ofOnePass, before);
        for (const turn of turns) answer(turn % workers);
        while (Array.from({ length: workers }, (_, at) => answer(at)).includes(true));
        expect(told.ends).toBe(1);
        const wanted = Array.from({ length: known.points }, (_, point) => point).filter(
          (point) => point !== 1,
        );
        expect([...new Set(told.rows)].toSorted((one, other) => one - other)).toEqual(wanted);
        expect(all.every(({ ended }) => ended)).toBe(true);
      },
    ),
  );
});

test("a cancel ends the workers, and what was on its way is nobody's; a failure ends them too, and is told", () => {
  const { pool, all, told, answer } = begun(2, facts(4, 8));
  answer(0);
  pool.cancel();
  expect(all.every(({ ended }) => ended)).toBe(true);
  answer(0);
  expect(told).toEqual({ rows: [], ends: 0, failures: [] });
  const other = begun(2, facts(4, 8));
  const failure = { field: "frames", value: "0", legal: "1 or more", message: "frames: 0 is not legal" };
  other.all[1]?.onmessage?.({ data: { failure } });
  expect(other.told.failures).toEqual([failure.message]);
  expect(other.all.every(({ ended }) => ended)).toBe(true);
});
