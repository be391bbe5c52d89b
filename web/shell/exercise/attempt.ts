/** Which exercise a result is of, and which attempt at it. */
import { hash } from "../question/order.ts";
import { SEEDS } from "./ranges.ts";

/** What draws an attempt: the seed that was set the first, and what follows from it and their number the others. */
export const drawnSeed = (seed: number, attempt = 1): number =>
  attempt === 1 ? seed : 1 + (hash(`${seed} attempt ${attempt}`) % SEEDS.maximum);

/** Eight digits that say which exercise a result is of; `exercise`: all that it was set with. */
export const markOf = (exercise: string): string => hash(exercise).toString(16).padStart(8, "0");
