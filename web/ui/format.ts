/** Numbers as the page writes them: grouped, with units, never cut. */

const grouped = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const upToTwoDigits = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
const twoDigits = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const formatCount = (value: number): string => grouped.format(value);

/** Simulated device time, in the unit that keeps it readable. */
export function formatTime(us: number): string {
  if (us < 10_000) return `${upToTwoDigits.format(us)} µs`;
  if (us < 10_000_000) return `${twoDigits.format(us / 1_000)} ms`;
  return `${twoDigits.format(us / 1_000_000)} s`;
}

/** The same with no more digits than needed: for axes and short readings. */
export function formatTimeShort(us: number): string {
  if (us < 10_000) return `${upToTwoDigits.format(us)} µs`;
  return us < 10_000_000
    ? `${upToTwoDigits.format(us / 1_000)} ms`
    : `${upToTwoDigits.format(us / 1_000_000)} s`;
}

/** "83.3% fewer", "0.2% more", "equal". `words` are those for less and more. */
export function formatDifference(
  base: number,
  other: number,
  words: [string, string] = ["fewer", "more"],
  format: (value: number) => string = formatCount,
): string {
  if (base === other) return "equal";
  const word = other < base ? words[0] : words[1];
  if (base === 0) return `${format(other)} ${word}`;
  const percent = Math.abs((other - base) / base) * 100;
  const digits = percent < 0.1 ? 3 : percent < 1 ? 2 : 1;
  return `${percent.toFixed(digits)}% ${word}`;
}

/** Bytes, in the unit that keeps them readable. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}

/** "about 12 s", "about 3 min": what is left of work of which a share took so long. */
export function formatRemaining(elapsed_ms: number, share: number): string {
  const seconds = Math.ceil((elapsed_ms / share - elapsed_ms) / 1000);
  return seconds < 90 ? `about ${seconds} s` : `about ${Math.round(seconds / 60)} min`;
}
