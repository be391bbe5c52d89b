/** The shop's day in every lab: its hours, and which number tells what an idea saves there. */
const day = (lab: string, counter: string, lane: number, against: number, positions: number) => {
  const hours = [0, 1, 2].map((hour) => ({
    ...{ lab, preset: "shop-day", counter, lane, against },
    since: hour * positions,
    at: (hour + 1) * positions,
  }));
  return hours.map((hour) => ({ ...hour, saves: 10 }));
};

/** In the predictive lab positions count the requests of both lanes. */
export const together = day("ace", "latency_us", 1, 0, 2_000);
export const disk = day("hybrid", "cost", 2, 0, 2_000);
export const scans = day("pbm", "misses", 1, 0, 4_000);
