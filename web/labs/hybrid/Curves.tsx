import { memo, useMemo, useState } from "react";
import type { HybridFrame } from "../../engine/hybrid/types.ts";
import type { SurveyFrame } from "../../engine/types.ts";
import { CurvesFigure } from "../../figures/CurvesFigure.tsx";
import { useHybrid } from "../../state/hybrid/hooks.ts";
import { hybridText } from "../../text/hybrid.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { PictureButtons } from "../../ui/PictureButtons.tsx";
import { type CurveLabel, charts, labelsOf, seriesOf } from "./charts.ts";

interface CurvesProps {
  frame: HybridFrame;
  survey: SurveyFrame;
}

/** Counters along the whole trace, all charts sharing one pointer. */
export const Curves = memo(function Curves({ frame, survey }: CurvesProps) {
  const lab = useHybrid();
  const [hover, setHover] = useState<number | null>(null);
  const labels = JSON.stringify(labelsOf(frame));
  // A survey is replaced, never changed. While it stays, the series stay, and with them the drawn lines.
  const series = useMemo(
    () => charts().map(({ counter }) => seriesOf(survey, JSON.parse(labels) as CurveLabel[], counter)),
    [survey, labels],
  );
  const words = text().counters;
  return (
    <section aria-label={words.curves} className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">
        {hybridText().curves.heading}{" "}
        <span className="text-sm font-normal text-ink-muted">
          {survey.position < survey.requests
            ? words.computedUpTo(formatCount(survey.position), formatCount(survey.requests))
            : words.wholeRun}
        </span>
      </h2>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {charts().map(({ counter, title, unit, format }, chart) => (
          <CurvesFigure
            key={counter}
            title={title}
            unit={unit}
            format={format}
            level={counter === "pages_on_f"}
            positions={survey.positions}
            series={series[chart] ?? []}
            position={frame.position}
            requests={frame.requests}
            hover={hover}
            onHover={setHover}
            actions={
              <PictureButtons
                label={title}
                name={counter.replaceAll("_", "-")}
                make={async () => (await import("./pictures.ts")).curvesSvg(lab, survey, counter)}
                onFailure={(why) => lab.tell({ tone: "error", text: why })}
              />
            }
          />
        ))}
      </div>
    </section>
  );
});
