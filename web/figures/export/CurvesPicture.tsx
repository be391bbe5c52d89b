/** Cumulative charts for a file: of one size, whatever the window's, and without what belongs to the shown step. */
import { text } from "../../text/text.ts";
import type { CurvesFigureProps } from "../CurvesFigure.tsx";
import { Chart } from "../curves/Chart.tsx";
import { chartLayout } from "../curves/layout.ts";
import { compose, type PictureWords } from "./compose.ts";
import { drawnInLight } from "./light.ts";

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
  const drawing = charts.map((data) => <Picture key={data.title} data={data} />);
  return drawnInLight(drawing, (host) => {
    const drawn = [...host.querySelectorAll<SVGSVGElement>(":scope > svg")];
    const label = (at: number) => `${charts[at]?.title} ${text().curves.cumulative(charts[at]?.unit ?? "")}`;
    const pieces = drawn.map((svg, at) => (charts.length === 1 ? { svg } : { svg, label: label(at) }));
    return compose(host, pieces, words);
  });
}
