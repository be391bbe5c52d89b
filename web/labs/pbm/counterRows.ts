/** The rows of the lab's counters: how each is written, and how two lanes' are compared. */
import type { PbmCounters } from "../../engine/pbm/types.ts";
import { pointsApart } from "../../figures/curves/layout.ts";
import { formatSignificant, formatUpTo } from "../../text/numbers.ts";
import { pbmText } from "../../text/pbm.ts";
import { text } from "../../text/text.ts";
import { formatCount, formatDifference } from "../../ui/format.ts";

type Name = keyof ReturnType<typeof pbmText>["counters"]["names"] & keyof PbmCounters;

const percent = (value: number) => text().numbers.percent(formatUpTo(value, 1));
/** A volume in GiB, without the unit. */
export const formatGib = (value: number): string => formatUpTo(value, value < 0.1 ? 5 : 2);
const gib = (value: number) => pbmText().counters.gib(formatGib(value));

const seconds = (value: number) =>
  `${value < 1_000 ? formatSignificant(value, 4) : formatUpTo(value, 1)}\u{a0}s`;

const lowerOrHigher = (): readonly [string, string] => {
  const { numbers } = text();
  return [numbers.lower, numbers.higher];
};

/** A difference of two shares is in points. */
const points = (base: number, other: number): string =>
  base === other ? text().numbers.equal : pointsApart(base, other);

interface Row {
  name: Name;
  format: (value: number) => string;
  against: (base: number, other: number) => string;
}

const count = (name: Name): Row => ({ name, format: formatCount, against: (a, b) => formatDifference(a, b) });

export const rows: readonly Row[] = [
  count("requests"),
  count("hits"),
  { name: "hit_percent", format: percent, against: points },
  count("misses"),
  { name: "io_gib", format: gib, against: (a, b) => formatDifference(a, b, undefined, gib) },
  count("waits"),
  count("evictions"),
  { name: "seconds", format: seconds, against: (a, b) => formatDifference(a, b, lowerOrHigher(), seconds) },
  { name: "device_percent", format: percent, against: points },
  count("queries_ended"),
  count("streams_ended"),
];
