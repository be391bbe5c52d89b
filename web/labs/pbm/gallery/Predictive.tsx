/** Pictures of the predictive lab. */
import { Buckets } from "../figures/Buckets.tsx";
import { Candidates } from "../figures/Candidates.tsx";
import { StreamRows } from "../figures/StreamRows.tsx";
import { TableStrip } from "../figures/TableStrip.tsx";
import { timeScale } from "../figures/timeScale.ts";
import {
  bitmaps,
  buckets,
  evictions,
  fourScans,
  indexScans,
  manyBuckets,
  manyStreams,
  severalTables,
} from "./samples.ts";

const strips = [
  { title: "Four scans at four speeds", ...fourScans },
  { title: "A table in bins, a bitmap, a pause", ...bitmaps },
  { title: "Index scans", ...indexScans },
  { title: "Several tables", ...severalTables },
  { title: "Thirty-two streams over a million blocks", ...manyStreams },
];

const ordered = [
  { title: "Buckets, block by block", ...buckets },
  { title: "Fifty buckets and a free list", ...manyBuckets },
];

export function Predictive() {
  return (
    <section className="mb-8" data-predictive>
      <h2 className="mb-4 font-semibold text-xl">Predictive</h2>
      {strips.map(({ title, lane, world }) => (
        <section key={title} className="mb-8">
          <h3 className="mb-2 font-medium">{title}</h3>
          <TableStrip lane={lane} world={world} label={title} />
        </section>
      ))}
      {ordered.map(({ title, lane, world }) => (
        <section key={title} className="mb-8" data-buckets>
          <h3 className="mb-2 font-medium">{title}</h3>
          <Buckets lane={lane} scale={timeScale(world)} label={title} />
        </section>
      ))}
      {strips.map(({ title, lane }) => (
        <section key={title} className="mb-8" data-streams>
          <h3 className="mb-2 font-medium">{title}</h3>
          <StreamRows streams={lane.step.streams} label={title} stepped={1} />
        </section>
      ))}
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
        {evictions.map(({ title, event, nextUs, toEnd }) => (
          <section key={title}>
            <h3 className="mb-2 font-medium">{title}</h3>
            <Candidates
              event={event}
              scale={timeScale(fourScans.world)}
              nextUs={nextUs}
              toEnd={toEnd}
              label={title}
            />
          </section>
        ))}
      </div>
    </section>
  );
}
