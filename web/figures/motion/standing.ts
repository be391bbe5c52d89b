/** Screen positions of elements, and their moving copies: the only part of the motion that forces layout. */

import type { Box } from "../anchor.ts";

/** Something on the screen, and a copy of it that can be moved over the page. */
export interface Standing {
  box: Box;
  face: Element;
  /** CSS pixels of the window to a unit of its drawing. */
  scale: number;
}

export const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** The lanes that a scene draws, each with its place among all of the run: one that is drawn alone says which it is. */
export const lanesIn = (scene: Element): { element: HTMLElement; index: number }[] =>
  [...scene.querySelectorAll<HTMLElement>("[data-lane]")].map((element, place) => {
    const told = Number.parseInt(element.dataset.lane ?? "", 10);
    return { element, index: Number.isNaN(told) ? place : told };
  });

const SVG = "http://www.w3.org/2000/svg";

/** What tests and assistive technology know the page's own cells by; a copy is none of them. */
const NAMED = ["data-frame", "data-page", "data-disk", "data-block", "data-mark", "style"];

/** Marks that a page keeps from step to step. */
const KEPT = "[data-mark=flag], [data-mark=prefetched]";
const DRAWN = `[data-mark]:not(${KEPT})`;

/** `marks`: with what the step drew around it. */
function copyOf(element: Element, marks: boolean): Element {
  const copy = element.cloneNode(true) as Element;
  for (const name of NAMED) copy.removeAttribute(name);
  for (const part of copy.querySelectorAll(marks ? "title" : `title, ${DRAWN}`)) part.remove();
  return copy;
}

export function sized<E extends HTMLElement>(face: E, { width, height }: Box): E {
  face.style.width = `${width}px`;
  face.style.height = `${height}px`;
  return face;
}

/** A cell of a drawing: its face is its first rectangle. */
export function standingCell(cell: SVGGElement, marks = false): Standing | null {
  const rectangle = cell.querySelector("rect");
  if (rectangle === null) return null;
  const box = boxOf(rectangle);
  const face = document.createElementNS(SVG, "svg");
  const [width, height] = [rectangle.getAttribute("width"), rectangle.getAttribute("height")];
  const look = {
    width: box.width,
    height: box.height,
    viewBox: `0 0 ${width} ${height}`,
    class: cell.ownerSVGElement?.getAttribute("class") ?? "",
  };
  for (const [name, value] of Object.entries(look)) face.setAttribute(name, String(value));
  face.append(copyOf(cell, marks));
  return { box, face, scale: box.width / Number(width) };
}

/** A cell's flag, alone; null where none is set. */
export function standingFlag(cell: SVGGElement): Standing | null {
  const flag = cell.querySelector("[data-mark=flag]");
  const disc = flag?.querySelector("circle");
  if (!flag || !disc) return null;
  const box = boxOf(disc);
  const [x, y, radius] = ["cx", "cy", "r"].map((name) => Number(disc.getAttribute(name))) as [
    number,
    number,
    number,
  ];
  const face = document.createElementNS(SVG, "svg");
  const look = {
    width: box.width,
    height: box.height,
    viewBox: `${x - radius} ${y - radius} ${2 * radius} ${2 * radius}`,
    class: cell.ownerSVGElement?.getAttribute("class") ?? "",
  };
  for (const [name, value] of Object.entries(look)) face.setAttribute(name, String(value));
  face.append(copyOf(flag, true));
  return { box, face, scale: box.width / (2 * radius) };
}

/** A dirty page's face as it is once the page is written: in the colours of a clean one, without the corner, "C" for "D". */
export function cleaned(face: Element): Element {
  const clean = face.cloneNode(true) as Element;
  for (const corner of clean.querySelectorAll("path[class*=fill-on-dirty]")) corner.remove();
  for (const part of clean.querySelectorAll("[class*=dirty]")) {
    part.setAttribute("class", (part.getAttribute("class") ?? "").replaceAll("dirty", "clean"));
    if (part.textContent === "D") part.textContent = "C";
  }
  return clean;
}

export function standingElement(element: Element): Standing {
  const box = boxOf(element);
  return { box, face: sized(copyOf(element, true) as HTMLElement, box), scale: 1 };
}

/** Where a page is drawn on a canvas, in its CSS pixels; null where it is not in view. */
export type CellOn = (page: number) => Box | null;

const drawn = new WeakMap<HTMLCanvasElement, CellOn>();

export function drawnOn(canvas: HTMLCanvasElement, cell: CellOn): void {
  drawn.set(canvas, cell);
}

/** A page's cell on a canvas, cut out of it. */
export function standingDrawn(canvas: HTMLCanvasElement, page: number): Standing | null {
  const cell = drawn.get(canvas)?.(page) ?? null;
  if (cell === null) return null;
  const whole = boxOf(canvas);
  const box = { ...cell, x: whole.x + cell.x, y: whole.y + cell.y };
  const face = sized(document.createElement("canvas"), cell);
  const ratio = canvas.width / Math.max(1, whole.width);
  face.width = Math.max(1, Math.round(cell.width * ratio));
  face.height = Math.max(1, Math.round(cell.height * ratio));
  const [x, y] = [Math.round(cell.x * ratio), Math.round(cell.y * ratio)];
  const { width, height } = face;
  face.getContext("2d")?.drawImage(canvas, x, y, width, height, 0, 0, width, height);
  return { box, face, scale: 1 };
}
