/** Numbers as the reader's language writes them. Formatters are dear to make: each is made once a language. */
import { language } from "./text.ts";

const made = new Map<string, Map<string, Intl.NumberFormat>>();

/** `kind` names the options, so that the formatter is found again without reading them. */
function formatter(kind: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const spoken = language();
  let kinds = made.get(spoken);
  if (kinds === undefined) {
    kinds = new Map();
    made.set(spoken, kinds);
  }
  let format = kinds.get(kind);
  if (format === undefined) {
    format = new Intl.NumberFormat(spoken, options);
    kinds.set(kind, format);
  }
  return format;
}

/** A count: whole, grouped, never cut. */
export const formatCount = (value: number | bigint): string =>
  formatter("whole", { maximumFractionDigits: 0 }).format(value);

/** Grouped, with no more than so many digits after the point, and no more than needed. */
export const formatUpTo = (value: number, digits: number): string =>
  formatter(`up to ${digits}`, { maximumFractionDigits: digits }).format(value);

/** Grouped, with just so many digits after the point. */
export const formatDigits = (value: number, digits: number): string =>
  formatter(`digits ${digits}`, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );

/** Grouped, with no more than so many digits that count. */
export const formatSignificant = (value: number, digits: number): string =>
  formatter(`significant ${digits}`, { maximumSignificantDigits: digits }).format(value);

/** As `toFixed`, digit for digit and ungrouped, with the language's decimal sign. */
export const formatFixed = (value: number, digits: number): string =>
  formatter(`fixed ${digits}`, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(Number(value.toFixed(digits)));

/** What parts whole from fraction: "." or ",". */
export const decimalSign = (): string =>
  formatter("digits 1", { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .formatToParts(0.5)
    .find(({ type }) => type === "decimal")?.value ?? ".";

/** A number of a scene or a link (digits and a point) as a field of this language shows it. */
export const shownNumber = (plain: string): string => plain.replace(".", decimalSign());

/**
 * What was typed into a field, as scenes and links write numbers. Where the language parts the fraction by a comma, the
 * comma is read so, and the points of "1.966.080" or of a whole number's "1.000" as grouping; a point that can be
 * nothing but a decimal point stays one.
 */
export function plainNumber(typed: string, integer: boolean): string {
  if (decimalSign() === ".") return typed;
  const grouped = integer ? /^\d{1,3}(\.\d{3})+$/ : /^\d{1,3}(\.\d{3}){2,}$|^\d{1,3}(\.\d{3})+,\d+$/;
  const whole = grouped.test(typed) ? typed.replaceAll(".", "") : typed;
  return whole.replace(decimalSign(), ".");
}

const SIZES = ["", "k", "m", "g"];

/** Frames that were typed: `24`, `1,000`, or `0.5 GB` of pages of so many bytes; null for anything else, and for less than a page. */
export function framesOf(typed: string, pageBytes: number): number | null {
  const text = plainNumber(typed.trim(), true).replaceAll(/[,\s](?=\d{3}(?!\d))/g, "");
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?)\s*(?:([kmg])i?b?)?$/i.exec(text) ?? [];
  const size = Number(number) * 1024 ** SIZES.indexOf(unit.toLowerCase());
  return Math.floor(unit === "" ? size : size / pageBytes) || null;
}
