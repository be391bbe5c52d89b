import { useMemo, useState } from "react";
import type { PrescanFrame } from "../engine/types.ts";
import { CurvesFigure } from "../figures/CurvesFigure.tsx";
import { type CurveFork, sampleAt } from "../figures/curves/layout.ts";
import { useRun } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import type { Along } from "../ui/axis.ts";
import { formatCount } from "../ui/format.ts";
import { PictureButtons } from "../ui/PictureButtons.tsx";
import { type CurveChart, type CurveLabel, chartWith, seriesOf } from "./counters.ts";

interface CurvesProps {
  /** What all charts show. */
  heading: string;
  position: number;
  prescan: PrescanFrame;
  charts: readonly CurveChart[];
  labels: readonly CurveLabel[];
  /** Where the position is along what the charts show, if that is not the positions. */
  along?: Along | undefined;
  /** Where lanes leave others. */
  forks?: readonly CurveFork[];
  /** The picture of the chart of a counter, for a file. */
  picture: (counter: string) => Promise<string | null>;
}

/** Counters along the whole trace, all charts sharing one pointer. */
export function Curves({ heading, position, prescan, charts, along, picture, ...rest }: CurvesProps) {
  const lab = useRun();
  const [hover, setHover] = useState<number | null>(null);
  const labels = JSON.stringify(rest.labels);
  const forks = JSON.stringify(rest.forks ?? []);
  const counters = charts.map(({ counter }) => counter).join(" ");
  // A prescan is replaced, never changed. While it stays, the series stay, and with them the drawn lines.
  // biome-ignore lint/correctness/useExhaustiveDependencies: charts of the same counters are the same
  const drawn = useMemo(
    () =>
      charts.map((chart) =>
        chartWith(chart, seriesOf(prescan, JSON.parse(labels) as CurveLabel[], chart.counter)),
      ),
    [prescan, labels, counters],
  );
  const axis = along?.axis;
  const positions = useMemo(
    () => (axis === undefined ? prescan.positions : prescan.positions.map(axis.at)),
    [prescan, axis],
  );
  const marked = useMemo(() => JSON.parse(forks) as CurveFork[], [forks]);
  const words = text().counters;
  return (
    <section aria-label={words.curves} className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">
        {heading}{" "}
        <span className="text-sm font-normal text-ink-muted">
          {prescan.position < prescan.requests
            ? words.computedUpTo(formatCount(prescan.position), formatCount(prescan.requests))
            : words.wholeRun}
        </span>
      </h2>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {drawn.map(({ counter, ...chart }) => (
          <CurvesFigure
            key={counter}
            {...chart}
            axis={axis}
            positions={positions}
            forks={marked}
            position={along?.value ?? position}
            shown={sampleAt(prescan.positions, position)}
            requests={axis?.end ?? prescan.requests}
            hover={hover}
            onHover={setHover}
            actions={
              <PictureButtons
                label={chart.title}
                name={counter.replaceAll("_", "-")}
                make={() => picture(counter)}
                onFailure={(why) => lab.tell({ tone: "error", text: why })}
              />
            }
          />
        ))}
      </div>
    </section>
  );
}
