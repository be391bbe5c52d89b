/** What stands on the axes of a curve over sizes: its lines, and the pool of the scene. */
import { line as lineOf } from "d3-shape";
import { LANE_DASHES } from "../chart/look.ts";
import { Label } from "../Drawing.tsx";
import { lookOf, markerPath } from "../plot/look.ts";
import type { SizesLayout, SizesLine, SizesPoint } from "./layout.ts";
import { MARKER } from "./Reading.tsx";

/** Points of a line that still have markers of their own. */
const MOST_MARKED = 80;

/** The pool of the scene, as a line up through the picture. */
export function Present({ layout, frames, label }: { layout: SizesLayout; frames: number; label: string }) {
  if (!layout.inside(frames)) return null;
  const { box } = layout;
  const x = layout.xAt(frames);
  const right = x > (box.left + box.right) / 2;
  return (
    <g data-present-pool={frames}>
      <path
        d={`M${x} ${box.top - 6}V${box.bottom}`}
        strokeDasharray="2 2"
        strokeWidth={1.5}
        className="stroke-ink"
      />
      <Label
        x={x + (right ? -5 : 5)}
        y={box.top - 11}
        anchor={right ? "end" : "start"}
        className="fill-ink"
        words={label}
      />
    </g>
  );
}

export function Line({ line, layout }: { line: SizesLine; layout: SizesLayout }) {
  const { stroke, fill, marker } = lookOf({ palette: "series", look: line.look });
  const { xAt, yAt, drawable } = layout;
  const points = line.points.filter(({ value }) => drawable(value));
  const d = lineOf<SizesPoint>(
    ({ frames }) => xAt(frames),
    ({ value }) => yAt(value),
  )(points);
  const outline = markerPath(marker, MARKER);
  return (
    <g data-line={line.id} data-points={points.length}>
      <path
        d={d ?? ""}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeDasharray={line.baseline ? LANE_DASHES[0] : undefined}
        className={`fill-none ${stroke}`}
      />
      {points.length <= MOST_MARKED &&
        points.map(({ frames, value }) => (
          <path
            key={frames}
            d={outline}
            transform={`translate(${xAt(frames)} ${yAt(value)})`}
            strokeWidth={1.5}
            className={line.baseline ? `fill-surface ${stroke}` : `${fill} ${stroke}`}
          />
        ))}
    </g>
  );
}
