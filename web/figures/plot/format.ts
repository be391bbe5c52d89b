/** Numbers of plots: as many digits as mean something, grouped, with their unit. */
import type { PlotModel, PlotValue } from "./model.ts";

const significant = new Intl.NumberFormat("en", { maximumSignificantDigits: 4 });
const twoDigits = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const threeDigits = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** Without its unit. */
export function formatNumber(value: number, unit: string): string {
  if (unit === "x") return twoDigits.format(value);
  if (unit === "pages" || Math.abs(value) >= 10_000) return whole.format(value);
  return unit === "%" ? threeDigits.format(value) : significant.format(value);
}

/** "x" and "%" stand at the number, other units after a space. */
export function withUnit(number: string, unit: string): string {
  if (unit === "") return number;
  if (unit === "x" || unit === "%") return `${number}${unit}`;
  return `${number} ${unit === "us" ? "µs" : unit}`;
}

export const formatValue = (value: number, unit: string): string => withUnit(formatNumber(value, unit), unit);

/** "1.52x, mean of 5 seeds from 1.50 to 1.53". */
export function valueWords({ mean, minimum, maximum, seeds }: PlotValue, unit: string): string {
  const words = formatValue(mean, unit);
  if (seeds === 1) return `${words}, one seed`;
  if (minimum === maximum) return `${words}, the same for ${seeds} seeds`;
  const [low, high] = [formatNumber(minimum, unit), formatNumber(maximum, unit)];
  return `${words}, mean of ${seeds} seeds, ${low === high ? "all rounded to it" : `from ${low} to ${high}`}`;
}

/** "Speedup over the baseline (x)". */
export const titled = (label: string, unit: string): string =>
  unit === "" ? label : `${label} (${unit === "us" ? "µs" : unit})`;

/** The place on the axis to the right in words: "Reads 50%". */
export function placeWords({ x }: PlotModel, at: number): string {
  const label = x.values[at]?.label ?? "";
  return x.scale === "band" && x.unit === "" ? label : `${x.label} ${withUnit(label, x.unit)}`;
}
