/** Extra layer drawn on each cell of a recorded trace: the page's relation and its pins. */
import { FREE, type Held, type RecordingFrame } from "../../engine/types.ts";
import type { PoolModel } from "../pool/model.ts";
import type { Shape } from "../pool/shapes.ts";
import { colourOf, relationMarks } from "./relations.ts";

/** The pins of a page, one entry a client. */
export const pinsOf = ({ pins }: Pick<RecordingFrame, "pins">, page: number): readonly Held[] =>
  pins.filter((held) => held.page === page);

/** Extra shapes on the cell of a page of a recorded trace: a stripe along its lower edge, and a pin. */
export function recordedCell(
  { recording, pages }: Pick<PoolModel, "recording" | "pages">,
  frame: number,
  width: number,
  height: number,
  small = false,
): Shape[] {
  const page = pages[frame] ?? FREE;
  if (recording === undefined || page === FREE) return [];
  const place = (recording.relationOf[page] ?? 0) - 1;
  const stripe = small ? 3 : 4;
  const clients = pinsOf(recording, page).length;
  return [
    { rect: [0, height - stripe - 1, width, stripe + 1], fill: "surface" },
    {
      rect: [0, height - stripe, width, stripe],
      fill: colourOf(relationMarks(recording)[place]),
      data: { "data-relation": place },
    },
    ...(clients === 0 ? [] : [small ? pinHead(width) : pin(width - PIN - 2, -PIN / 2, clients)]),
  ];
}

const pinHead = (width: number): Shape => ({
  circle: [width - 4, 3, 3.5],
  fill: "badge",
  stroke: "surface",
  line: 1.5,
});

const PIN = 9;

/** A pin stuck through the cell's upper edge, with the number of clients if there are several. */
export function pin(left: number, top: number, clients: number): Shape {
  const [x, y, radius] = [left + PIN / 2, top + PIN / 2, PIN / 2];
  const group: Shape[] = [
    { circle: [x, y, radius + 1], fill: "surface" },
    { lines: [[x, y, x, y + PIN]], stroke: "surface", line: 2 },
    { lines: [[x, y, x, y + PIN - 1]], stroke: "badge", line: 1.2 },
    { circle: [x, y, radius], fill: "badge" },
  ];
  const number = { text: String(clients), at: [x, y + 3], size: 9, weight: 700 } as const;
  if (clients > 1) group.push({ ...number, anchor: "middle", fill: "surface" });
  return { group, data: { "data-pins": clients } };
}
