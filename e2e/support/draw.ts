/**
 * The day's draw: of what is too much to be looked at every day, some, and tomorrow others. The date is the seed, unless
 * BUFFERPOOL_LAB_SEED gives a number; the configuration prints it. `npm run test:all` looks at everything.
 */
import { ALL } from "./day.ts";
import { generator } from "./generator.ts";

const date = () => new Date().toISOString().slice(0, 10).replaceAll("-", "");

/** Kept in the environment, so that all workers draw alike when a run goes on over midnight. */
process.env.BUFFERPOOL_LAB_SEED ??= date();
export const seed = Number(process.env.BUFFERPOOL_LAB_SEED);
if (!Number.isSafeInteger(seed)) throw new Error("BUFFERPOOL_LAB_SEED must be a whole number");

/** Said with what fails, since it says how to draw the same again. */
export const drawnBy = ALL ? "all" : `drawn by BUFFERPOOL_LAB_SEED=${seed}`;

/** So many of these, in their order; all of them in a run that leaves nothing out. `of` sets draws of one day apart. */
export function draw<Item>(items: readonly Item[], count: number, of: string): readonly Item[] {
  if (ALL || count >= items.length) return items;
  const mixed = [...of].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed);
  const random = generator(mixed);
  const left = items.map((_, index) => index);
  const taken = Array.from(
    { length: count },
    () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0,
  );
  return taken.sort((one, other) => one - other).flatMap((index) => items[index] ?? []);
}

/** How many presets of each lab a dozen is: those of the ACE lab are five times as many. */
const dozen: Readonly<Record<string, number>> = { "/ace": 6, "/hybrid": 3, "/pbm": 3 };

/** The day's presets of a lab, or all; `of` names the test, so that each has others; `share` of a dozen. */
export const drawPresets = <Preset>(path: string, presets: readonly Preset[], of: string, share = 1) =>
  draw(presets, Math.ceil((dozen[path] ?? 3) * share), `${of} ${path}`);
