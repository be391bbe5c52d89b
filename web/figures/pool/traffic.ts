/** What keeps a page in its frame while clients wait: it is read or written now, or held by pins. */
import { HELD, READING, WRITING } from "../../engine/types.ts";
import { pin, pinHead } from "../recorded/relations.ts";
import { drawn, type Shape } from "./shapes.ts";

const [ARROW, HEAD] = [9, 3.5];

/** An arrow through the cell's lower edge, on a disc of surface: up into the frame, or down out of it. */
function arrow(x: number, y: number, up: boolean): Shape {
  const [tip, tail] = up ? [y - ARROW / 2, y + ARROW / 2] : [y + ARROW / 2, y - ARROW / 2];
  const barb = tip + (up ? HEAD : -HEAD);
  const group: Shape[] = [
    { circle: [x, y, ARROW / 2 + 2], fill: "surface" },
    {
      lines: [
        [x, tail, x, tip],
        [x - HEAD, barb, x, tip, x + HEAD, barb],
      ],
      stroke: up ? "requested" : "batch",
      line: 2,
    },
  ];
  return { group, data: { "data-io": up ? "read" : "written" } };
}

export const trafficCell = (flags: number, width: number, height: number, small = false): Shape[] =>
  drawn(
    (flags & (READING | WRITING)) !== 0 && arrow(width / 2, height, (flags & READING) !== 0),
    (flags & HELD) !== 0 && (small ? pinHead(width) : pin(width - 11, -4.5, 1)),
  );
