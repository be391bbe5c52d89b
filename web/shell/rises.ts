/** How much counters rose between the prescan's samples: what marks above the scrubber are made of. */
import type { PrescanFrame } from "../engine/types.ts";

/** Between two samples: the most that each counter rose in any lane, and the requests at which lanes differed. */
export interface Rises<Counter extends string> {
  from: number;
  to: number;
  rose: Readonly<Record<Counter, number>>;
  diverged: number;
}

export function risesOf<Counter extends string>(
  prescan: PrescanFrame,
  lanes: number,
  counters: readonly Counter[],
): Rises<Counter>[] {
  const columns = counters.map(
    (counter) =>
      [counter, Array.from({ length: lanes }, (_, lane) => prescan.column(lane, counter))] as const,
  );
  const most = (of: Float64Array[], at: number) =>
    Math.max(0, ...of.map((values) => (values[at] ?? 0) - (values[at - 1] ?? 0)));
  return Array.from({ length: Math.max(0, prescan.positions.length - 1) }, (_, before) => {
    const at = before + 1;
    return {
      from: prescan.positions[before] ?? 0,
      to: prescan.positions[at] ?? 0,
      rose: Object.fromEntries(columns.map(([counter, of]) => [counter, most(of, at)])) as Record<
        Counter,
        number
      >,
      diverged: prescan.diverged[at] ?? 0,
    };
  });
}
