/** The values that a slider stops at. */

/** As many as a hand can tell apart on a slider's length. */
const STOPS = 160;
/** From this ratio of its ends on, equal ways are equal ratios. */
const WIDE = 200;

export interface Range {
  least: number;
  most: number;
  integer: boolean;
}

/** Numbers with few digits, so that a dragged value reads like one that was typed. */
const rounded = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toPrecision(12));

const powerOfTen = (value: number): number => 10 ** Math.floor(Math.log10(value));

/** Ascending stops from `least` to `most`, `value` among them. */
export function stopsOf({ least, most, integer }: Range, value: number): number[] {
  const from = Math.min(least, value);
  const to = Math.max(most, value);
  const ratios = from > 0 && to / from > WIDE;
  const whole = integer ? 1 : 0;
  const step = Math.max(whole, powerOfTen((to - from) / STOPS || 1));
  const stops = new Set([from, to, value]);
  const count = !ratios && integer && to - from <= STOPS ? to - from : STOPS;
  for (let stop = 1; stop < count; stop += 1) {
    const part = stop / count;
    const at = ratios ? from * (to / from) ** part : from + (to - from) * part;
    const next = rounded(at, ratios ? Math.max(whole, powerOfTen(at) / 100) : step);
    if (next > from && next < to) stops.add(next);
  }
  return [...stops].toSorted((one, other) => one - other);
}

/** Places of at most `count` stops that are spread over all, both ends among them. */
export function spread(stops: number, count: number): number[] {
  const last = stops - 1;
  const steps = Math.max(1, Math.min(count - 1, last));
  return [...new Set(Array.from({ length: steps + 1 }, (_, at) => Math.round((last * at) / steps)))];
}
