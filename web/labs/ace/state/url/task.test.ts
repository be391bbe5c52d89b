import { expect, test } from "vitest";
import { questionAt, type TaskChoice } from "../task/choice.ts";
import { realRegistry } from "../testEngine.ts";
import { decodeLink, encodeLink } from "../url.ts";
import { readTask, writeTask } from "./task.ts";

const registry = await realRegistry();

const predict: TaskChoice = {
  kind: "predict",
  lane: 1,
  count: 10,
  sequence: 42,
  hidden: true,
  practice: false,
};

/** The exercise of a text on three lanes, and the fields of its notices. */
function read(text: string) {
  const reading = { values: new Map([["task", text]]), registry, notices: [] };
  const task = readTask(reading, 3);
  return { task, fields: reading.notices.map(({ field }: { field: string }) => field) };
}

test("an exercise reads well in a link", () => {
  expect(writeTask(predict)).toBe("predict~lane:2~questions:10~sequence:42~order:hidden");
  const perform: TaskChoice = { ...predict, kind: "perform", count: 12, hidden: true, practice: true };
  expect(writeTask(perform)).toBe("perform~lane:2~requests:12~sequence:42~order:hidden~scene:practice");
});

test("a presentation's question is short, and says where it is asked and of which lane", () => {
  const asked = questionAt(10, 1);
  expect(writeTask(asked)).toBe("predict~lane:2~at:10");
  expect(read("predict~lane:2~at:10")).toEqual({ task: asked, fields: [] });
  expect(read("predict~at:-1")).toEqual({ task: questionAt(0, 0), fields: ["task.at"] });
});

test("what is left out is as usual, and the first of a key counts", () => {
  expect(read("why")).toEqual({
    task: { kind: "why", lane: 0, count: 10, sequence: 1, hidden: false, practice: false },
    fields: [],
  });
  expect(read("perform~sequence:3~sequence:4").task).toMatchObject({ count: 12, sequence: 3 });
});

test("the order is hidden where the link says so", () => {
  for (const kind of ["predict", "perform", "why"] as const) {
    expect(read(kind).task).toMatchObject({ hidden: false });
    for (const order of ["shown", "hidden"] as const) {
      const { task } = read(`${kind}~order:${order}`);
      expect(task).toMatchObject({ hidden: order === "hidden" });
      expect(read(writeTask(task as TaskChoice)).task).toEqual(task);
    }
  }
});

test("words that nobody knows are left out, without a word", () => {
  expect(read("predict~lane:2~questions:10~sequence:42~order:hidden~colour:red~~:~later")).toEqual({
    task: predict,
    fields: [],
  });
});

test.each([
  ["predict~lane:4", "task.lane", { lane: 2 }],
  ["predict~lane:0", "task.lane", { lane: 0 }],
  ["predict~questions:1e9", "task.questions", { count: 100 }],
  ["perform~requests:none", "task.requests", { count: 12 }],
  ["predict~sequence:-7", "task.sequence", { sequence: 1 }],
  ["predict~sequence:4.6", "task.sequence", { sequence: 5 }],
  ["predict~order:hiden", "task.order", { hidden: true }],
  ["why~order:shwn", "task.order", { hidden: false }],
  ["predict~scene:moon", "task.scene", {}],
  ["predikt", "task", { kind: "predict" }],
])("%s gives a notice and what is nearest", (text, field, nearest) => {
  const { task, fields } = read(text);
  expect(fields).toEqual([field]);
  expect(task).toMatchObject(nearest);
});

test("an exercise that cannot be told is none, and the scene opens without it", () => {
  expect(read("")).toEqual({ task: undefined, fields: ["task"] });
  const opened = decodeLink("/ace?preset=first-steps&task=", registry);
  expect(opened.ok && opened.value.state).not.toHaveProperty("task");
});

test("a link without an exercise has no word of it", () => {
  const opened = decodeLink("/ace?preset=first-steps", registry);
  expect(opened.ok && encodeLink(opened.value.state, registry)).not.toContain("task");
});
