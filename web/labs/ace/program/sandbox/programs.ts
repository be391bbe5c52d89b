/** Adapts a visitor's program to the engine's interface. Runs only in the sandbox. */
import type { Programs } from "../../../../engine/pkg/ace/ace.js";
import type { Thrown } from "./hearing.ts";

/** What a program has to have: declared in `../editor/policy.d.ts`, and not to be relied on. */
type PolicyClass = typeof Policy;

interface Running {
  policy: Policy;
  resident: number;
  order: Iterator<unknown> | undefined;
}

/** The class that a text defines. Runs it: in the sandbox alone. */
export function classOf(code: string): PolicyClass {
  // Strict, on the first line: the lines of errors are those of the text.
  // biome-ignore lint/security/noGlobalEval: to run a stranger's text is what the sandbox is for
  const evaluate = globalThis.eval;
  return evaluate(`"use strict";${code}\n;Policy\n//# sourceURL=policy.js`);
}

function cloned(policy: Policy): Policy {
  try {
    return Object.assign(Object.create(Object.getPrototypeOf(policy)), structuredClone({ ...policy }));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new TypeError(`its fields cannot be copied (${why}): keep functions in methods`);
  }
}

/** A text, also of what throws when it is made one. */
function textOf(give: () => unknown): string {
  try {
    return String(give());
  } catch {
    return "something without a message";
  }
}

/** What was thrown, with its place in the program. */
export function thrownOf(error: unknown): Thrown {
  const message = textOf(() => (error instanceof Error ? `${error.name}: ${error.message}` : error));
  const stack = textOf(() => (error instanceof Error ? error.stack : ""));
  const place = /policy\.js:(\d+):(\d+)/.exec(stack);
  if (place === null) return { message };
  return { message, line: Number(place[1]), column: Number(place[2]) };
}

/** The victims one after the other, on a clone. */
function* oneByOne(
  { policy, resident }: Running,
  without: number | undefined,
  tell: (method: string) => void,
): Generator<unknown> {
  // It is its fields that are asked.
  tell("victim");
  const rest = cloned(policy);
  const drop = (page: number) => {
    tell("drop");
    rest.drop(page);
  };
  if (without !== undefined) drop(without);
  for (let left = resident - (without === undefined ? 0 : 1); left > 0; left--) {
    tell("victim");
    const next = rest.victim();
    yield next;
    drop(next as number);
  }
}

function iterated(order: unknown): Iterator<unknown> {
  const iterate = (order as Iterable<unknown> | null | undefined)?.[Symbol.iterator];
  if (typeof iterate !== "function") throw new TypeError("order() gave nothing that can be iterated");
  return iterate.call(order);
}

const pageOf = (answer: unknown): number =>
  typeof answer === "number" && Number.isInteger(answer) && answer >= 0 ? answer : Number.NaN;

/** `onCall` hears of each call before it is made. */
export function programsOf(
  policyClass: PolicyClass,
  frames: number,
  onCall: (method: string) => void = () => {},
): Programs & { thrown: () => (Thrown & { method: string }) | undefined; called: () => string } {
  const running: Running[] = [];
  let thrown: (Thrown & { method: string }) | undefined;
  let called = "";

  const tell = (method: string) => {
    called = method;
    onCall(method);
  };

  function asked<T>(method: string, question: () => T): T {
    tell(method);
    try {
      return question();
    } catch (error) {
      thrown = { ...thrownOf(error), method: called };
      throw error;
    }
  }

  // The engine knows no other programs than those that it began.
  const one = (program: number) => running[program] as Running;

  const told = <T>(method: string, program: number, work: (running: Running) => T): T =>
    asked(method, () => work(one(program)));

  const begun = (make: () => Policy, resident: number) =>
    asked("constructor", () => running.push({ policy: make(), resident, order: undefined }) - 1);

  return {
    thrown: () => thrown,
    called: () => called,
    begin: () => begun(() => new policyClass({ frames }), 0),
    copy: (program) => begun(() => cloned(one(program).policy), one(program).resident),
    miss: (program, page) => told("miss", program, ({ policy }) => policy.miss?.(page)),
    load: (program, page, prefetched, write) => {
      told("load", program, (running) => {
        running.resident++;
        running.policy.load(page, { prefetched, write });
      });
    },
    hit: (program, page, write, firstUse) =>
      told("hit", program, ({ policy }) => policy.hit(page, { write, firstUse })),
    drop: (program, page) => {
      told("drop", program, (running) => {
        running.resident--;
        running.policy.drop(page);
      });
    },
    victim: (program) => pageOf(told("victim", program, ({ policy }) => policy.victim())),
    open_order: (program, without) =>
      told("order", program, (program) => {
        const { policy } = program;
        program.order =
          policy.order === undefined ? oneByOne(program, without, tell) : iterated(policy.order(without));
      }),
    next_in_order: (program) =>
      told("order", program, ({ order }) => {
        const next = order?.next();
        return next === undefined || next.done === true ? -1 : pageOf(next.value);
      }),
  };
}
