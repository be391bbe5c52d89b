/** Curves and marks along a trace, as literal data. */
import type { CurvesFigureProps } from "../CurvesFigure.tsx";
import type { ResponseFigureProps } from "../response/ResponseFigure.tsx";
import type { ScrubberBin, ScrubberMarksProps } from "../ScrubberMarks.tsx";

type Chart = Omit<CurvesFigureProps, "hover" | "onHover">;

const SAMPLES = 200;
const REQUESTS = 48_000;
const grouped = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 2 });

const along = (samples: number, of: (share: number) => number) =>
  Float64Array.from({ length: samples }, (_, at) => Math.round(of((at + 1) / SAMPLES)));

const chart = (samples: number, rest: Pick<Chart, "title" | "unit" | "series">): Chart => ({
  ...rest,
  positions: along(samples, (share) => share * REQUESTS),
  position: 20_000,
  requests: REQUESTS,
  format: grouped,
});

export const charts: Chart[] = [
  chart(SAMPLES, {
    title: "Write batches",
    unit: "batches",
    series: [
      { label: "Baseline", lane: 0, values: along(SAMPLES, (share) => 18_000 * share ** 1.1) },
      { label: "With ACE", lane: 1, values: along(SAMPLES, (share) => 3000 * share ** 1.1) },
    ],
  }),
  chart(0, {
    title: "Nothing yet",
    unit: "pages",
    series: [{ label: "Baseline", lane: 0, values: new Float64Array() }],
  }),
];

/** As an engine would count them: nothing while the pool fills, then now and then an eviction. */
const binsOf = (count: number, width: number): ScrubberBin[] =>
  Array.from({ length: count }, (_, at) => {
    const wave = at < count / 8 ? 0 : Math.round(width * (0.5 + 0.5 * Math.sin(at / 3)) ** 2);
    return {
      from: at * width,
      to: (at + 1) * width,
      cleanEvictions: at % 3 === 0 ? wave : 0,
      dirtyEvictions: at % 3 === 0 ? 0 : wave,
      batches: at % 3 === 0 ? 0 : wave,
      diverged: at > count / 2 && at % 5 === 0 ? wave : 0,
    };
  });

export const marks: (ScrubberMarksProps & { title: string })[] = [
  { title: "100 requests", requests: 100, bins: binsOf(100, 1), firstDivergence: 56, height: 24 },
  { title: "48 000 requests", requests: 48_000, bins: binsOf(480, 100), firstDivergence: 24_500, height: 24 },
];

type Response = Omit<ResponseFigureProps, "inset" | "format"> & { title: string };

const POINTS = 30;
const places = Array.from({ length: POINTS }, (_, at) => at / (POINTS - 1));

/** How a score answers to a parameter: known over the whole range, and as far as it is computed. */
export const responses: Response[] = [
  {
    title: "Device time by alpha",
    label: "Device time by alpha",
    places,
    present: 0.25,
    lanes: [
      { label: "Baseline", lane: 0, values: places.map((place) => 400 + 1_200 * place) },
      { label: "With ACE", lane: 1, values: places.map((place) => 380 + 220 * place) },
    ],
  },
  {
    title: "On its way",
    label: "Misses by frames",
    places,
    present: 0.8,
    lanes: [
      {
        label: "Baseline",
        lane: 0,
        values: places.map((place, at) => (at % 3 === 2 ? null : 90 - 60 * place)),
      },
      { label: "With ACE", lane: 1, values: places.map((place, at) => (at > 12 ? null : 80 - 60 * place)) },
    ],
  },
];
