/** The channel between the windows of one pair. */

import { useLayoutEffect } from "react";
import * as z from "zod/mini";
import type { RunController } from "../../state/run/controller.ts";
import { useRun } from "../../state/run/hooks.ts";
import { belongsToField, nameOf } from "../keyboard.ts";

export type Channel = ReturnType<typeof openChannel>;

export function openChannel(pair: string, role: Role, hear: (message: Message) => void) {
  const windows = new BroadcastChannel(CHANNEL);
  const from = newId();
  const listen = ({ data }: MessageEvent) => {
    const message = readMessage(data, pair);
    if (message !== null && message.from !== from) hear(message);
  };
  let open = true;
  const send = (body: Body) => {
    if (open) windows.postMessage({ pair, from, role, ...body });
  };
  const close = (silently = false) => {
    if (!silently) send({ kind: "bye" });
    open = false;
    windows.removeEventListener("message", listen);
    windows.close();
  };
  windows.addEventListener("message", listen);
  return { id: from, send, close };
}

/** Says so when the window is left, and when the browser brings it back as it was. */
export function onLeaving(channel: () => Channel | null): () => void {
  if (typeof window === "undefined") return () => {};
  const leave = () => channel()?.send({ kind: "bye" });
  const returned = (event: PageTransitionEvent) => event.persisted && channel()?.send({ kind: "hello" });
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", returned);
  return () => {
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("pageshow", returned);
  };
}

/** A later version of these messages gets another channel: windows of two versions then do not meet. */
export const CHANNEL = "bufferpool-lab-talk-1";
const moves = ["step", "back", "beat", "beatBack", "start", "end"] as const;
const actions = [...moves, "black", "ask", "ring", "ahead"] as const;
export type Action = (typeof actions)[number];
const LONGEST_TEXT = 20_000;
const LONGEST_LINK = 100_000;
const MOST_TOLD = 8;
const MOST_PATH = 40;

// Only what the schema of scenes uses as well: each further kind of check would come with the page's first load.
const text = (longest: number) => z.string().check(z.maxLength(longest));
const head = { pair: text(16), from: text(16), role: z.enum(["screen", "notes"]) };

const schemas = {
  state: z.object({
    ...head,
    kind: z.enum(["state"]),
    link: text(LONGEST_LINK),
    /** Where the notes of the lab shown are. */
    notes: z.optional(text(MOST_PATH)),
    position: z.number(),
    requests: z.number(),
    black: z.boolean(),
    /** What the step did, lane by lane: for notes that cannot open the scene themselves. */
    sentences: z
      .array(z.object({ lane: text(LONGEST_TEXT), sentence: text(LONGEST_TEXT) }))
      .check(z.maxLength(4)),
    /** What only the speaker is to know while a question stands. */
    answer: z.optional(
      z
        .array(z.object({ about: text(LONGEST_TEXT), words: text(LONGEST_TEXT) }))
        .check(z.maxLength(MOST_TOLD)),
    ),
  }),
  /** From a window that joins, late or again. */
  hello: z.object({ ...head, kind: z.enum(["hello"]) }),
  /** The pair has a screen already: a duplicated tab must not take part. */
  taken: z.object({ ...head, kind: z.enum(["taken"]), to: text(16) }),
  do: z.object({ ...head, kind: z.enum(["do"]), action: z.enum(actions) }),
  bye: z.object({ ...head, kind: z.enum(["bye"]) }),
};

export type Message = { [K in keyof typeof schemas]: z.infer<(typeof schemas)[K]> }[keyof typeof schemas];
type Role = Message["role"];
export type ScreenState = Omit<z.infer<typeof schemas.state>, keyof typeof head | "kind">;
type Unsigned<M> = M extends unknown ? Omit<M, keyof typeof head> : never;
type Body = Unsigned<Message>;
/** A position is a whole number; a place of lanes by time need not be one. */
const isPlace = (link: string) => (value: number) =>
  (Number.isInteger(value) || link.includes("axis=time")) && value >= 0 && value <= Number.MAX_SAFE_INTEGER;

export const isPair = (text: unknown): text is string =>
  typeof text === "string" && /^[0-9a-f]{16}$/.test(text);

export function readMessage(data: unknown, pair: string): Message | null {
  for (const schema of Object.values(schemas)) {
    const parsed = schema.safeParse(data);
    if (!parsed.success) continue;
    const message: Message = parsed.data;
    const isWhole =
      message.kind !== "state" || [message.position, message.requests].every(isPlace(message.link));
    return message.pair === pair && isPair(message.from) && isWhole ? message : null;
  }
  return null;
}

/** 16 hexadecimal digits by chance. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const keysOf: Record<Action, readonly string[]> = {
  step: ["PageDown", "ArrowRight", "ArrowDown"],
  back: ["PageUp", "ArrowLeft", "ArrowUp"],
  beat: ["Shift+PageDown", "Shift+ArrowRight", "Shift+ArrowDown"],
  beatBack: ["Shift+PageUp", "Shift+ArrowLeft", "Shift+ArrowUp"],
  start: ["Home"],
  end: ["End"],
  // "." is the blank key of common clickers.
  black: ["b", "B", "."],
  ask: ["a", "A"],
  ring: ["r", "R"],
  ahead: ["l", "L"],
};
const keys = new Map(actions.flatMap((action) => keysOf[action].map((key) => [key, action])));

/** Where the page is longer than its window these scroll it. */
const scrolls = /^Arrow(Up|Down)$/;

/** What a key asks for, if anything. `singleKeys`: whether single characters are keys (WCAG 2.1.4). */
export function actionOf(key: string, singleKeys: boolean, scrollable: boolean): Action | null {
  if ((key.length === 1 && !singleKeys) || (scrollable && scrolls.test(key))) return null;
  return keys.get(key) ?? null;
}

export function perform({ playback, beats }: RunController, action: Action): void {
  if (action === "step") playback.step(1);
  if (action === "back") playback.step(-1);
  if (action === "beat") beats.stepByBeat(1);
  if (action === "beatBack") beats.stepByBeat(-1);
  if (action === "start") playback.seek(0);
  if (action === "end") playback.seek(Number.POSITIVE_INFINITY);
}

/** `act` must stay the same; `others` takes keys that are no clicker's. */
export function useClicker(act: (action: Action) => void, others?: (event: KeyboardEvent) => void): void {
  const lab = useRun();
  // With the picture, not after it: the first key of a talk must not be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (belongsToField(event)) return;
      const scrollable = document.documentElement.scrollHeight > innerHeight;
      const action = actionOf(nameOf(event), lab.choices.getState().singleKeys, scrollable);
      if (action === null) return others?.(event);
      event.preventDefault();
      act(action);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [lab, act, others]);
}
