/** Every figure with literal data: for the eye, and for pictures that tests can compare. */
import { useMemo, useState } from "react";
import { CurvesFigure } from "../../figures/CurvesFigure.tsx";
import { KeptStrip } from "../../figures/kept/KeptStrip.tsx";
import { Legend } from "../../figures/Legend.tsx";
import { PlotFigure } from "../../figures/PlotFigure.tsx";
import { PoolFigure } from "../../figures/PoolFigure.tsx";
import { barsModel, linesModel } from "../../figures/plot/testing.ts";
import { RequestStrip } from "../../figures/RequestStrip.tsx";
import { ResponseFigure } from "../../figures/response/ResponseFigure.tsx";
import { ScrubberMarks } from "../../figures/ScrubberMarks.tsx";
import { StepTray } from "../../figures/StepTray.tsx";
import { Exhibit, GalleryHeading as Heading } from "../../shell/Exhibit.tsx";
import { type LabEntry, useSite } from "../../shell/site.ts";
import { onDemand, Suspense } from "../../ui/onDemand.tsx";
import { charts, marks, responses } from "./charts.ts";
import { Explained } from "./Explained.tsx";
import { everyKind } from "./keeping.ts";
import { COUNT, FLAG } from "./lane.ts";
import { pools, slides } from "./lanes.ts";
import { Storage } from "./Storage.tsx";
import { strips, trays } from "./steps.ts";

function Pools() {
  return pools.map(({ title, arrangement, lanes }) => (
    <Exhibit key={title} title={title}>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
        {lanes.map((lane, at) => (
          <PoolFigure
            // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
            key={at}
            lane={lane}
            arrangement={arrangement}
            label={at === 0 ? `${title}, left` : `${title}, right`}
          />
        ))}
      </div>
    </Exhibit>
  ));
}

function Charts() {
  const [hover, setHover] = useState<number | null>(null);
  return (
    <div className="mb-8 grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {charts.map((chart) => (
        <CurvesFigure key={chart.title} {...chart} hover={hover} onHover={setHover} />
      ))}
    </div>
  );
}

const plain = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 0 });

function Responses() {
  return (
    <div className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
      {responses.map(({ title, ...response }) => (
        <Exhibit key={title} title={title}>
          <ResponseFigure {...response} inset={8} format={plain} />
        </Exhibit>
      ))}
    </div>
  );
}

function Small() {
  return (
    <>
      {strips.map((strip) => (
        <Exhibit key={strip.requests} title={`At ${strip.position} of ${strip.requests}`}>
          <RequestStrip {...strip} />
        </Exhibit>
      ))}
      <div className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {trays.map(({ title, lane }) => (
          <Exhibit key={title} title={title}>
            <StepTray lane={lane} />
          </Exhibit>
        ))}
      </div>
      {marks.map(({ title, ...strip }) => (
        <Exhibit key={title} title={title}>
          <ScrubberMarks {...strip} />
        </Exhibit>
      ))}
    </>
  );
}

const Nothing = () => null;

/** A lab's own figures, if it has any. */
function OfLab({ load }: Pick<LabEntry, "load">) {
  const Gallery = useMemo(
    () => onDemand(async () => (await (await load()).manifest.gallery?.())?.Page ?? Nothing),
    [load],
  );
  return (
    <Suspense fallback={<p aria-busy="true" />}>
      <Gallery />
    </Suspense>
  );
}

function Figures() {
  return (
    <>
      <Heading>Legend</Heading>
      <Legend windows={["clean-first window"]} badges={[COUNT, FLAG]} hand />
      <Heading>Requests, steps, marks of the scrubber</Heading>
      <Small />
      <Heading>Curves</Heading>
      <Charts />
      <Responses />
      <Heading>Plots</Heading>
      {[linesModel, barsModel].map((model) => (
        <div key={model.id} className="mb-8">
          <PlotFigure model={model} onOpen={() => {}} />
        </div>
      ))}
      <Heading>Device channels and disk</Heading>
      <Storage />
      {useSite().labs.map(({ id, load }) => (
        <OfLab key={id} load={load} />
      ))}
      <Heading>What a policy keeps</Heading>
      <KeptStrip lane={everyKind} label="Every kind" />
      <Heading>Pools</Heading>
      <Pools />
    </>
  );
}

/** The page has one theme, chosen elsewhere; one row is shown in each, so that both can be compared. */
function Themes() {
  return (["light", "dark"] as const).map((theme) => (
    <div key={theme} data-theme={theme} className="mb-4 bg-surface p-4 text-ink">
      <h3 className="mb-2 font-medium">{theme}</h3>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
        {slides.map((lane, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
          <div key={at}>
            <PoolFigure lane={lane} arrangement="order" label={`${theme}, lane ${at}`} />
            <StepTray lane={lane} />
          </div>
        ))}
      </div>
    </div>
  ));
}

export function FigureGallery() {
  return (
    <div className="mx-auto max-w-7xl p-4">
      <h1 className="mb-4 font-semibold text-2xl">Figures</h1>
      <Figures />
      <Explained />
      <Heading>Themes</Heading>
      <Themes />
    </div>
  );
}
