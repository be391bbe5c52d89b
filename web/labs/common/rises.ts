/** How much counters rose between the survey's samples: what marks above the scrubber are made of. */
import type { SurveyFrame } from "../../engine/types.ts";

/** Between two samples: the most that each counter rose in any lane, and the requests at which lanes differed. */
export interface Rises<Counter extends string> {
  from: number;
  to: number;
  rose: Readonly<Record<Counter, number>>;
  parted: number;
}

export function risesOf<Counter extends string>(
  survey: SurveyFrame,
  lanes: number,
  counters: readonly Counter[],
): Rises<Counter>[] {
  const columns = counters.map(
    (counter) => [counter, Array.from({ length: lanes }, (_, lane) => survey.column(lane, counter))] as const,
  );
  const most = (of: Float64Array[], at: number) =>
    Math.max(0, ...of.map((values) => (values[at] ?? 0) - (values[at - 1] ?? 0)));
  return Array.from({ length: Math.max(0, survey.positions.length - 1) }, (_, before) => {
    const at = before + 1;
    return {
      from: survey.positions[before] ?? 0,
      to: survey.positions[at] ?? 0,
      rose: Object.fromEntries(columns.map(([counter, of]) => [counter, most(of, at)])) as Record<
        Counter,
        number
      >,
      parted: survey.parted[at] ?? 0,
    };
  });
}
