/** Steps and requests as literal data. */
import type { RequestStripProps } from "../RequestStrip.tsx";
import { sketchLane } from "./lane.ts";
import { slides } from "./slides.ts";

const cells = "8D 6C 2C 3C 5C 7C 1D";
const miss = { t: 12, page: 1, write: true, frame: 6 };

export const trays = [
  ...slides.map((lane, at) => ({ title: at === 0 ? "Baseline: one page" : "A full batch", lane })),
  {
    title: "More than can be drawn",
    lane: sketchLane({
      cells,
      k_w: 32,
      event: {
        ...miss,
        victim: 100,
        victim_dirty: true,
        batch: Array.from({ length: 32 }, (_, at) => 100 + at),
        evicted: [100],
      },
    }),
  },
  { title: "A hit", lane: sketchLane({ cells, event: { t: 3, page: 8, hit: true } }) },
  { title: "At the start", lane: sketchLane({ cells: "- - -", event: null }) },
];

const past = [7, 5, 3, 2, 6, 8, 1].map((page, at) => ({
  t: at,
  page: String(page),
  write: at % 2 === 0,
  hits: [at % 3 === 0, at % 2 === 0],
}));
const ahead = [4, 5, 12, 7, 1043, 8, 1, 2, 3, 4, 4, 9].map((page, at) => ({
  t: 7 + at,
  page: String(page),
  write: at % 3 === 1,
}));
const laneLabels = ["Baseline", "ACE"];

const part = (page: number) => (page < 4 ? "WAREHOUSE" : page < 8 ? "STOCK" : "ORDER-LINE");
/** The requests as parts of groups of six. */
const labelled = <R extends { t: number; page: string }>(request: R) => ({
  ...request,
  label: {
    group: request.t % 12 < 6 ? "NewOrder" : "Payment",
    number: 1_230 + Math.floor(request.t / 6),
    part: part(Number(request.page)),
  },
});

export const strips: RequestStripProps[] = [
  { position: 7, requests: 48_000, past, ahead, laneLabels },
  { position: 7, requests: 48_000, past: past.map(labelled), ahead: ahead.map(labelled), laneLabels },
];
