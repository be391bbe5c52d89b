/** One lane's values at the positions. */
export interface CurveSeries {
  label: string;
  lane: number;
  values: Float64Array;
}

export interface CurvesFigureProps {
  title: string;
  unit: string;
  positions: Float64Array;
  series: CurveSeries[];
  /** The step shown elsewhere on the page. */
  position: number;
  requests: number;
  /** The position pointed at, in this figure or in its neighbour. */
  hover: number | null;
  onHover: (position: number | null) => void;
  format: (value: number) => string;
}

export function CurvesFigure(_props: CurvesFigureProps) {
  return null;
}
