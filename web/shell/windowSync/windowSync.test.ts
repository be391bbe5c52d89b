import { afterEach, expect, test } from "vitest";
import {
  actionOf,
  CHANNEL,
  type Channel,
  isPair,
  type Message,
  newId,
  openChannel,
  readMessage,
} from "./channel.ts";

const opened: Channel[] = [];

/** A window at the channel, with what it has heard. */
function windowOf(pair: string, role: "screen" | "notes") {
  const heard: Message[] = [];
  const channel = openChannel(pair, role, (message) => heard.push(message));
  opened.push(channel);
  return { channel, heard };
}

const heardBy = async (heard: Message[], count: number) => {
  for (let waited = 0; heard.length < count && waited < 200; waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return heard.map(({ kind }) => kind);
};

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
});

test("two windows of a pair hear each other, and a third one of another pair hears nothing", async () => {
  const pair = newId();
  const screen = windowOf(pair, "screen");
  const notes = windowOf(pair, "notes");
  const other = windowOf(newId(), "notes");
  notes.channel.send({ kind: "hello" });
  expect(await heardBy(screen.heard, 1)).toEqual(["hello"]);
  screen.channel.send({ kind: "do", action: "step" });
  expect(await heardBy(notes.heard, 1)).toEqual(["do"]);
  expect(screen.heard[0]).toMatchObject({ role: "notes", from: notes.channel.id, pair });
  expect(other.heard).toEqual([]);
});

test("who leaves says so", async () => {
  const pair = newId();
  const notes = windowOf(pair, "notes");
  windowOf(pair, "screen").channel.close();
  expect(await heardBy(notes.heard, 1)).toEqual(["bye"]);
});

test("what is no message of ours is not heard", async () => {
  const pair = newId();
  const { heard } = windowOf(pair, "screen");
  const channel = new BroadcastChannel(CHANNEL);
  const head = { pair, from: newId(), role: "notes" };
  for (const data of [
    null,
    "step",
    { kind: "do", action: "step" },
    { ...head, kind: "do", action: "format the disk" },
    { ...head, kind: "state", link: 3 },
    { ...head, from: "x", kind: "hello" },
  ]) {
    channel.postMessage(data);
  }
  channel.postMessage({ ...head, kind: "hello", more: "is left out" });
  expect(await heardBy(heard, 1)).toEqual(["hello"]);
  expect(heard[0]).not.toHaveProperty("more");
  channel.close();
});

test("a state is heard whole, and one with impossible numbers is not", () => {
  const pair = newId();
  const state = {
    ...{ pair, from: newId(), role: "screen", kind: "state", link: "/ace?v=1" },
    ...{ position: 3, requests: 27, black: false, sentences: [{ lane: "LRU", sentence: "A hit." }] },
  };
  expect(readMessage(state, pair)).toEqual(state);
  expect(readMessage({ ...state, position: -1 }, pair)).toBeNull();
  expect(readMessage({ ...state, position: 1.5 }, pair)).toBeNull();
  const byTime = { ...state, link: "/ace?v=1&axis=time", position: 1.5 };
  expect(readMessage(byTime, pair)).toEqual(byTime);
  expect(readMessage({ ...state, sentences: Array(5).fill(state.sentences[0]) }, pair)).toBeNull();
});

test("ids are hard to meet by chance, and nothing else is one", () => {
  expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
  expect(isPair(newId())).toBe(true);
  for (const text of ["", "x".repeat(16), "0123", null, "<script>"]) expect(isPair(text)).toBe(false);
});

test("a clicker's keys, with and without single characters, in a page that scrolls", () => {
  const step = ["PageDown", "ArrowRight", "ArrowDown"];
  const back = ["PageUp", "ArrowLeft", "ArrowUp"];
  for (const key of step) expect(actionOf(key, true, false)).toBe("step");
  for (const key of back) expect(actionOf(key, true, false)).toBe("back");
  expect(["Home", "End", "b", "B", "."].map((key) => actionOf(key, true, false))).toEqual([
    "start",
    "end",
    "black",
    "black",
    "black",
  ]);
  expect([".", "b"].map((key) => actionOf(key, false, false))).toEqual([null, null]);
  expect(["ArrowDown", "ArrowUp"].map((key) => actionOf(key, true, true))).toEqual([null, null]);
  expect(["PageDown", "ArrowRight"].map((key) => actionOf(key, false, true))).toEqual(["step", "step"]);
  for (const key of ["x", "Enter", "F5", "Escape", "__proto__", "constructor"])
    expect(actionOf(key, true, false)).toBeNull();
});
