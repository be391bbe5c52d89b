import { memo, useMemo, useState } from "react";
import type { LabFrame, SurveyFrame } from "../../engine/types.ts";
import { CurvesFigure } from "../../figures/CurvesFigure.tsx";
import { formatCount, formatTimeShort } from "../../ui/format.ts";
import { laneLabel } from "./lanes.ts";

const charts = [
  { counter: "write_batches", title: "Write batches", unit: "batches", format: formatCount },
  { counter: "pages_written", title: "Pages written", unit: "pages", format: formatCount },
  { counter: "pages_read", title: "Pages read", unit: "pages", format: formatCount },
  { counter: "latency_us", title: "Latency (simulated device time)", unit: "µs", format: formatTimeShort },
];

interface CurvesProps {
  frame: LabFrame;
  survey: SurveyFrame;
}

/** Cumulative counters along the whole trace, all charts sharing one pointer. */
export const Curves = memo(function Curves({ frame, survey }: CurvesProps) {
  const [hover, setHover] = useState<number | null>(null);
  const labels = frame.lanes.map(laneLabel).join("\n");
  // A survey is replaced, never changed. While it stays, the series stay, and with them the drawn lines.
  const series = useMemo(
    () =>
      charts.map(({ counter }) =>
        labels.split("\n").map((label, lane) => ({ label, lane, values: survey.column(lane, counter) })),
      ),
    [survey, labels],
  );
  return (
    <section aria-label="Curves" className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">
        Cumulative counters{" "}
        <span className="text-sm font-normal text-ink-muted">
          {survey.position < survey.requests
            ? `computed up to request ${formatCount(survey.position)} of ${formatCount(survey.requests)}`
            : "over the whole run, the shown step marked"}
        </span>
      </h2>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {charts.map(({ counter, title, unit, format }, chart) => (
          <CurvesFigure
            key={counter}
            title={title}
            unit={unit}
            format={format}
            positions={survey.positions}
            series={series[chart] ?? []}
            position={frame.position}
            requests={frame.requests}
            hover={hover}
            onHover={setHover}
          />
        ))}
      </div>
    </section>
  );
});
