/** How two lanes' counters compare. */
import type { CounterSpec } from "../engine/types.ts";
import { shownNumber } from "../text/numbers.ts";
import { text } from "../text/text.ts";
import { type Counted, type CountedLane, formatCounter, isCount } from "./counters.ts";

/** Each lane but the first beside the first. */
export const againstFirst = ([first, ...others]: readonly CountedLane[]): CountedLane[] =>
  first === undefined ? [] : [first, ...others.map((lane) => ({ ...lane, against: first }))];

export type Judgement = "better" | "worse" | "neither" | "equal";

/** Whether a lane's value is the better one than that of the lane it is compared with. */
export function judged({ better }: Pick<CounterSpec, "better">, base: number, own: number): Judgement {
  if (own === base) return "equal";
  if (better === "none") return "neither";
  return own < base === (better === "lower") ? "better" : "worse";
}

/** The difference as a number that is read at a glance; in words where there is none to compare with. */
export function apart(spec: CounterSpec, base: number, own: number): string {
  const { equal, points } = text().counters.score;
  if (own === base) return equal;
  const share = spec.unit === "%";
  if (base === 0 && !share) return isCount(spec) ? `+${formatCounter(spec, own)}` : "";
  // A percentage of percentages would mislead: shares are apart by points.
  const apart = share ? own - base : ((own - base) / base) * 100;
  const size = Math.abs(apart);
  if (!share && size >= 999.5) return `×${Math.round(own / base)}`;
  const shown = shownNumber(String(size < 9.95 ? Math.round(size * 10) / 10 : Math.round(size)));
  return `${apart < 0 ? "−" : "+"}${share ? points(shown) : `${shown}%`}`;
}

export const countOf = (counters: Counted, { id }: CounterSpec) => counters[id] ?? 0;
