/** Figures 3.2 and A.1 of the thesis, drawn from the exact formulas as the sliders move. */
import { useId, useMemo, useState } from "react";
import { AsTable } from "../../../figures/AsTable.tsx";
import { Chart } from "../../../figures/chart/Chart.tsx";
import { polyline } from "../../../figures/chart/linear.ts";
import { losslessText } from "../../../text/lossless.ts";
import { formatDigits, formatUpTo } from "../../../text/numbers.ts";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
import { formatCount } from "../../../ui/format.ts";
import { bulkChance, singleChance } from "../engine/exact.ts";

/** The lines that figure 3.2 has beside the chosen one, and the one that A.1 is compared with. */
const FAMILY = [1, 2, 5, 10, 20];
const REFERENCE = 20;

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  told?: string;
  onChange: (value: number) => void;
}

function Slider({ label, value, min = 1, max, told = formatCount(value), onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label htmlFor={id} className="w-44 text-sm">
        {label}
      </label>
      <output htmlFor={id} className="w-12 text-right font-semibold tabular-nums">
        {told}
      </output>
      <input
        id={id}
        type="range"
        {...{ min, max, value }}
        aria-valuetext={told}
        className="min-h-6 min-w-0 flex-1 basis-56 accent-accent pointer-coarse:min-h-11"
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** The lines with their values at the share that is read, and all of them as a table. */
function Values({ lines, at }: { lines: readonly ChanceLine[]; at: number }) {
  const words = losslessText().chances;
  const tenths = Array.from({ length: 21 }, (_, step) => step * ((SHARES.length - 1) / 20));
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums">
        {lines.map((line, place) => (
          <li key={line.label} className="flex items-center gap-2">
            <svg width={28} height={8} aria-hidden="true">
              <path d="M0 4h28" {...lineLook(place, line.chosen)} />
            </svg>
            <span className={line.chosen ? "font-semibold" : ""}>
              {words.value(line.label, formatDigits(line.values[at] ?? 0, 4))}
            </span>
          </li>
        ))}
      </ul>
      <AsTable name={words.asTable}>
        {() => (
          <DataTable<number>
            head="font-normal"
            columns={[
              names(words.shareColumn, (place) => formatUpTo(SHARES[place] ?? 0, 3), { numeric: true }),
              ...lines.map(({ label, values }) =>
                numbers(label, (place: number) => formatDigits(values[place] ?? 0, 4)),
              ),
            ]}
            rows={tenths}
          />
        )}
      </AsTable>
    </>
  );
}

/** How the bulk eviction compares with single ones, over all shares. */
function comparison(drawn: number, evicted: number, { above, below }: Extremes): string {
  const words = losslessText().chances;
  const names = [
    words.many(formatCount(evicted), formatCount(drawn)),
    words.one(formatCount(REFERENCE)),
  ] as const;
  const told = ({ by, share }: Extremes["above"]) => [formatDigits(by, 4), formatUpTo(share, 4)] as const;
  const least = 0.000_05;
  if (above.by < least) return words.neverBetter(...names, ...told(below));
  if (below.by < least) return words.neverWorse(...names, ...told(above));
  return words.compare(...names, ...told(above), ...told(below));
}

export function Chances() {
  const words = losslessText().chances;
  const [samples, setSamples] = useState(10);
  const [drawn, setDrawn] = useState(100);
  const [evicted, setEvicted] = useState(10);
  const [at, setAt] = useState(20);
  const single = (count: number, chosen: boolean): ChanceLine => ({
    label: words.one(formatCount(count)),
    values: singleChance(count, SHARES),
    chosen,
  });
  const family = FAMILY.filter((count) => count !== samples).map((count) => single(count, false));
  const bulk = {
    label: words.many(formatCount(evicted), formatCount(drawn)),
    values: bulkChance(drawn, evicted, SHARES),
    chosen: true,
  };
  const furthest = useMemo(
    () => extremes(FINE, bulkChance(drawn, evicted, FINE), singleChance(REFERENCE, FINE)),
    [drawn, evicted],
  );
  const share = formatUpTo(SHARES[at] ?? 0, 3);
  const figures = [
    { title: words.single, lines: [...family, single(samples, true)] },
    { title: words.bulk, lines: [single(10, false), single(REFERENCE, false), bulk] },
  ];
  const reading = (lines: readonly ChanceLine[]) =>
    words.reading(
      share,
      lines.map(({ label, values }) => words.value(label, formatDigits(values[at] ?? 0, 4))).join("; "),
    );
  return (
    <section className="mt-12 min-[100rem]:mt-0">
      <h2 className="font-semibold text-lg">{words.heading}</h2>
      <p className="mt-2 max-w-[68ch] text-pretty">{words.intro}</p>
      <div className="mt-4 max-w-2xl">
        <Slider label={words.at} value={at} min={0} max={SHARES.length - 1} told={share} onChange={setAt} />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2 min-[100rem]:grid-cols-1">
        {figures.map(({ title, lines }, place) => (
          <figure key={title} className="m-0 grid min-w-0 grid-cols-1 content-start gap-2">
            <figcaption className="font-semibold">{title}</figcaption>
            {place === 0 ? (
              <Slider label={words.samples} value={samples} max={100} onChange={setSamples} />
            ) : (
              <>
                <Slider
                  label={words.drawn}
                  value={drawn}
                  max={1_000}
                  onChange={(count) => {
                    setDrawn(count);
                    // Not more can go than were drawn.
                    setEvicted(Math.min(evicted, count));
                  }}
                />
                <Slider label={words.evicted} value={evicted} max={drawn} onChange={setEvicted} />
              </>
            )}
            <ChanceChart
              shares={SHARES}
              lines={lines}
              at={at}
              xLabel={words.share}
              yLabel={words.chance}
              summary={`${title}. ${reading(lines)}`}
            />
            <Values lines={lines} at={at} />
            {place === 1 && (
              <p className="max-w-[68ch] text-sm">
                {comparison(drawn, evicted, furthest)} {words.note}
              </p>
            )}
          </figure>
        ))}
      </div>
    </section>
  );
}

export interface ChanceLine {
  label: string;
  values: ArrayLike<number>;
  /** The one that the sliders set. */
  chosen: boolean;
}

export interface ChanceChartProps {
  shares: ArrayLike<number>;
  lines: readonly ChanceLine[];
  at: number;
  xLabel: string;
  yLabel: string;
  summary: string;
}

const MARGIN = { left: 44, right: 12, top: 24, bottom: 44 };
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "5 2", "1 3"];
const COLOURS = 5;

