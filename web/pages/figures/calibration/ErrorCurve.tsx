/** The error over the share of the write time that is waited for, its minimum marked. */

import { AsTable } from "../../../figures/AsTable.tsx";
import { Chart } from "../../../figures/chart/Chart.tsx";
import { polyline } from "../../../figures/chart/linear.ts";
import { calibrationText } from "../../../text/calibration.ts";
import { formatFixed, formatUpTo } from "../../../text/numbers.ts";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
import { Section } from "../Heading.tsx";
import { ResidualTable, sizeWords } from "../Residuals.tsx";
import { partingOf } from "../residuals.ts";
import type { compared, Fit } from "./fit.ts";

const MARGIN = { top: 26, right: 10, bottom: 40, left: 34 };
/** Room for the words below the curve's end. */
const LABEL = 130;
/** Points of the table: every so many of the curve's. */
const ROWS = 10;

type Curve = { points: readonly { share: number; rms: number }[]; fit: Fit };

const tenth = (value: number) => formatFixed(value, 1);
const thousandth = (value: number) => formatFixed(value, 3);

const bestWords = ({ best, error }: Fit): string =>
  calibrationText().best(thousandth(best), thousandth(error));

export function ErrorCurve({ points, fit, chosen }: Curve & { chosen: number }) {
  const words = calibrationText();
  const [none, all] = [points[0], points.at(-1)].map((point) => tenth(point?.rms ?? 0)) as [string, string];
  const nearest = (share: number) =>
    points.reduce((best, point) =>
      Math.abs(point.share - share) < Math.abs(best.share - share) ? point : best,
    );
  return (
    <figure className="m-0 grid min-w-0 grid-cols-1 gap-2">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="font-semibold">{words.errorOver}</h2>
        <AsTable name={words.asTable}>{() => <CurveTable points={points} fit={fit} />}</AsTable>
      </figcaption>
      <Chart
        label={words.curve(thousandth(fit.best), tenth(fit.rms), none, all)}
        height={280}
        margin={MARGIN}
        bounds="none"
        marks={0}
        nameAt="left"
        before={640}
        x={{ name: words.shareAxis, most: 1, format: (share) => formatUpTo(share, 1), ticks: () => 5 }}
        y={{
          name: words.errorAxis,
          most: Math.max(...points.map(({ rms }) => rms)),
          format: (rms) => formatUpTo(rms, 0),
        }}
      >
        {({ x, y, box: { right, top, bottom } }) => (
          <>
            <rect
              x={x(fit.best - fit.error)}
              y={top}
              width={x(2 * fit.error) - x(0)}
              height={bottom - top}
              fillOpacity={0.15}
              className="fill-accent"
            />
            <path d={`M${x(fit.best)} ${top}V${bottom}`} className="stroke-accent" />
            <path
              d={polyline(points.map(({ share, rms }) => [x(share), y(rms)]))}
              strokeWidth={2.5}
              className="fill-none stroke-accent"
            />
            <circle
              cx={x(fit.best)}
              cy={y(fit.rms)}
              r={6}
              strokeWidth={2}
              className="stroke-surface fill-accent"
            />
            <circle cx={x(1)} cy={y(points.at(-1)?.rms ?? 0)} r={4} className="fill-accent" />
            <text x={x(fit.best) + 12} y={top + 16} className="fill-ink font-semibold text-[0.9375rem]">
              {bestWords(fit)}
            </text>
            {/* The curve falls to the left: what stands below its end stands below where the label begins. */}
            <text
              x={right}
              y={y(nearest(x.invert(right - LABEL)).rms) + 20}
              textAnchor="end"
              className="fill-ink text-[13px]"
            >
              {words.deviceTime}: {all}
            </text>
            {Math.abs(chosen - fit.best) > 0.01 && (
              <circle
                cx={x(chosen)}
                cy={y(nearest(chosen).rms)}
                r={6}
                strokeWidth={2}
                className="fill-surface stroke-ink"
                data-passing
              />
            )}
          </>
        )}
      </Chart>
    </figure>
  );
}

function CurveTable({ points, fit }: Curve) {
  const words = calibrationText();
  const every = Math.max(1, Math.round((points.length - 1) / ROWS));
  return (
    <DataTable<Curve["points"][number]>
      columns={[
        names(words.share, ({ share }) => formatUpTo(share, 3)),
        numbers(`${words.paperCurve}: ${words.rms}`, ({ rms }) => tenth(rms)),
      ]}
      rows={points.filter((_, at) => at % every === 0)}
    >
      <tr className="border-line-strong border-t font-semibold">
        <th scope="row" className="pr-4 text-left">
          {bestWords(fit)}
        </th>
        <td className="pr-4 text-right">{tenth(fit.rms)}</td>
      </tr>
    </DataTable>
  );
}

interface ComparedProps {
  id: "fitted-to" | "predicted";
  title: string;
  figures: ReturnType<typeof compared>;
  share: number;
}

/** The paper's values beside the model's: those that the share was fitted to, or those that it predicts. */
export function Compared({ id, title, figures, share }: ComparedProps) {
  const words = calibrationText();
  const parting = partingOf(figures.flatMap(({ residuals }) => residuals));
  const titled = id === "predicted";
  const unit = titled ? "percent" : "points";
  const [rms, largest] = [parting?.rms ?? 0, parting?.largest ?? 0].map((size) => sizeWords(size, unit));
  return (
    <Section id={id} title={title} wide>
      <p>{parting && words[titled ? "predictedNote" : "fittedNote"](rms ?? "", largest ?? "")}</p>
      <ResidualTable
        caption={title}
        models={[words.model(formatFixed(share, 3))]}
        groups={figures.map(({ source, residuals }) => ({ ...source, models: [residuals] }))}
        unit={unit}
        titled={titled}
      />
    </Section>
  );
}
