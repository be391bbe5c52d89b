import { memo, useMemo, useState } from "react";
import type { PrescanFrame } from "../engine/types.ts";
import { CurvesFigure } from "../figures/CurvesFigure.tsx";
import { type CurveFork, sampleAt } from "../figures/curves/layout.ts";
import { type CurveLabel, chartsOf, chartWith, seriesOf } from "../shell/counters.ts";
import { useRun } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { formatCount } from "../ui/format.ts";
import { PictureButtons } from "../ui/PictureButtons.tsx";
import { type AnyFrame, type ShownRun, useAlong, useParts } from "./parts.ts";

export const Tab = ({ readable, prescan }: ShownRun<AnyFrame>) =>
  prescan !== null && <Curves frame={readable} prescan={prescan} />;

/** Counters along the whole run, all charts sharing one pointer. */
const Curves = memo(function Curves({ frame, prescan }: { frame: AnyFrame; prescan: PrescanFrame }) {
  const lab = useRun();
  const { charts: own, exports } = useParts();
  const { position } = frame;
  const charts = chartsOf(frame, (id) => own.isHidden?.(id, frame) === true);
  const along = useAlong(frame, prescan);
  const [hover, setHover] = useState<number | null>(null);
  const labels = JSON.stringify(own.labelsOf(frame));
  const forks = JSON.stringify(own.forksOf?.(frame) ?? []);
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
        {own.heading()}{" "}
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
                make={async () => (await exports.load(lab)).pictures.curves(counter)}
                onFailure={(why) => lab.tell({ tone: "error", text: why })}
              />
            }
          />
        ))}
      </div>
    </section>
  );
});
