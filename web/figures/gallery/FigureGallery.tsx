/** Every figure with literal data: for the eye, and for pictures that tests can compare. */
import { PoolFigure } from "../PoolFigure.tsx";
import { pools } from "./lanes.ts";

function Pools() {
  return pools.map(({ title, arrangement, lanes }) => (
    <section key={title} className="mb-8">
      <h3 className="mb-2 font-medium">{title}</h3>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
        {lanes.map((lane, at) => (
          <PoolFigure
            // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
            key={at}
            lane={lane}
            arrangement={arrangement}
            animate
            label={`Lane ${at}`}
          />
        ))}
      </div>
    </section>
  ));
}

export function FigureGallery() {
  return (
    <div className="p-4">
      <Pools />
    </div>
  );
}
