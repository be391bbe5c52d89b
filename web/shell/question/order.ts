/** The order of a question's options, drawn by a seed: where the right one stands says nothing. */
import type { Option } from "./Question.tsx";

/** 32 bits of a text: FNV-1a, with MurmurHash3's last mixing. */
export function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) mixed = Math.imul(mixed ^ byte, 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The same for the same seed and key; questions with different keys have orders of their own. */
export function drawnOrder(options: readonly Option[], seed: number, key: string): Option[] {
  const drawn = options.map((option) => ({ option, place: hash(`${seed} ${key} ${option.id}`) }));
  return drawn.sort((a, b) => a.place - b.place).map(({ option }) => option);
}

export const MOST_SEED = 9_999;
/** A seed short enough for a link that is read out. */
export const anySeed = (): number => 1 + Math.floor(Math.random() * MOST_SEED);
