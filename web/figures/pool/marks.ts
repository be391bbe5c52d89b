/** What a step did to a frame, around its cell: rings in the gap, a corner cut off, signs. */
import { MARK } from "./model.ts";
import { around, polygon, type Shape } from "./shapes.ts";

/** Solid and strong for the requested page, thin for pages written together, dashed for a spared one. */
const RINGS = {
  written: { bit: MARK.written, outside: 2.5, look: { stroke: "batch", line: 2 } },
  spared: { bit: MARK.spared, outside: 2.5, look: { stroke: "victim", line: 1.5, dash: [5, 3] } },
  requested: { bit: MARK.requested, outside: 3, look: { stroke: "requested", line: 3 } },
} as const;

export function ring(kind: keyof typeof RINGS, width: number, height: number): Shape {
  const { outside, look } = RINGS[kind];
  return around(width, height, outside, { radius: 5, ...look, data: { "data-mark": kind } });
}

export const rings = (bits: number, width: number, height: number): Shape[] =>
  (["written", "spared", "requested"] as const)
    .filter((kind) => bits & RINGS[kind].bit)
    .map((kind) => ring(kind, width, height));

/** Around the cell at which the keyboard is. */
export const pointed = (width: number, height: number): Shape =>
  around(width, height, 4, { radius: 6, stroke: "focus", line: 2 });

/** A lower left corner cut off: something in this frame changed. */
export const corner = (x: number, y: number, side: number) => [x, y - side, x + side, y, x, y];

export const changedNotch = (height: number): Shape =>
  polygon(corner(-1, height + 1, 10), {
    fill: "surface",
    stroke: "surface",
    line: 1,
    data: { "data-mark": "changed" },
  });

/** Around the page that was looked for: a frame with ticks, as on a map. */
export function target(
  width: number,
  height: number,
  { outside = 4, tick = 5, radius = 5, rim = false } = {},
): Shape[] {
  const [x, y, right, bottom] = [width / 2, height / 2, width + outside, height + outside];
  const ticks = [
    [-outside, y, -outside - tick, y],
    [right, y, right + tick, y],
    [x, -outside, x, -outside - tick],
    [x, bottom, x, bottom + tick],
  ];
  const look = { stroke: "ink", line: 2, rim } as const;
  return [around(width, height, outside, { radius, ...look }), { lines: ticks, ...look }];
}

/** On its way down to the device. */
export const writtenSign = (x: number, y: number): Shape => ({
  lines: [
    [x, y - 11, x, y - 3],
    [x - 3.5, y - 6.5, x, y - 2.5, x + 3.5, y - 6.5],
  ],
  round: true,
  stroke: "batch",
  line: 2,
  data: { "data-mark": "written" },
});

export function hand(x: number, top: number, height: number, rim: number): Shape[] {
  const points = [x, top, x + 6, top + height, x - 6, top + height];
  return [polygon(points, { stroke: "surface", line: rim }), polygon(points, { fill: "ink" })];
}
