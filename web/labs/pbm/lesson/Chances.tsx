import { useState } from "react";
import { Chart } from "../../../figures/chart/Chart.tsx";
import { polyline } from "../../../figures/chart/linear.ts";
import { useLesson } from "../../../shell/lessons/context.ts";
import { formatCount, formatFixed, formatUpTo } from "../../../text/numbers.ts";
import { pbmLessons } from "../../../text/pbmLessons.ts";
import { language } from "../../../text/text.ts";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
import { Slider } from "../../../ui/Slider.tsx";
import { chances, type Draws } from "../engine/exact.ts";

/** Curves end here: further on all are near 1. */
const MOST_P = 0.4;
const POINTS = 80;
const shares: readonly number[] = Array.from({ length: POINTS + 1 }, (_, at) => (at / POINTS) * MOST_P);

interface Curve {
  draws: Draws;
  /** Chances at {@link shares}. */
  values: readonly number[];
  at: number;
}

function curveOf(draws: Draws, p: number): Curve | string {
  const found = chances(draws, [...shares, p]);
  if (!found.ok) return found.failure.message;
  return { draws, values: found.value.slice(0, -1), at: found.value.at(-1) ?? 0 };
}

const drawsFor = (draws: Draws): number => ("n" in draws ? draws.n : draws.m / draws.k);
const START = { p: 0.05, n: 10, m: 100, k: 10 };
type Setting = keyof typeof START;

const RANGES: Readonly<Record<Setting, { min: number; max: number; step: number }>> = {
  p: { min: 0, max: MOST_P, step: 0.005 },
  n: { min: 1, max: 40, step: 1 },
  m: { min: 1, max: 400, step: 1 },
  k: { min: 1, max: 40, step: 1 },
};

/** A small calculator: the chance that the frame chosen from a sample costs nothing, one at a time and several at once. */
export function Chances({ caption }: { caption: string }) {
  const { page } = useLesson();
  return page === "lesson" ? <Calculator caption={caption} /> : null;
}

const nameOf = ({ draws }: Curve) => {
  const words = pbmLessons().chance;
  return "n" in draws
    ? words.single(formatCount(draws.n))
    : words.bulk(formatCount(draws.k), formatCount(draws.m));
};

function Calculator({ caption }: { caption: string }) {
  const { lang } = useLesson();
  const [settings, setSettings] = useState(START);
  const words = pbmLessons().chance;
  const { p, n, m, k } = settings;
  const found = [curveOf({ n }, p), curveOf({ m, k }, p)];
  const curves = found.filter((curve) => typeof curve !== "string");
  const refused = found.find((curve) => typeof curve === "string");
  const percent = (chance: number) => words.percent(formatFixed(chance * 100, 1));
  return (
    <figure className="lesson-figure" lang={language()}>
      <p className="font-medium">{words.title}</p>
      <div className="grid gap-x-8 gap-y-4 min-[56rem]:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <Plot
          curves={curves}
          p={p}
          label={words.label(
            formatUpTo(p, 3),
            curves.map((curve) => words.of(nameOf(curve), percent(curve.at))).join("; "),
          )}
        />
        <div className="grid content-start gap-3">
          {(["p", "n", "m", "k"] as const).map((setting) => (
            <Slider
              key={setting}
              {...RANGES[setting]}
              label={words[setting]}
              value={settings[setting]}
              onChange={(value) => setSettings({ ...settings, [setting]: value })}
            />
          ))}
          {refused !== undefined && (
            <p role="alert" className="text-error text-sm">
              {refused}
            </p>
          )}
          <DataTable<Curve>
            look="text-sm tabular-nums"
            headRow="border-line border-b text-ink-muted"
            head="font-normal"
            row=""
            columns={[
              names(words.sample, nameOf, { pad: "py-1 pr-2" }),
              numbers(words.draws, ({ draws }) => formatUpTo(drawsFor(draws), 1), { pad: "px-2 py-1" }),
              numbers(words.chance, ({ at }) => percent(at), { pad: "py-1 pl-2", look: "font-semibold" }),
            ]}
            rows={curves}
          />
        </div>
      </div>
      <figcaption lang={lang}>{caption}</figcaption>
    </figure>
  );
}

const MARGIN = { left: 40, right: 12, top: 18, bottom: 34 };
/** Where a curve is named: at a share of the axis, and beside the curve there. The two keep to opposite sides. */
const below = { share: 0.6, anchor: "start", dx: 6, dy: 18 } as const;
const above = { share: 0.8, anchor: "middle", dx: 0, dy: -5 } as const;
/** The second is dashed, so that no colour is needed. */
const looks = [
  { stroke: "stroke-series-0", fill: "fill-series-0", dash: undefined, ...below },
  { stroke: "stroke-series-1", fill: "fill-series-1", dash: "6 3", ...above },
] as const;

function Plot({ curves, p, label }: { curves: readonly Curve[]; p: number; label: string }) {
  const words = pbmLessons().chance;
  return (
    <Chart
      label={label}
      height={240}
      margin={MARGIN}
      bounds="none"
      marks={0}
      names={[10, 3]}
      x={{
        name: words.axisP,
        most: MOST_P,
        format: (share) => formatUpTo(share, 2),
        ticks: (width) => (width < 420 ? 4 : 8),
      }}
      y={{ name: words.axisChance, most: 1, format: (chance) => formatUpTo(chance * 100, 0) }}
    >
      {({ x, y, box: { top, bottom } }) => (
        <>
          <path d={`M${x(p)} ${top}V${bottom}`} strokeDasharray="2 3" className="stroke-ink" />
          {curves.map((curve, index) => {
            const { values, at } = curve;
            const { stroke, fill, dash, share, anchor, dx, dy } = looks[index % looks.length] ?? looks[0];
            const place = Math.round(share * (values.length - 1));
            return (
              <g key={nameOf(curve)}>
                <path
                  d={polyline(values.map((value, point) => [x(shares[point] ?? 0), y(value)]))}
                  strokeWidth={2}
                  strokeDasharray={dash}
                  className={`fill-none ${stroke}`}
                />
                <circle cx={x(p)} cy={y(at)} r={4} className={fill} />
                <text
                  x={x(shares[place] ?? 0) + dx}
                  y={y(values[place] ?? 0) + dy}
                  textAnchor={anchor}
                  fontSize={13}
                  fontWeight={600}
                  strokeWidth={3}
                  paintOrder="stroke"
                  className={`stroke-surface ${fill}`}
                >
                  {nameOf(curve)}
                </text>
              </g>
            );
          })}
        </>
      )}
    </Chart>
  );
}
