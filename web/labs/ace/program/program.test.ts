import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { LONGEST_PROGRAM, loadCodec, pack, unpack } from "./codec.ts";
import { examples } from "./examples/index.ts";
import { failureSentence } from "./failures.ts";
import { hearing, type Order, type Told } from "./sandbox/hearing.ts";
import { classOf, programsOf } from "./sandbox/programs.ts";
import { methodLine, syntaxError } from "./syntax.ts";

beforeAll(loadCodec);

test("a program comes out of a link as it went in", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (code) => unpack(pack(code)) === code),
  );
  expect(unpack(pack("é€😀".repeat(2_000)))).toBe("é€😀".repeat(2_000));
});

test("what is no program, or more than one may be, is none; a text that unpacks to gigabytes is not unpacked", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const code = unpack(text);
      return code === undefined || code.length <= LONGEST_PROGRAM;
    }),
  );
  expect(unpack(pack("x".repeat(LONGEST_PROGRAM)))).toHaveLength(LONGEST_PROGRAM);
  expect(unpack(pack("x".repeat(LONGEST_PROGRAM + 1)))).toBeUndefined();
  expect(unpack(pack("x".repeat(50_000_000)))).toBeUndefined();
});

const none = { prefetched: false, write: false };

/** The whole order, by the engine's own calls. */
function orderOf(programs: ReturnType<typeof programsOf>, without?: number): number[] {
  programs.open_order(0, without);
  const pages: number[] = [];
  for (let page = programs.next_in_order(0); page >= 0; page = programs.next_in_order(0)) pages.push(page);
  return pages;
}

test.each(Object.entries(examples))("%s can be read, and orders what it holds", (id, code) => {
  expect(syntaxError(code)).toBeUndefined();
  const programs = programsOf(classOf(code), 4);
  programs.begin(4);
  for (const page of [3, 1, 2]) programs.load(0, page, none.prefetched, none.write);
  expect(orderOf(programs)).toEqual(id === "mru" ? [2, 1, 3] : [3, 1, 2]);
  expect(orderOf(programs, 1)).toEqual(id === "mru" ? [2, 3] : [3, 2]);
  expect(programs.victim(0)).toBe(id === "mru" ? 2 : 3);
});

test("without order() the victims come from a clone: what the policy keeps is left as it was", () => {
  const bits = `class Policy {
    queue = []; bit = new Set();
    load(page) { this.queue.push(page); }
    hit(page) { this.bit.add(page); }
    drop(page) { this.queue.splice(this.queue.indexOf(page), 1); this.bit.delete(page); }
    victim() {
      while (this.bit.delete(this.queue[0])) this.queue.push(this.queue.shift());
      return this.queue[0];
    }
  }`;
  const called: string[] = [];
  const programs = programsOf(classOf(bits), 3, (method) => called.push(method));
  programs.begin(4);
  for (const page of [1, 2, 3]) programs.load(0, page, false, false);
  programs.hit(0, 1, false, false);
  called.length = 0;
  expect(orderOf(programs)).toEqual([2, 3, 1]);
  expect(orderOf(programs)).toEqual([2, 3, 1]);
  // A loop without end is named by the method that is in it, also where the lab asks on its own.
  expect(new Set(called)).toEqual(new Set(["order", "victim", "drop"]));
  expect(programs.copy(0)).toBe(1);
  programs.drop(1, 2);
  expect(orderOf(programs)).toEqual([2, 3, 1]);
});

test("what a program throws is told with its method and its line", () => {
  const programs = programsOf(classOf("class Policy {\n  victim() {\n    throw new Error('no');\n  }\n}"), 2);
  programs.begin(4);
  expect(() => programs.victim(0)).toThrow("no");
  expect(programs.thrown()).toMatchObject({ message: "Error: no", method: "victim", line: 3 });
  expect(() => classOf("const other = 1;")).toThrow("Policy is not defined");
});

test("a syntax error is told at its line, and what gave no page is no page", () => {
  expect(syntaxError("class Policy {\n  load(page {}\n}")).toMatchObject({ line: 2 });
  const programs = programsOf(classOf("class Policy { victim() { return '7'; } load() {} }"), 2);
  programs.begin(4);
  expect(programs.victim(0)).toBeNaN();
});

test("what throws even when it is named is told all the same", () => {
  const odd = `class Policy {
    load() { throw Object.create(null); }
    hit() { throw { get message() { throw 1; }, toString() { throw 2; } }; }
    drop() { throw new Proxy({}, { getPrototypeOf() { throw 3; } }); }
  }`;
  const programs = programsOf(classOf(odd), 2);
  programs.begin(4);
  for (const call of [programs.load, programs.hit, programs.drop]) {
    // What is thrown cannot even be looked at.
    try {
      call(0, 1, false, false);
    } catch {}
    expect(programs.thrown()?.message).toBe("something without a message");
  }
});

