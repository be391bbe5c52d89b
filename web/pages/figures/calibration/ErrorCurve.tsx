/** The error over the share of the write time that is waited for, its minimum marked. */
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { AsTable } from "../../../figures/AsTable.tsx";
import { useWidth } from "../../../figures/useWidth.ts";
import { calibrationText } from "../../../text/calibration.ts";
import { formatFixed, formatUpTo } from "../../../text/numbers.ts";
import type { Fit } from "./fit.ts";

const HEIGHT = 280;
const [TOP, RIGHT, BOTTOM, LEFT] = [26, 10, 40, 34];
/** Room for the words below the curve's end. */
const LABEL = 130;
/** Points of the table: every so many of the curve's. */
const ROWS = 10;

interface Curve {
  points: readonly { share: number; rms: number }[];
  fit: Fit;
}

interface ErrorCurveProps extends Curve {
  /** The share that pictures and tables show. */
  chosen: number;
}

const tenth = (value: number) => formatFixed(value, 1);
const thousandth = (value: number) => formatFixed(value, 3);

const bestWords = ({ best, error }: Fit): string =>
  calibrationText().best(thousandth(best), thousandth(error));

export function ErrorCurve({ points, fit, chosen }: ErrorCurveProps) {
  const [ref, width] = useWidth<HTMLDivElement>(640);
  const words = calibrationText();
  const most = Math.max(...points.map(({ rms }) => rms));
  const x = scaleLinear([0, 1], [LEFT, width - RIGHT]);
  const y = scaleLinear([0, most], [HEIGHT - BOTTOM, TOP]).nice(5);
  const path = line<{ share: number; rms: number }>(
    ({ share }) => x(share),
    ({ rms }) => y(rms),
  );
  const [none, all] = [points[0], points.at(-1)].map((point) => tenth(point?.rms ?? 0)) as [string, string];
  const told = words.curve(thousandth(fit.best), tenth(fit.rms), none, all);
  const nearest = (share: number) =>
    points.reduce((best, point) =>
      Math.abs(point.share - share) < Math.abs(best.share - share) ? point : best,
    );
  const atChosen = nearest(chosen);
  // The curve falls to the left: what stands below its end stands below where the label begins.
  const besideLabel = nearest(x.invert(width - RIGHT - LABEL));
  const apart = Math.abs(chosen - fit.best) > 0.01;
  return (
    <figure className="m-0 grid min-w-0 grid-cols-1 gap-2">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="font-semibold">{words.errorOver}</h2>
        <AsTable name={words.asTable}>{() => <CurveTable points={points} fit={fit} />}</AsTable>
      </figcaption>
      <div ref={ref}>
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={told}
          className="block font-sans tabular-nums"
        >
          <text x={0} y={12} className="fill-ink-muted text-[13px]">
            {words.errorAxis}
          </text>
          {y.ticks(5).map((tick) => (
            <g key={tick} transform={`translate(0 ${y(tick)})`}>
              <path d={`M${LEFT} 0H${width - RIGHT}`} className="stroke-line" />
              <text x={LEFT - 6} y={4} textAnchor="end" className="fill-ink-muted text-[13px]">
                {formatUpTo(tick, 0)}
              </text>
            </g>
          ))}
          {x.ticks(5).map((tick) => (
            <text
              key={tick}
              x={x(tick)}
              y={HEIGHT - BOTTOM + 16}
              textAnchor="middle"
              className="fill-ink-muted text-[13px]"
            >
              {formatUpTo(tick, 1)}
            </text>
          ))}
          <text x={LEFT} y={HEIGHT - 6} className="fill-ink-muted text-[13px]">
            {words.shareAxis}
          </text>
          <rect
            x={x(fit.best - fit.error)}
            y={TOP}
            width={x(2 * fit.error) - x(0)}
            height={HEIGHT - BOTTOM - TOP}
            fillOpacity={0.15}
            className="fill-accent"
          />
          <path d={`M${x(fit.best)} ${TOP}V${HEIGHT - BOTTOM}`} className="stroke-accent" />
          <path d={path(points) ?? ""} strokeWidth={2.5} className="fill-none stroke-accent" />
          <circle
            cx={x(fit.best)}
            cy={y(fit.rms)}
            r={6}
            strokeWidth={2}
            className="stroke-surface fill-accent"
          />
          <circle cx={x(1)} cy={y(points.at(-1)?.rms ?? 0)} r={4} className="fill-accent" />
          <text x={x(fit.best) + 12} y={TOP + 16} className="fill-ink font-semibold text-[0.9375rem]">
            {bestWords(fit)}
          </text>
          <text
            x={width - RIGHT}
            y={y(besideLabel.rms) + 20}
            textAnchor="end"
            className="fill-ink text-[13px]"
          >
            {words.deviceTime}: {all}
          </text>
          {apart && (
            <circle
              cx={x(chosen)}
              cy={y(atChosen.rms)}
              r={6}
              strokeWidth={2}
              className="fill-surface stroke-ink"
              data-passing
            />
          )}
        </svg>
      </div>
    </figure>
  );
}

function CurveTable({ points, fit }: Curve) {
  const words = calibrationText();
  const every = Math.max(1, Math.round((points.length - 1) / ROWS));
  return (
    <table className="text-ink">
      <thead>
        <tr>
          <th scope="col" className="pr-4 text-left">
            {words.share}
          </th>
          <th scope="col" className="pr-4 text-right">
            {words.paperCurve}: {words.rms}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(
          ({ share, rms }, at) =>
            at % every === 0 && (
              <tr key={share} className="border-line border-t">
                <th scope="row" className="pr-4 text-left font-normal">
                  {formatUpTo(share, 3)}
                </th>
                <td className="pr-4 text-right">{tenth(rms)}</td>
              </tr>
            ),
        )}
        <tr className="border-line-strong border-t font-semibold">
          <th scope="row" className="pr-4 text-left">
            {bestWords(fit)}
          </th>
          <td className="pr-4 text-right">{tenth(fit.rms)}</td>
        </tr>
      </tbody>
    </table>
  );
}
