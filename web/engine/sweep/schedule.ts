/**
 * Which worker does which run next. Each takes runs that lie side by side: they often share a trace, or differ only in
 * prices, and a worker remembers both. Seeds come one after the other, so that the figure is whole early.
 */

interface Span {
  next: number;
  end: number;
}

const left = ({ next, end }: Span) => end - next;

export class Schedule {
  readonly #waiting: Span[] = [];
  readonly #taken: Span[];

  /** `runs` in all, `runsASeed` of them with each seed. */
  constructor(runs: number, runsASeed: number, workers: number) {
    const length = Math.max(1, Math.ceil(runsASeed / workers));
    for (let seed = 0; seed < runs; seed += runsASeed) {
      const last = Math.min(runs, seed + runsASeed);
      for (let next = seed; next < last; next += length) {
        this.#waiting.push({ next, end: Math.min(last, next + length) });
      }
    }
    this.#taken = Array.from({ length: workers }, () => ({ next: 0, end: 0 }));
  }

  /** The next run of a worker, or nothing if none is left. */
  next(worker: number): number | undefined {
    const own = this.#taken[worker];
    if (own === undefined) return undefined;
    if (left(own) === 0) Object.assign(own, this.#waiting.shift() ?? this.#half());
    if (left(own) === 0) return undefined;
    own.next += 1;
    return own.next - 1;
  }

  /** The later half of what the busiest worker still has before it. */
  #half(): Span {
    const busiest = this.#taken.reduce((most, span) => (left(span) > left(most) ? span : most));
    const end = busiest.end;
    busiest.end -= Math.ceil(left(busiest) / 2);
    return { next: busiest.end, end };
  }
}
