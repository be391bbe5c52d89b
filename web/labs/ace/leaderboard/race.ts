/** The leaderboard's entries by one clock: how far each has come at a moment, and in which order they are. Pure. */
import { bisectRight } from "d3-array";

/** What a run says of its clock: how many requests it has served when, by rising time. */
export interface Track {
  positions: ArrayLike<number>;
  times_us: ArrayLike<number>;
}

export interface Racer {
  entry: number;
  /** Requests served; of a long run those of the last sample before. */
  served: number;
  exact: boolean;
  /** Between that sample and the next, for its bar. */
  along: number;
  /** When it was done, once it is. */
  done_us: number | null;
  /** From 0: the one that is furthest, and of those that are done the one that was first. */
  place: number;
}

export const endOf = ({ times_us }: Track): number => times_us[times_us.length - 1] ?? 0;

function racerAt(track: Track, entry: number, time_us: number): Omit<Racer, "place"> {
  const { positions, times_us } = track;
  const after = bisectRight(times_us, time_us);
  const [served = 0, next] = [positions[after - 1], positions[after]];
  if (next === undefined) return { entry, served, exact: true, along: served, done_us: endOf(track) };
  const [from = 0, to = from] = [times_us[after - 1], times_us[after]];
  const part = to > from ? (time_us - from) / (to - from) : 0;
  return { entry, served, exact: next === served + 1, along: served + part * (next - served), done_us: null };
}

/** All of them at a moment, in the order of the entries. */
export function racersAt(tracks: readonly Track[], time_us: number): Racer[] {
  const racers = tracks.map((track, entry) => racerAt(track, entry, time_us));
  const order = racers.toSorted(
    (one, other) =>
      (one.done_us ?? Number.POSITIVE_INFINITY) - (other.done_us ?? Number.POSITIVE_INFINITY) ||
      other.along - one.along ||
      one.entry - other.entry,
  );
  const places = new Map(order.map(({ entry }, place) => [entry, place]));
  return racers.map((racer) => ({ ...racer, place: places.get(racer.entry) ?? 0 }));
}
