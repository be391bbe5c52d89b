import type { Results } from "../../engine/sweep/types.ts";
import type { DrawnPoint } from "./state/figure.ts";

/** The points of results that were computed in advance, as drawn. */
export const advancePoints = ({ points, settings }: Results): Map<number, DrawnPoint> =>
  new Map(points.map((point) => [point.point, { ...point, settings, fresh: true }]));
