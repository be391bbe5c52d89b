/** How a device's channels fill during a step: blocks grow as time goes by, at the speed of the step's clock. */
import type { LaneClock, Span } from "./clock.ts";
import type { Change, Stop } from "./player.ts";
import { type DeviceAt, hidden } from "./pool.ts";
import { type Box, boxOf } from "./standing.ts";

const transfer = (lane: Element, kind: "write" | "read") =>
  lane.querySelector(`[data-now] > [data-transfer=${kind}]`);

/** Where the device is not drawn, pages go towards its name, or just away. */
export function towardsDevice(lane: Element, cell: Box): Box {
  const part = lane.querySelector("[data-part=device], [data-part=disks]");
  const box = part === null ? { ...cell, y: cell.y + 0.8 * cell.height } : boxOf(part);
  return { ...cell, y: box.y, height: Math.min(box.height, cell.height / 2) };
}

/** Where a page is written or read in this step, as drawn: the device step that serves it; else the whole block. */
export const deviceAt =
  (lane: Element): DeviceAt =>
  (page, kind, cell) => {
    const blocks = [
      ...(transfer(lane, kind === "written" ? "write" : "read")?.querySelectorAll<SVGGElement>(
        "[data-block]",
      ) ?? []),
    ].map((element) => ({
      element,
      pages: (element.dataset.pages ?? "").split(" ").filter(Boolean).map(Number),
    }));
    const block = blocks.find(({ pages }) => pages.includes(page)) ?? blocks.at(-1);
    const rectangle = block?.element.querySelector("rect");
    if (!block || !rectangle) return towardsDevice(lane, cell);
    const box = boxOf(rectangle);
    // In the document still, where lanes have little room.
    if (box.width === 0) return towardsDevice(lane, cell);
    const width = box.width / Math.max(1, block.pages.length);
    return { ...box, x: box.x + Math.max(0, block.pages.indexOf(page)) * width, width };
  };

interface Drawn {
  element: Element;
  x: number;
  end: number;
}

function drawnAt(element: Element): Drawn {
  const x = Number(element.getAttribute("x"));
  return { element, x, end: x + Number(element.getAttribute("width")) };
}

/** From its left end to its full length, and not there before. */
function growing({ element, x }: Drawn, span: Span): Change {
  const stop = (offset: number, share: number): Stop => ({
    offset,
    transform: `translate(${x}px, 0px) scaleX(${share}) translate(${-x}px, 0px)`,
  });
  return { element, span, stops: [stop(0, 0), stop(1, 1)] };
}

/** A page's number is there as soon as the page is. */
const ARRIVED = 0.35;

/** The filling and the idle blocks of this step's transfers, while they last. */
export function deviceMoves(lane: Element, clock: LaneClock): Change[] {
  return (["write", "read"] as const).flatMap((kind) => {
    const element = transfer(lane, kind);
    if (element === null) return [];
    const parts = [...element.querySelectorAll("rect")].map(drawnAt);
    const [start, end] = [Math.min(...parts.map(({ x }) => x)), Math.max(...parts.map((part) => part.end))];
    const { from, to } = clock[kind];
    const at = (x: number) => from + ((to - from) * (x - start)) / (end - start);
    const words = [...element.querySelectorAll("text, path")];
    return [
      ...parts.map((part) => growing(part, { from: at(part.x), to: at(part.end) })),
      ...words.map((word) => hidden(word, from + ARRIVED * (to - from))),
    ];
  });
}
