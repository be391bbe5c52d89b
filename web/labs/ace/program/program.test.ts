import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pack, unpack } from "./codec.ts";
import { examples } from "./examples/index.ts";
import { failureSentence } from "./failureWords.ts";
import { LONGEST_PROGRAM } from "./length.ts";
import { classOf, programsOf } from "./sandbox/programs.ts";
import { readReport } from "./sandbox/protocol.ts";
import { syntaxError } from "./syntax.ts";

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

test("of what comes out of the sandbox only reports are heard", () => {
  expect(readReport({ kind: "position", position: 1, requests: 2 })).toBeDefined();
  const notReports = [null, "done", { kind: "done", tapes: [[1]] }, { kind: "refused" }, { kind: "other" }];
  for (const message of notReports) expect(readReport(message)).toBeUndefined();
});

test("a failure is one sentence, with its line and its request", () => {
  expect(failureSentence({ kind: "not_resident", method: "victim", page: 7, request: 31 })).toBe(
    "Own policy: evicted page 7, which is not resident, at request 31.",
  );
  expect(
    failureSentence({ kind: "threw", method: "hit", message: "Error: no", line: 4, request: 2 }),
  ).toContain("line 4: hit() threw Error: no, at request 2");
});