test("the lines of methods are found in classes of any form", () => {
  expect(methodLine("class Policy {\n  load() {}\n  victim() { this.order(); }\n}", "victim")).toBe(3);
  expect(methodLine("const Policy = class {\n\n  victim = () => 1;\n};", "victim")).toBe(3);
  expect(methodLine(examples.template, "order")).toBeUndefined();
});

const words = { language: "en", leftOut: "({} left out)" };

/** What a page hears of a run of two lanes when the sandbox says this. */
function heard(...messages: unknown[]): Told[] {
  const told: Told[] = [];
  const order: Order = { engine: new ArrayBuffer(0), code: "", scene: "{}" };
  const { hear, look } = hearing({ order, lanes: 2, words }, (what) => told.push(what));
  for (const message of messages) (message === "look" ? look : hear)(message);
  return told;
}

const tape = () => new Uint32Array([1, 2]);
const position = { kind: "position", position: 1, requests: 2 };
const fault = { lane: 0, request: 3, method: "victim", kind: "threw" };

test("of what comes out of the sandbox only reports of a run are heard, and what is none ends it", () => {
  const done = { kind: "done", tapes: [tape(), tape()] };
  expect(heard(position, position, "look", "look", done, position, "look")).toMatchObject([
    { share: 0.5 },
    { outcome: { ok: true, tapes: [tape(), tape()] } },
  ]);
  const none = [
    ...[null, "done", { kind: "other" }, { kind: "refused" }, { kind: "done", tapes: [[1], [2]] }],
    ...[
      { kind: "done", tapes: Array(1_000_000).fill(tape()) },
      { kind: "done", tapes: [tape()] },
    ],
    ...[
      { kind: "call", number: -1, method: "hit", request: 0 },
      { ...position, position: Infinity },
    ],
    ...[
      { kind: "failed", fault: { ...fault, method: "m".repeat(1e6) } },
      { kind: "unfit", thrown: {} },
    ],
  ];
  for (const message of none)
    expect(heard(message, position)).toEqual([{ outcome: { ok: false, program: { kind: "forged" } } }]);
  expect(heard(...Array(50_000).fill(position))).toEqual([
    { outcome: { ok: false, program: { kind: "flood" } } },
  ]);
});

test("a worker that says nothing from its first report on is stuck where it was heard last", () => {
  const looks = (count: number) => Array(count).fill("look");
  const call = { kind: "call", number: 7, method: "victim", request: 1 };
  // Before that it is loaded, which takes a while.
  expect(heard(...looks(300))).toEqual([]);
  expect(heard(...looks(302))).toEqual([{ outcome: { silent: true } }]);
  expect(heard(call, ...looks(40), call, ...looks(40))).toEqual([]);
  expect(heard(position, call, ...looks(100))).toEqual([
    { share: 0.5 },
    { outcome: { stuck: { position: 1, call } } },
  ]);
});

test("texts out of the sandbox are cut, with how much is left out; places that cannot be are dropped", () => {
  const long = "E".repeat(5e7);
  const cut = `${"E".repeat(1_000)}… (49,999,000 left out)`;
  const thrown = { message: long, line: Infinity, column: 0.5 };
  expect(heard({ kind: "failed", fault: { ...fault, page: 2 ** 60 }, thrown })).toEqual([
    { outcome: { ok: false, program: { ...fault, message: cut } } },
  ]);
  const refusals = [
    [JSON.stringify({ field: "lanes", value: long, legal: "", message: long }), { value: cut, message: cut }],
    ['{"message":{"evil":1}}', { field: "scene", message: '{"message":{"evil":1}}' }],
    [long, { message: cut }],
  ] as const;
  for (const [failure, expected] of refusals)
    expect(heard({ kind: "refused", failure })).toMatchObject([
      { outcome: { ok: false, failure: expected } },
    ]);
});

test("a refusal that no engine makes, and one without words, is forged", () => {
  expect(heard({ kind: "refused", failure: "null" })).toEqual([
    { outcome: { ok: false, program: { kind: "forged" } } },
  ]);
});

test("a failure is one sentence, with its line and its request", () => {
  expect(failureSentence({ kind: "not_resident", method: "victim", page: 7, request: 31 })).toBe(
    "Own policy: victim() gave page 7, which is not resident, at request 31.",
  );
  expect(failureSentence({ kind: "twice", method: "victim", page: 7, line: 4 })).toBe(
    "Own policy, line 4: victim() gave page 7 again after drop(7).",
  );
  expect(
    failureSentence({ kind: "threw", method: "hit", message: "Error: no", line: 4, request: 2 }),
  ).toContain("line 4: hit() threw Error: no, at request 2");
});
