/** The reader's last change in words, with what it did to the score: "alpha 3 → 1: device time −47% → −3%". */
import type { CounterSpec } from "../engine/types.ts";
import { useRunChoice } from "../state/run/hooks.ts";
import { shownNumber } from "../text/numbers.ts";
import { changedField } from "./changed.ts";
import { apart, type CountedLane, countOf } from "./counters.ts";
import type { Ghost } from "./Score.tsx";

interface ChangedProps {
  specs: readonly CounterSpec[];
  lanes: readonly CountedLane[];
  names: Readonly<Record<string, string>>;
  ghost: Ghost;
}

export default function Changed({ specs: [spec], lanes, names, ghost }: ChangedProps) {
  const registry = useRunChoice((choices) => choices.registry);
  const scene = useRunChoice((choices) => choices.scene);
  if (spec === undefined || registry === null || scene === null) return null;
  const changed = changedField(registry, ghost.scene, scene);
  if (changed === null) return null;
  const of = ({ against, counters }: CountedLane): string | undefined =>
    against && apart(spec, countOf(against.counters, spec), countOf(counters, spec));
  const at = lanes.findLastIndex(({ against }) => against !== undefined);
  const [before, now] = [ghost.lanes[at], lanes[at]].map((lane) => lane && of(lane));
  const number = (value: number | undefined) => (value === undefined ? "" : `${shownNumber(String(value))} `);
  return (
    <p className="score-changed" role="status">
      <b className="mr-2">
        {changed.name} {number(changed.from)}→ {number(changed.to)}
      </b>
      {before !== undefined && now !== undefined && (
        <>
          {names[spec.id] ?? spec.label} {before} → {now}
        </>
      )}
    </p>
  );
}
