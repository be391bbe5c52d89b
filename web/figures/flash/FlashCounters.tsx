/** A drive's counters in a strip: what the host wrote, what that cost the flash, how worn and how spacious it is. */
import { flashText } from "../../text/flash.ts";
import { formatCount, formatDigits, formatUpTo } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import type { FlashShown } from "./types.ts";

interface FlashCountersProps {
  shown: Pick<FlashShown, "counters" | "derived">;
  /** The spare area that was asked for, in percent; what there is stands beside it. */
  spare?: number | undefined;
}

const percent = (value: number) => text().numbers.percent(formatUpTo(value, 1));

export function FlashCounters({ shown: { counters, derived }, spare }: FlashCountersProps) {
  const { counters: words } = flashText();
  const counted = (name: string) => formatCount(counters[name] ?? 0);
  const { write_amplification: amplification, write_amplification_last: last } = derived;
  const wear = [counted("erase_least"), formatDigits(derived.erase_mean, 1), counted("erase_most")].join(
    " / ",
  );
  const rows: [string, string, ...(string | false)[]][] = [
    [words.logical, counted("host_writes")],
    [words.physical, counted("physical_writes")],
    [
      words.amplification,
      amplification === null ? words.none : formatDigits(amplification, 2),
      words.amplificationHelp,
      last !== null && words.last(formatDigits(last, 2)),
    ],
    [
      words.erases,
      counted("erases"),
      (counters.erases_before ?? 0) > 0 && words.before(counted("erases_before")),
    ],
    [words.wear, wear, words.wearHelp],
    [words.spare, percent(derived.spare_real), spare !== undefined && words.spareSet(percent(spare))],
  ];
  return (
    <dl aria-label={words.label} className="flex flex-wrap gap-x-6 gap-y-2 tabular-nums">
      {rows.map(([name, value, ...further]) => {
        const help = further.filter((one) => one !== false).join(", ");
        return (
          <div key={name}>
            <dt className="text-ink-muted text-xs">{name}</dt>
            <dd>
              <span className="font-semibold">{value}</span>
              {help !== "" && <span className="ml-1.5 text-ink-muted text-xs">{help}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
