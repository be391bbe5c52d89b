/** Blocks of a string have names of the learner's own: letters, numbers, short words. */

/** Blocks as the fields hold them, read. */
export type Named = { frames: number; pool: number[]; requests: number[]; names: string[] };

export interface Problem {
  field: keyof Fields;
  kind: "name" | "twice" | "full" | "none" | "many" | "range";
  value: string;
}

export type Fields = Record<"frames" | "pool" | "requests", string>;
export const LONGEST_NAME = 4;
/** Frames and requests that fit a screen and a head. The engine takes more. */
export const MOST_FRAMES = 20;
export const MOST_REQUESTS = 200;

/** "C A B A", "C,A,B,A" and "CABA" are the same; "12 7 12" are numbers. */
export function tokens(text: string): string[] {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const [only] = words;
  return words.length === 1 && only !== undefined && /^\p{L}{2,}$/u.test(only) ? [...only] : words;
}

const isName = (token: string) => [...token].length <= LONGEST_NAME && /^[\p{L}\p{N}]+$/u.test(token);

/** What the fields say, or the first thing that is wrong with them. */
export function readFields({ frames, pool, requests }: Fields): Named | Problem {
  const count = Number(frames.trim());
  if (!/^\d+$/.test(frames.trim()) || count < 1 || count > MOST_FRAMES)
    return { field: "frames", kind: "range", value: frames };
  const [held, asked] = [tokens(pool), tokens(requests)];
  const bad = [...held, ...asked].find((token) => !isName(token));
  if (bad !== undefined) return { field: held.includes(bad) ? "pool" : "requests", kind: "name", value: bad };
  const twice = held.find((token, at) => held.indexOf(token) !== at);
  if (twice !== undefined) return { field: "pool", kind: "twice", value: twice };
  if (held.length > count) return { field: "pool", kind: "full", value: String(held.length) };
  if (asked.length === 0) return { field: "requests", kind: "none", value: "" };
  if (asked.length > MOST_REQUESTS) return { field: "requests", kind: "many", value: String(asked.length) };
  const names = [...new Set([...held, ...asked])];
  const number = new Map(names.map((name, at) => [name, at]));
  const numbers = (list: string[]) => list.map((name) => number.get(name) ?? 0);
  return { frames: count, pool: numbers(held), requests: numbers(asked), names };
}

export const isProblem = (read: Named | Problem): read is Problem => "field" in read;

export const EXAMPLES = [
  { id: "boundary", frames: "5", pool: "A B C D E", requests: "F A B G A C F B D G E A" },
  { id: "counter", frames: "2", pool: "A B", requests: "C A B A" },
  { id: "loop", frames: "3", pool: "", requests: "A B C D A B C D A B C D" },
  { id: "never", frames: "3", pool: "A B C", requests: "D E D F E D" },
] as const;