/** Look of the nth line of a family; the chosen one is bolder. */
export const lineLook = (at: number, chosen: boolean) =>
  chosen
    ? { className: "fill-none stroke-ink", strokeWidth: 3 }
    : {
        className: `fill-none stroke-series-${at % COLOURS}`,
        strokeWidth: 1.75,
        strokeDasharray: DASHES[(at + 1) % DASHES.length],
      };

export function ChanceChart({ shares, lines, at, xLabel, yLabel, summary }: ChanceChartProps) {
  const format = (value: number) => formatUpTo(value, 2);
  return (
    <Chart
      label={summary}
      height={300}
      margin={MARGIN}
      bounds="corner"
      marks={5}
      beneath={18}
      x={{ name: xLabel, most: 1, format, ticks: (width) => (width < 440 ? 5 : 10) }}
      y={{ name: yLabel, most: 1, format }}
    >
      {({ x, y, box: { top, bottom } }) => {
        const read = x(shares[at] ?? 0);
        return (
          <>
            <path d={`M${read} ${top}V${bottom}`} strokeDasharray="2 3" className="stroke-ink-muted" />
            {lines.map(({ label, values, chosen }, place) => (
              <path
                key={label}
                d={polyline(
                  Array.from(shares, (share, at) => [x(share), y(values[at] ?? 0)]),
                  2,
                )}
                {...lineLook(place, chosen)}
                data-line={label}
              />
            ))}
            {lines
              .filter(({ chosen }) => chosen)
              .map(({ label, values }) => (
                <circle
                  key={label}
                  cx={read}
                  cy={y(values[at] ?? 0)}
                  r={5}
                  strokeWidth={2}
                  className="fill-ink stroke-surface"
                />
              ))}
          </>
        );
      }}
    </Chart>
  );
}

const even = (steps: number): Float64Array => Float64Array.from({ length: steps + 1 }, (_, at) => at / steps);
export const SHARES = even(200);
/** Shares among which the largest differences are looked for. */
export const FINE = even(2_000);

/** `by`: how far apart at most; 0 where never. */
export type Extremes = Record<"above" | "below", { by: number; share: number }>;

/** Where one of two columns is furthest above the other, and where furthest below. */
export function extremes(
  shares: ArrayLike<number>,
  one: ArrayLike<number>,
  other: ArrayLike<number>,
): Extremes {
  const found: Extremes = { above: { by: 0, share: 0 }, below: { by: 0, share: 0 } };
  Array.from(shares).forEach((share, at) => {
    const apart = (one[at] ?? 0) - (other[at] ?? 0);
    const side = apart > 0 ? "above" : "below";
    if (Math.abs(apart) > found[side].by) found[side] = { by: Math.abs(apart), share };
  });
  return found;
}
