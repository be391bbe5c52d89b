/** What is said of one success criterion of WCAG 2.2. */
export interface Criterion {
  /** Number, such as "1.4.3". */
  id: string;
  name: string;
  level: "A" | "AA";
  result: "met" | "not applicable";
  /** How it is met here, or why it does not apply. */
  how: string;
  /** How that was checked; empty where nothing applies. */
  checks: readonly Check[];
}

/** axe by its rules, a test of the repository by its file and a part of its name, or a person. */
export type Check = { by: "axe" } | { by: "test"; file: string; name: string } | { by: "hand"; what: string };

export const axe: Check = { by: "axe" };
export const tested = (file: string, name: string): Check => ({ by: "test", file, name });
export const byHand = (what: string): Check => ({ by: "hand", what });

export const met = (
  id: string,
  level: Criterion["level"],
  name: string,
  how: string,
  ...checks: readonly [Check, ...Check[]]
): Criterion => ({ id, name, level, result: "met", how, checks });

export const without = (id: string, level: Criterion["level"], name: string, how: string): Criterion => ({
  id,
  name,
  level,
  result: "not applicable",
  how,
  checks: [],
});
