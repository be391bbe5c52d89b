/** What is drawn of a curve: its lines, and its numbers in words and in files. */
import type { CurveRow } from "../../../engine/sweep/curve.ts";
import type { Registry } from "../../../engine/types.ts";
import type { SizesLine, SizesPoint } from "../../../figures/sizes/layout.ts";
import { csv } from "../../../state/export/table.ts";
import { formatSignificant, formatUpTo } from "../../../text/numbers.ts";
import { sizesText } from "../../../text/sizes.ts";
import { text } from "../../../text/text.ts";
import { formatCount, formatTime, formatTimeShort } from "../../../ui/format.ts";
import { type Measure, MODES } from "./choices.ts";
import type { Asked } from "./model.ts";

export const labelOf = ({ policies }: Pick<Registry, "policies">, id: string): string =>
  policies.find((policy) => policy.id === id)?.label ?? id;

const values: Readonly<Record<Measure, (row: CurveRow) => number | null>> = {
  misses: ({ miss_ratio }) => 100 * miss_ratio,
  time: ({ latency_us }) => latency_us,
  saved: ({ ace_saving }) => ace_saving && 100 * ace_saving,
};

/** A line for each policy and mode; of what ACE saves one for each policy. */
export function linesOf(
  registry: Pick<Registry, "policies">,
  { policies, modes }: Pick<Asked, "policies" | "modes">,
  rows: readonly CurveRow[],
  measure: Measure,
): SizesLine[] {
  const words = sizesText();
  const drawn = MODES.filter((mode) => (measure === "saved" ? mode === "ace" : modes.includes(mode)));
  return policies.flatMap((policy, look) =>
    drawn.map(
      (mode): SizesLine => ({
        id: `${policy} ${mode}`,
        label: measure === "saved" ? labelOf(registry, policy) : words.line(labelOf(registry, policy), mode),
        look,
        baseline: mode === "baseline",
        points: rows.flatMap((row): SizesPoint[] => {
          const value = row.policy === policy && row.mode === mode ? values[measure](row) : null;
          return value === null ? [] : [{ frames: row.frames, value }];
        }),
      }),
    ),
  );
}

/** The row of a line's point. */
export const rowOf = (rows: readonly CurveRow[], { id }: SizesLine, { frames }: SizesPoint) =>
  rows.find((row) => `${row.policy} ${row.mode}` === id && row.frames === frames);

/** As many digits as tell neighbours apart, on axes and beside points. */
export const formats: Readonly<Record<Measure, (value: number) => string>> = {
  misses: (value) => text().numbers.percent(formatSignificant(value, 3)),
  time: (value) => formatTimeShort(value),
  saved: (value) => text().numbers.percent(formatUpTo(value, 1)),
};

/** A value in words. */
export function valueWords(measure: Measure, row: CurveRow | undefined, { value }: SizesPoint): string {
  if (measure === "time") return formatTime(value);
  const share = text().numbers.percent(formatUpTo(value, measure === "saved" ? 1 : 2));
  return measure === "misses" && row?.misses != null
    ? sizesText().misses(share, formatCount(row.misses))
    : share;
}

/** The columns of `bpsim curve`, in data: ids and plain numbers. */
export const asCsv = (rows: readonly CurveRow[]): string =>
  csv(
    rows.map((row) => ({
      ...{ policy: row.policy, mode: row.mode, device: row.device, frames: row.frames, bytes: row.bytes },
      ...{ fraction: row.fraction, requests: row.requests, misses: row.misses, miss_ratio: row.miss_ratio },
      ...{ evictions_dirty: row.evictions_dirty, write_batches: row.write_batches },
      ...{ pages_written: row.pages_written, latency_us: row.latency_us, ace_saving: row.ace_saving },
    })),
  );
