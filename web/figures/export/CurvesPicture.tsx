/** Cumulative charts for a file: of one size, whatever the window's, and without what belongs to the shown step. */
import { text } from "../../text/text.ts";
import type { CurvesFigureProps } from "../CurvesFigure.tsx";
import { Chart } from "../curves/Chart.tsx";
import { chartLayout } from "../curves/layout.ts";
import type { PictureWords } from "./compose.ts";
import { pictureOf } from "./picture.tsx";

const WIDTH = 640;
const HEIGHT = 280;

/** What a chart draws. */
export type CurvesData = Pick<
  CurvesFigureProps,
  "title" | "unit" | "axis" | "positions" | "series" | "requests" | "format" | "forks"
>;

function Picture({ data }: { data: CurvesData }) {
  const layout = chartLayout(data, WIDTH, HEIGHT);
  return <Chart layout={layout} data={data} position={null} sample={-1} pointed={false} />;
}

/** The text of an SVG file with these charts, one below the other. */
export function curvesPicture(charts: readonly CurvesData[], words: PictureWords): string {
  const label = ({ title, unit }: CurvesData) => `${title} ${text().curves.cumulative(unit)}`;
  const drawings = charts.map((data) => ({
    drawing: <Picture data={data} />,
    ...(charts.length > 1 && { label: label(data) }),
  }));
  return pictureOf(drawings, words);
}
