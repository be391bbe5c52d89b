/** The ACE lab's counters, as lessons write them. */
import type { Counters } from "../../../engine/types.ts";
import { text } from "../../../text/text.ts";
import { formatCount, formatTime } from "../../../ui/format.ts";
import { englishCount, englishTime } from "../english.ts";
import type { Measure } from "../lab/lessonLab.ts";

export function measure(counter: string): Measure | null {
  const { names } = text().counters;
  if (!Object.hasOwn(names, counter)) return null;
  const name = names[counter as keyof Counters];
  return counter.endsWith("_us")
    ? { name, local: formatTime, english: englishTime, amount: true }
    : { name, local: formatCount, english: englishCount, amount: false };
}
