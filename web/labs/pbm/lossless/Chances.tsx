/** Figures 3.2 and A.1 of the thesis, drawn from the exact formulas as the sliders move. */
import { useId, useMemo, useState } from "react";
import { AsTable } from "../../../figures/AsTable.tsx";
import { losslessText } from "../../../text/lossless.ts";
import { formatDigits, formatUpTo } from "../../../text/numbers.ts";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
import { formatCount } from "../../../ui/format.ts";
import { bulkChance, singleChance } from "../engine/exact.ts";
import { ChanceChart, type ChanceLine, lineLook } from "../figures/ChanceChart.tsx";
import { type Extremes, extremes, FINE, SHARES } from "./chances.ts";

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
