/** The shared numbers of a scene in a link. */
import type { ParameterSpec } from "../../engine/types.ts";
import { defaultOf, type Reading, readNumber } from "./values.ts";

/** Scene's entries by id. */
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

/** Adds the link's numbers to a scene, and those that are `needed` and that neither has. */
export function readNumbers(
  { values, notices }: Reading,
  specs: readonly ParameterSpec[],
  scene: Settings,
  needed: (spec: ParameterSpec) => boolean,
  fallback: (spec: ParameterSpec) => Fallback = (spec) => fallbackOf(spec, scene, needed(spec)),
): void {
  for (const spec of specs) {
    const text = values.get(spec.id);
    const [usual, inWords] = fallback(spec);
    let number: number | undefined;
    if (text !== undefined) number = readNumber(spec.id, text, spec, usual, inWords, notices);
    else if (needed(spec)) number = usual;
    if (number !== undefined) scene[spec.id] = number;
  }
}
