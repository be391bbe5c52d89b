/** Disks as literal data: page by page, in bins, by names of an own trace, and before the requests are counted. */
import { type Heat, type NamedLane, stretchSize } from "../disk/model.ts";
import { manyFrames, sketchLane } from "./lane.ts";
import { slides } from "./slides.ts";

export interface DiskExample {
  title: string;
  lanes: NamedLane[];
  heat: Heat | null;
}

const labels = ["Baseline", "With ACE"];
const named = (lanes: NamedLane["lane"][]): NamedLane[] =>
  lanes.map((lane, at) => ({ lane, label: labels[at] ?? `Lane ${at + 1}` }));

/** The first fifth of the pages is asked for most. */
function skewed(pages: number): Heat {
  const size = stretchSize(pages);
  const stretches = Math.ceil(pages / size);
  const counts = Uint32Array.from({ length: stretches }, (_, at) =>
    Math.round((at < stretches / 5 ? 80 : 6) * (1 + 0.3 * Math.sin(at / 3)) * size),
  );
  return { size, counts };
}

const step = {
  t: 99,
  page: 1_240,
  write: true,
  victim: 5,
  victim_dirty: true,
  batch: [5, 400, 900],
  evicted: [5],
  prefetched: [1_241],
};
const own = sketchLane({ cells: "8D 6C 2D 3C 5D 7P 1D", event: { t: 3, page: 1, write: true, batch: [4] } });

export const disks: DiskExample[] = [
  { title: "A disk of 20 pages: the slides' example", lanes: named(slides), heat: skewed(20) },
  {
    title: "Pages called by the ids of a file, not counted yet",
    lanes: named([{ ...own, pageName: (page) => String(9_000_000_000 + page * 137) }]),
    heat: null,
  },
  {
    title: "2 000 pages in bins",
    lanes: named([manyFrames(1_000, { event: step }), manyFrames(1_000, { event: { ...step, batch: [5] } })]),
    heat: skewed(2_000),
  },
  {
    title: "200 000 pages, few of them in the pool",
    lanes: named([
      manyFrames(1_000, { pagesOnDisk: 200_000 }),
      manyFrames(700, { pagesOnDisk: 200_000, event: step }),
    ]),
    heat: skewed(200_000),
  },
];
