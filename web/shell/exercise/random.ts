/** Numbers that a seed draws, the same for everyone: mulberry32, begun from all of a question's key. */
import { hash } from "../question/order.ts";

export interface Random {
  /** Below `count`, from 0. */
  below: (count: number) => number;
  /** From the least to the largest, both included. */
  whole: (least: number, most: number) => number;
  pick: <T>(from: readonly [T, ...T[]]) => T;
  shuffled: <T>(list: readonly T[]) => T[];
}

export function randomOf(...key: readonly (string | number)[]): Random {
  let state = hash(key.join(" "));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    whole: (least, most) => least + below(most - least + 1),
    pick: (from) => from[below(from.length)] ?? from[0],
    shuffled: (list) => {
      const mixed = [...list];
      for (let at = mixed.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        [mixed[at], mixed[other]] = [mixed[other] as never, mixed[at] as never];
      }
      return mixed;
    },
  };
}
