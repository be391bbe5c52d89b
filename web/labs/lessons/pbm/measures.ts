/** The predictive lab's counters, as lessons write them. */

import { formatCount, formatFixed } from "../../../text/numbers.ts";
import { pbmText } from "../../../text/pbm.ts";
import { pbmLessons } from "../../../text/pbmLessons.ts";
import { formatTime } from "../../../ui/format.ts";
import { englishCount, englishTime } from "../english.ts";
import type { Measure } from "../lab/lessonLab.ts";

export function measure(counter: string): Measure | null {
  const names: Readonly<Record<string, string>> = pbmText().counters.names;
  const name = Object.hasOwn(names, counter) ? names[counter] : undefined;
  switch (counter) {
    case "time_us":
      return { name: pbmLessons().time, local: formatTime, english: englishTime, amount: true };
    case "hit_percent":
      return {
        name: name ?? counter,
        local: (value) => `${formatFixed(value, 1)}\u{a0}%`,
        english: (value) => `${value.toFixed(1)}%`,
        amount: true,
      };
    case "requests":
    case "hits":
    case "misses":
    case "waits":
    case "evictions":
    case "queries_ended":
      return { name: name ?? counter, local: formatCount, english: englishCount, amount: false };
    default:
      return null;
  }
}
