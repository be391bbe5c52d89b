/** How much of a law a day's `npm test` tries: few of its cases, and all of them in `npm run test:all`. */
import { env } from "node:process";

/** Whether everything is tried. */
const all = env.BUFFERPOOL_LAB_ALL === "1";

/** So much by day, and so much where everything is tried. */
export const byDay = <T>(few: T, every: T): T => (all ? every : few);

/** By day the first case of each kind, and all of them where everything is tried. */
export function firstsByDay<T>(cases: readonly T[], kindOf: (one: T) => string): readonly T[] {
  const kinds = cases.map(kindOf);
  return byDay(
    cases.filter((_, at) => kinds.indexOf(kinds[at] as string) === at),
    cases,
  );
}
