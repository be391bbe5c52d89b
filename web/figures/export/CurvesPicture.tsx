/** Cumulative charts for a file: of one size, whatever the window's, and without what belongs to the shown step. */
import { text } from "../../text/text.ts";
import type { CurvesFigureProps } from "../CurvesFigure.tsx";
import { Chart } from "../curves/Chart.tsx";
import { type ChartData, chartLayout } from "../curves/layout.ts";
import type { PictureWords } from "./compose.ts";
import { pictureOf } from "./picture.tsx";

const WIDTH = 640;
const HEIGHT = 280;

export type CurvesData = Omit<ChartData, "threshold"> & Pick<CurvesFigureProps, "title" | "unit">;

/** The text of an SVG file with these charts, one below the other. */
export function curvesPicture(charts: readonly CurvesData[], words: PictureWords): string {
  const drawings = charts.map((data) => {
    const shown = { layout: chartLayout(data, WIDTH, HEIGHT), data, position: null, sample: -1 };
    const label = `${data.title} ${text().curves.cumulative(data.unit)}`;
    return { drawing: <Chart {...shown} pointed={false} />, ...(charts.length > 1 && { label }) };
  });
  return pictureOf(drawings, words);
}
