/** Numbers as the page writes them: grouped, with units, never cut. */
import { formatCount, formatDigits, formatFixed, formatUpTo } from "../text/numbers.ts";
import { text } from "../text/text.ts";

export { formatCount };

/** Simulated device time, in the unit that keeps it readable. */
export function formatTime(us: number): string {
  if (us < 10_000) return `${formatUpTo(us, 2)} µs`;
  if (us < 10_000_000) return `${formatDigits(us / 1_000, 2)} ms`;
  return `${formatDigits(us / 1_000_000, 2)} s`;
}

/** The same with no more digits than needed: for axes and short readings. */
export function formatTimeShort(us: number): string {
  if (us < 10_000) return `${formatUpTo(us, 2)} µs`;
  return us < 10_000_000 ? `${formatUpTo(us / 1_000, 2)} ms` : `${formatUpTo(us / 1_000_000, 2)} s`;
}

/** "83.3% fewer", "0.2% more", "equal". `words` are those for less and more. */
export function formatDifference(
  base: number,
  other: number,
  words: readonly [string, string] = [text().numbers.fewer, text().numbers.more],
  format: (value: number) => string = formatCount,
): string {
  if (base === other) return text().numbers.equal;
  const word = other < base ? words[0] : words[1];
  if (base === 0) return `${format(other)} ${word}`;
  const percent = Math.abs((other - base) / base) * 100;
  const digits = percent < 0.1 ? 3 : percent < 1 ? 2 : 1;
  return `${text().numbers.percent(formatFixed(percent, digits))} ${word}`;
}

/** Bytes, in the unit that keeps them readable. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return text().numbers.bytes(String(bytes));
  if (bytes < 1e6) return `${formatFixed(bytes / 1e3, 1)} kB`;
  return bytes < 1e9 ? `${formatFixed(bytes / 1e6, 1)} MB` : `${formatFixed(bytes / 1e9, 2)} GB`;
}

/** "about 12 s", "about 3 min": what is left of work of which a share took so long. */
export function formatRemaining(elapsed_ms: number, share: number): string {
  const seconds = Math.ceil((elapsed_ms / share - elapsed_ms) / 1000);
  return text().numbers.about(seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);
}
