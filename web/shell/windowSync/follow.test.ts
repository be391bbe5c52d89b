import { afterEach, expect, test, vi } from "vitest";
import type { RunController } from "../../state/run/controller.ts";
import { type Channel, type Message, newId, openChannel } from "./channel.ts";
import { followTalk, type Notes } from "./follow.ts";

/** As it was before a test stops the clock. */
const later = setTimeout;
const opened: { close: () => void }[] = [];

afterEach(() => {
  for (const each of opened.splice(0)) each.close();
  vi.useRealTimers();
});

/** A run that only knows its position. */
function runAt(position: number) {
  const playback = {
    target: position,
    store: { subscribe: () => () => {} },
    seek: (to: number) => {
      playback.target = to;
    },
    step: (by: number) => {
      playback.target += by;
    },
  };
  const choices = { getState: () => ({ opening: false, wanted: null }), subscribe: () => () => {} };
  const lab = { path: "/ace", notesPath: "/notes", playback, choices, openLink: () => {}, link: () => null };
  return { playback, lab: lab as unknown as RunController };
}

const showing = (channel: Channel, position: number) =>
  channel.send({
    ...{ kind: "state", link: "/ace?v=1", position, requests: 27, black: false, sentences: [] },
  } as const);

/** Messages travel between the tasks of the event loop. */
const until = async (holds: () => boolean) => {
  for (let turn = 0; turn < 10_000 && !holds(); turn += 1) await new Promise((resolve) => later(resolve));
  expect(holds()).toBe(true);
};

/** Notes in step with a presentation at position 9, which hears and does not answer by itself. */
async function talk() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const pair = newId();
  const heard: Message[] = [];
  const screen = openChannel(pair, "screen", (message) => heard.push(message));
  const { playback, lab } = runAt(9);
  const notes: Notes = followTalk(lab, `pair=${pair}`);
  opened.push(screen, notes);
  await until(() => heard.length === 1);
  showing(screen, 9);
  await until(() => notes.shown().connection === "in step");
  return { screen, heard, playback, notes };
}

const asked = (heard: readonly Message[]) => heard.filter(({ kind }) => kind === "do").length;

test("notes leave a step to the presentation, which brings them along", async () => {
  const { screen, heard, playback, notes } = await talk();
  notes.act("step");
  await until(() => asked(heard) === 1);
  expect(playback.target).toBe(9);
  showing(screen, 10);
  await until(() => playback.target === 10);
});

test("while a presentation does not answer the notes step alone, and it is asked all the same", async () => {
  const { screen, heard, playback, notes } = await talk();
  notes.act("step");
  vi.advanceTimersByTime(2_000);
  expect(notes.shown().connection).toBe("silent");
  notes.act("step");
  expect(playback.target).toBe(10);
  await until(() => asked(heard) === 2);
  // It was only slow: it has done both by now.
  showing(screen, 11);
  await until(() => notes.shown().connection === "in step");
  expect(playback.target).toBe(11);
});
