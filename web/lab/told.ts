/** What may be told of a step that is under way: phrases and counters of the beats that are over. */
import type { Beat, Phrase } from "../engine/types.ts";

/** Whether a beat is over in a lane; one that its step does not have is. */
export type IsOver = (beat: Beat) => boolean;

type Counters = Readonly<Record<string, number>>;

/** A part of a counter: the beat that changes it, the counter that says by how much, and times what. */
type Part = readonly [Beat, string, number?];

/** By a counter's id, the beat that changes it, or the beats that change parts of it. */
export type CounterBeats = Readonly<Record<string, Beat | readonly Part[]>>;

/** Counters as they stand after the beats that are over; one that `when` does not name changes with the last beat. */
export function countersTold<C extends Counters>(
  now: C,
  before: Counters,
  when: CounterBeats,
  isOver: IsOver,
): C {
  const told = Object.entries(now).map(([id, value]) => {
    const [old, by = "placed"] = [before[id] ?? 0, when[id]];
    if (typeof by === "string") return [id, isOver(by) ? value : old];
    // As the engine adds them up, once all of them are there.
    if (by.every(([beat]) => isOver(beat))) return [id, value];
    const parts = by.filter(([beat]) => isOver(beat));
    return [
      id,
      parts.reduce((sum, [, part, times = 1]) => {
        return sum + times * ((now[part] ?? 0) - (before[part] ?? 0));
      }, old),
    ];
  });
  return Object.fromEntries(told) as C;
}

const MORE: Phrase = { template: "…", values: {} };

/** The phrases of the beats that are over, and that more is to come: the sentence grows at its end. */
export function phrasesTold(
  phrases: readonly Phrase[],
  beats: readonly (Beat | undefined)[],
  isOver: IsOver,
): Phrase[] {
  const next = phrases.findIndex((_, at) => !isOver(beats[at] ?? "placed"));
  return next < 0 ? [...phrases] : [...phrases.slice(0, next), MORE];
}
