/** Every figure with literal data: for the eye, and for pictures that tests can compare. */
import type { ReactNode } from "react";
import { PoolFigure } from "../PoolFigure.tsx";
import { RequestStrip } from "../RequestStrip.tsx";
import { StepTray } from "../StepTray.tsx";
import { pools } from "./lanes.ts";
import { strips, trays } from "./steps.ts";

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

export function FigureGallery() {
  return (
    <main className="mx-auto max-w-7xl p-4">
      <h1 className="mb-4 font-semibold text-2xl">Figures</h1>
      <h2 className="mb-4 font-semibold text-xl">Requests</h2>
      {strips.map((strip) => (
        <Exhibit key={strip.requests} title={`At ${strip.position} of ${strip.requests}`}>
          <RequestStrip {...strip} />
        </Exhibit>
      ))}
      <h2 className="mb-4 font-semibold text-xl">Steps</h2>
      <div className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {trays.map(({ title, lane }) => (
          <Exhibit key={title} title={title}>
            <StepTray lane={lane} />
          </Exhibit>
        ))}
      </div>
      <h2 className="mb-4 font-semibold text-xl">Pools</h2>
      <Pools />
    </main>
  );
}
