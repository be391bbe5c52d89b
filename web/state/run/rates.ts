/** Rates at which a run plays along time: of its end, in 1, 2 or 5 times a power of ten. */

/** The usual rate shows the whole run in about so many seconds, the slowest in some minutes, the fastest at a glance. */
const [USUAL_S, SLOWEST_S, FASTEST_S] = [20, 400, 1];

function round(rate: number): number {
  const power = 10 ** Math.floor(Math.log10(rate));
  const step = [5, 2, 1].find((step) => step * power <= rate * (1 + 1e-9)) ?? 1;
  return Number((step * power).toPrecision(1));
}

export const usualRate = (end: number): number => round(Math.max(end, 1) / USUAL_S);

export function ratesOf(end: number): number[] {
  const rates: number[] = [];
  for (let seconds = SLOWEST_S; seconds >= FASTEST_S; seconds /= 1.5)
    rates.push(round(Math.max(end, 1) / seconds));
  return [...new Set([...rates, usualRate(end)])].sort((left, right) => left - right).concat(Infinity);
}
