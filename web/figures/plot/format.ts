/** Numbers of plots: as many digits as mean something, grouped, with their unit. */
import { formatCount, formatDigits, formatSignificant } from "../../text/numbers.ts";
import { plotText } from "../../text/plot.ts";
import { engineText, text } from "../../text/text.ts";
import { type PlotModel, type PlotValue, spanOf } from "./model.ts";

export function formatNumber(value: number, unit: string): string {
  if (unit === "x") return formatDigits(value, 2);
  if (unit === "pages" || Math.abs(value) >= 10_000) return formatCount(value);
  return unit === "%" ? formatSignificant(value, 3) : formatSignificant(value, 4);
}

/** A unit of the registry or of an experiment as the page writes it. */
const unitWords = (unit: string): string =>
  unit === "us" ? "µs" : ((text().numbers.units as Record<string, string>)[unit] ?? engineText(unit));

/** "x" and "%" stand at the number, other units after a space. */
export function withUnit(number: string, unit: string): string {
  if (unit === "") return number;
  if (unit === "%") return text().numbers.percent(number);
  return unit === "x" ? `${number}${unit}` : `${number} ${unitWords(unit)}`;
}

export const formatValue = (value: number, unit: string): string => withUnit(formatNumber(value, unit), unit);

/** "1.52x, mean of 5 seeds from 1.50 to 1.53". */
export function valueWords(value: PlotValue, unit: string): string {
  const { mean, minimum, maximum, seeds, interval } = value;
  const words = formatValue(mean, unit);
  const plot = plotText();
  if (seeds === 1) return plot.oneSeed(words);
  if (minimum === maximum) return plot.allTheSame(words, seeds);
  const [low, high] = spanOf(value).map((end) => formatNumber(end, unit)) as [string, string];
  if (interval !== undefined) return `${plot.mean(words, seeds)}, ${plot.interval(low, high)}`;
  return `${plot.mean(words, seeds)}, ${low === high ? plot.allRounded : plot.fromTo(low, high)}`;
}

/** "Speedup over the run without ACE (x)". */
export const titled = (label: string, unit: string): string =>
  unit === "" ? label : `${label} (${unitWords(unit)})`;

/** The place on the axis to the right in words: "Reads 50%". */
export function placeWords({ x }: PlotModel, at: number): string {
  const label = x.values[at]?.label ?? "";
  return x.scale === "band" && x.unit === "" ? label : `${x.label} ${withUnit(label, x.unit)}`;
}
