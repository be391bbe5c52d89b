/** How a lane's line is drawn, by the lane's place. */
export const STROKE = ["stroke-lane-0", "stroke-lane-1", "stroke-lane-2", "stroke-lane-3"];
export const FILL = ["fill-lane-0", "fill-lane-1", "fill-lane-2", "fill-lane-3"];
/** The baseline is drawn over the others: where lines coincide, both show through its gaps. */
export const DASH = ["5 4", undefined, "2 3", "9 3 2 3"];
