/** What a lane can set, from the registry: numbers and yes/no settings of all policies. */

import type { ParameterSpec } from "../../../engine/types.ts";
import type { PbmRegistry } from "../engine/types.ts";

/** The first of each id. */
const once = <T extends { id: string }>(all: readonly T[]): T[] =>
  all.filter(({ id }, at) => all.findIndex((entry) => entry.id === id) === at);

/** Numbers of policies. */
export const laneNumbers = ({ policies }: PbmRegistry): ParameterSpec[] =>
  once(policies.flatMap(({ parameters }) => parameters));

/** All numbers: those that lanes share, then those of policies. */
export const numbersOf = (registry: PbmRegistry): ParameterSpec[] => [
  ...registry.parameters,
  ...laneNumbers(registry),
];

/** Ids of yes/no settings. */
export const optionsOf = ({ policies }: PbmRegistry): string[] =>
  once(policies.flatMap(({ options }) => options)).map(({ id }) => id);
