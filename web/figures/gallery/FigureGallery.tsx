/** Every figure with literal data: for the eye, and for pictures that tests can compare. */
import { type ReactNode, useState } from "react";
import { CurvesFigure } from "../CurvesFigure.tsx";
import { CostBar } from "../hybrid/CostBar.tsx";
import { DeferredMoves } from "../hybrid/DeferredMoves.tsx";
import { DisksFigure } from "../hybrid/DisksFigure.tsx";
import { QueuesFigure } from "../hybrid/QueuesFigure.tsx";
import { SavingBar } from "../hybrid/SavingBar.tsx";
import { Legend } from "../Legend.tsx";
import { PlotFigure } from "../PlotFigure.tsx";
import { PoolFigure } from "../PoolFigure.tsx";
import { barsModel, linesModel } from "../plot/testing.ts";
import { RequestStrip } from "../RequestStrip.tsx";
import { ScrubberMarks } from "../ScrubberMarks.tsx";
import { StepTray } from "../StepTray.tsx";
import { charts, marks } from "./charts.ts";
import { Explained } from "./Explained.tsx";
import { large, moving, queued } from "./hybrid.ts";
import { COUNT, FLAG } from "./lane.ts";
import { pools, slides } from "./lanes.ts";
import { Predictive } from "./Predictive.tsx";
import { Storage } from "./Storage.tsx";
import { strips, trays } from "./steps.ts";

const Heading = ({ children }: { children: ReactNode }) => (
  <h2 className="mb-4 font-semibold text-xl">{children}</h2>
);

function Exhibit({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8">
      <h3 className="mb-2 font-medium">{title}</h3>
      {children}
    </section>
  );
}

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
            animate
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

function TwoDisks() {
  return (
    <>
      {[moving, queued, large].map((lane, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
        <Exhibit key={at} title={`Two disks, ${lane.config.frames} frames`}>
          <QueuesFigure lane={lane} label={`Two disks, lane ${at + 1}`} animate={false} />
          <DisksFigure lane={lane} label={`Two disks, lane ${at + 1}`} animate={false} />
          <CostBar counters={lane.step.counters} most={1_000} label={`Two disks, lane ${at + 1}`} />
          <SavingBar saving={66 * at} threshold={130} />
        </Exhibit>
      ))}
      <Exhibit title="Moves that wait">
        <DeferredMoves
          atOnce="each at once"
          later="deferred"
          request="request"
          move="move"
          label="Four moves, each alone, and as one run"
        />
      </Exhibit>
    </>
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
      <Heading>Plots</Heading>
      {[linesModel, barsModel].map((model) => (
        <div key={model.id} className="mb-8">
          <PlotFigure model={model} onOpen={() => {}} />
        </div>
      ))}
      <Heading>Device lanes and disk</Heading>
      <Storage />
      <Heading>Flash + magnetic</Heading>
      <TwoDisks />
      <Predictive />
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
            <PoolFigure lane={lane} arrangement="order" animate label={`${theme}, lane ${at}`} />
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
