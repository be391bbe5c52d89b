/** The shared numbers of a scene in a link. */
import type { ParameterSpec } from "../../engine/types.ts";
import { text as words } from "../../text/text.ts";
import { notice } from "./notices.ts";
import { defaultOf, type Range, type Reading } from "./values.ts";

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

export interface Settings {
  [id: string]: unknown;
}

/** What a number is if the link's value is no number, and that in words. */
export type Fallback = readonly [value: number | undefined, inWords: string];

/** The number that the scene had; else, where one must be given, the default; else none. */
export function fallbackOf(spec: ParameterSpec, scene: Settings, needed: boolean): Fallback {
  const { [spec.id]: before } = scene;
  if (typeof before === "number") return [before, String(before)];
  if (!needed) return [undefined, defaultOf(spec)];
  const number = "number" in spec.default ? spec.default.number : spec.minimum;
  return [number, String(number)];
}

/** A number of the link, rounded and clamped into its range; `fallback` and its words where it is none. */
export function readNumber<F extends number | undefined>(
  key: string,
  text: string,
  { minimum, maximum, integer }: Range,
  fallback: F,
  inWords: string,
  notices: Reading["notices"],
): number | F {
  const written = text.trim();
  const given = NUMBER.test(written) ? Number(written) : undefined;
  const whole = given !== undefined && integer ? Math.round(given) : given;
  // The sum turns -0 into 0.
  const number = whole === undefined ? fallback : Math.min(Math.max(whole, minimum), maximum) + 0;
  if (given === undefined || number !== given) {
    const range = words().link.number(integer, minimum, maximum);
    notices.push(notice(key, text, range, given === undefined ? inWords : String(number)));
  }
  return number;
}

/** Adds the link's numbers to a scene, and those that are `needed` and that neither has. */
export function readNumbers(
  { values, notices }: Pick<Reading, "values" | "notices">,
  specs: readonly ParameterSpec[],
  scene: Settings,
  needed: (spec: ParameterSpec) => boolean,
  fallback: (spec: ParameterSpec) => Fallback = (spec) => fallbackOf(spec, scene, needed(spec)),
): void {
  for (const spec of specs) {
    const { id } = spec;
    const text = values.get(id);
    const [usual, inWords] = fallback(spec);
    const missing = needed(spec) ? usual : undefined;
    const number = text === undefined ? missing : readNumber(id, text, spec, usual, inWords, notices);
    if (number !== undefined) scene[id] = number;
  }
}
