/** A resident page: the other lab's cell with a tag that says on which disk the page lives. */
import { cellFace } from "../../../figures/pool/CellFace.tsx";
import { type Shape, word } from "../../../figures/pool/shapes.ts";

/** "f" on a full tag, "m" on one with a rounder form: told apart without the colour. */
export function diskTag(x: number, y: number, size: number, onFlash: boolean): Shape[] {
  const [fill, ink] = onFlash ? (["flash", "onFlash"] as const) : (["magnetic", "onMagnetic"] as const);
  return [
    { rect: [x, y, size, size], radius: onFlash ? 2 : size / 2, fill, stroke: "surface", line: 1.5 },
    word(onFlash ? "f" : "m", [x + size / 2, y + size * 0.74], size * 0.8, ink, 700),
  ];
}

interface CellOfPage {
  width: number;
  height: number;
  name: string;
  dirty: boolean;
  onFlash: boolean;
  digits: number;
  letter?: string | undefined;
}

export function pageCell({ width, height, name, dirty, onFlash, digits, letter }: CellOfPage): Shape[] {
  const tag = Math.max(11, Math.min(15, height * 0.32));
  return [
    ...cellFace({ width, height, state: dirty ? "dirty" : "clean", page: name, digits, letter }),
    ...diskTag(width - tag + 3, height - tag + 3, tag, onFlash),
  ];
}

/** From one disk to the other: up to flash, down to the magnetic disk. */
export function moveArrow(x: number, from: number, to: number) {
  const head = to < from ? 5 : -5;
  const lines = [
    [x, from, x, to],
    [x - 4, to + head, x, to, x + 4, to + head],
  ];
  return { lines, round: true, stroke: "batch", line: 2.5 } satisfies Shape;
}

export const migration = (x: number, from: number, to: number): Shape => ({
  ...moveArrow(x, from, to),
  data: { "data-mark": "migration" },
});
