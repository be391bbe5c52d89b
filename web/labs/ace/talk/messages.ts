/** What the presentation and the speaker's notes tell each other. Other pages of this origin could speak here too. */
import * as z from "zod/mini";

/** A later version of these messages gets another channel: windows of two versions then do not meet. */
export const CHANNEL = "bufferpool-lab-talk-1";

export const actions = ["step", "back", "start", "end", "black"] as const;
export type Action = (typeof actions)[number];

const LONGEST_TEXT = 20_000;
const LONGEST_LINK = 100_000;
const id = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const words = z.string().check(z.maxLength(LONGEST_TEXT));
const whole = z.number().check(z.int(), z.minimum(0));

const head = {
  /** The pair of windows that belong together. */
  pair: id,
  /** The window that speaks. */
  from: id,
  role: z.enum(["screen", "notes"]),
};

/** What the screen shows. */
const state = z.object({
  ...head,
  kind: z.literal("state"),
  /** The link of the scene, at position 0. */
  link: z.string().check(z.maxLength(LONGEST_LINK)),
  position: whole,
  requests: whole,
  black: z.boolean(),
  /** What the step did, lane by lane: for notes that cannot open the scene themselves. */
  sentences: z.array(z.object({ lane: words, sentence: words })).check(z.maxLength(4)),
});

const message = z.discriminatedUnion("kind", [
  state,
  /** Who comes, late or again. */
  z.object({ ...head, kind: z.literal("hello") }),
  /** The pair has a screen already: a duplicated tab must not take part. */
  z.object({ ...head, kind: z.literal("taken"), to: id }),
  z.object({ ...head, kind: z.literal("do"), action: z.enum(actions) }),
  z.object({ ...head, kind: z.literal("bye") }),
]);

export type Message = z.infer<typeof message>;
export type Role = Message["role"];
export type ScreenState = Omit<z.infer<typeof state>, keyof typeof head | "kind">;

type Unsigned<M> = M extends unknown ? Omit<M, keyof typeof head> : never;
/** A message before it is signed with pair, window and role. */
export type Body = Unsigned<Message>;

/** A message of this pair, or null for anything else. */
export function readMessage(data: unknown, pair: string): Message | null {
  const parsed = message.safeParse(data);
  return parsed.success && parsed.data.pair === pair ? parsed.data : null;
}

export const isPair = (text: unknown): text is string => id.safeParse(text).success;

/** 16 hexadecimal digits by chance. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
