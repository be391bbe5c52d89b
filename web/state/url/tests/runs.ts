/** How often a property is tried. */
import { env } from "node:process";
import { byDay } from "../../../test-support/day.ts";

/** So often, by day a fifth of it, or many times as often in a long run: CONTRIBUTING.md. */
export const runs = (all: number) => ({
  numRuns: byDay(all / 5, all) * Number(env.BUFFERPOOL_LAB_PROPERTY_FACTOR ?? 1),
});
