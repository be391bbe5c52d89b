/** Settings of which one reaches a goal, and the wrong rules that the others come from. */
import type { Random } from "../../../shell/exercise/random.ts";

export interface Setting {
  /** Percent of the requests that read. */
  reads: number;
  alpha: number;
  k_w: number;
  n_w: number;
  /** B and D. */
  frames: number;
  pages: number;
}

/** What makes a setting look as if it reached the goal. */
export type Lure = "alpha" | "reads" | "pool" | "channels" | "writes" | "batch" | "single";

export interface Drawn {
  setting: Setting;
  /** Null for the one that should reach it. */
  lure: Lure | null;
}

export type Goal = "nothing" | "most" | "loses";

const ordinary = (random: Random): Setting => {
  const k_w = random.pick([4, 6, 8]);
  const frames = random.whole(8, 24);
  return {
    ...{ reads: random.pick([30, 40, 50, 60]), alpha: random.pick([2, 3, 4]), k_w, n_w: k_w, frames },
    pages: frames * random.whole(2, 6),
  };
};

const lured = (random: Random, lure: Lure, change: Partial<Setting>): Drawn => {
  const setting = { ...ordinary(random), ...change };
  return { setting: { ...setting, n_w: change.n_w ?? setting.k_w }, lure };
};

const right = (random: Random, change: Partial<Setting>): Drawn => ({
  ...lured(random, "pool", change),
  lure: null,
});

/** Nothing is saved without a second channel, and nothing where every page has a frame. */
function drawNothing(random: Random): Drawn[] {
  const pages = random.whole(20, 60);
  const nearly = random.whole(30, 60);
  const one = random.pick([{ k_w: 1 }, { pages, frames: pages + random.whole(0, 4) }]);
  return [
    right(random, one),
    lured(random, "alpha", { alpha: 1 }),
    lured(random, "reads", { reads: 80 }),
    random.below(2) === 0
      ? lured(random, "channels", { k_w: 2 })
      : lured(random, "pool", { pages: nearly, frames: Math.floor(nearly * 0.8) }),
  ];
}

/** Each of the others is first in one thing that saves, and held back by another. */
function drawMost(random: Random): Drawn[] {
  return [
    right(random, {
      reads: random.pick([20, 30, 40]),
      alpha: random.pick([4, 5, 6]),
      k_w: random.pick([5, 6]),
    }),
    lured(random, "alpha", { alpha: 8, k_w: 1 + random.below(2) }),
    lured(random, "channels", { k_w: 8, alpha: 1 }),
    lured(random, "writes", { reads: 10, k_w: 2, alpha: random.pick([1, 2]) }),
  ];
}

/** Pages are written early, on no idle channel, and often again. */
function drawLoses(random: Random): Drawn[] {
  const [frames, small] = [random.whole(6, 12), random.whole(5, 8)];
  const few = random.pick([
    { k_w: 1, n_w: 4 },
    { k_w: 1, n_w: 6 },
    { k_w: 2, n_w: 8 },
  ]);
  return [
    right(random, { ...few, frames, pages: frames * random.whole(2, 5) }),
    lured(random, "batch", { k_w: 4, n_w: 8 }),
    lured(random, "pool", { frames: small, pages: small * random.whole(2, 5), k_w: 4 }),
    random.below(2) === 0 ? lured(random, "alpha", { alpha: 8 }) : lured(random, "single", { k_w: 1 }),
  ];
}

export const drawGoal: Readonly<Record<Goal, (random: Random) => Drawn[]>> = {
  nothing: drawNothing,
  most: drawMost,
  loses: drawLoses,
};

/** Percent of the device time that ACE saves. Shares near a goal's limit are none of a question. */
const LIMIT = 1;
const CLEARLY = 3;

/** Whether the first of the settings reaches the goal, and clearly no other. */
export function reaches(goal: Goal, [first = 0, ...others]: readonly number[]): boolean {
  switch (goal) {
    case "nothing":
      return Math.abs(first) < LIMIT && others.every((saving) => saving > CLEARLY);
    case "most":
      return others.every((saving) => saving > 0 && saving < first - CLEARLY);
    case "loses":
      return first < -LIMIT && others.every((saving) => saving === 0 || saving > LIMIT);
  }
}
