/** What the presentation and the speaker's notes tell each other. Other pages of this origin could speak here too. */
import * as z from "zod/mini";

/** A later version of these messages gets another channel: windows of two versions then do not meet. */
export const CHANNEL = "bufferpool-lab-talk-1";

export const actions = ["step", "back", "start", "end", "black"] as const;
export type Action = (typeof actions)[number];

const LONGEST_TEXT = 20_000;
const LONGEST_LINK = 100_000;

// Only what the schema of scenes uses as well: each further kind of check would come with the page's first load.
const text = (longest: number) => z.string().check(z.maxLength(longest));

const head = {
  /** The pair of windows that belong together. */
  pair: text(16),
  /** The window that speaks. */
  from: text(16),
  role: z.enum(["screen", "notes"]),
};

const schemas = {
  /** What the screen shows. */
  state: z.object({
    ...head,
    kind: z.enum(["state"]),
    /** The link of the scene, at position 0. */
    link: text(LONGEST_LINK),
    position: z.number(),
    requests: z.number(),
    black: z.boolean(),
    /** What the step did, lane by lane: for notes that cannot open the scene themselves. */
    sentences: z
      .array(z.object({ lane: text(LONGEST_TEXT), sentence: text(LONGEST_TEXT) }))
      .check(z.maxLength(4)),
  }),
  /** From a window that joins, late or again. */
  hello: z.object({ ...head, kind: z.enum(["hello"]) }),
  /** The pair has a screen already: a duplicated tab must not take part. */
  taken: z.object({ ...head, kind: z.enum(["taken"]), to: text(16) }),
  do: z.object({ ...head, kind: z.enum(["do"]), action: z.enum(actions) }),
  bye: z.object({ ...head, kind: z.enum(["bye"]) }),
};

export type Message = { [K in keyof typeof schemas]: z.infer<(typeof schemas)[K]> }[keyof typeof schemas];
export type Role = Message["role"];
export type ScreenState = Omit<z.infer<typeof schemas.state>, keyof typeof head | "kind">;

type Unsigned<M> = M extends unknown ? Omit<M, keyof typeof head> : never;
/** A message before it is signed with pair, window and role. */
export type Body = Unsigned<Message>;

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Whether an id of a pair or a window: 16 hexadecimal digits. */
export const isPair = (text: unknown): text is string =>
  typeof text === "string" && /^[0-9a-f]{16}$/.test(text);

/** A message of this pair, or null for anything else. */
export function readMessage(data: unknown, pair: string): Message | null {
  for (const schema of Object.values(schemas)) {
    const parsed = schema.safeParse(data);
    if (!parsed.success) continue;
    const message: Message = parsed.data;
    const counts = message.kind === "state" ? [message.position, message.requests] : [];
    return message.pair === pair && isPair(message.from) && counts.every(isCount) ? message : null;
  }
  return null;
}

/** 16 hexadecimal digits by chance. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
