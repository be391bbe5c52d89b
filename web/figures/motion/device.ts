/** What moves between a pool and what is around it: the request on its way from the strip, and the device that fills up. */
import type { Box } from "../anchor.ts";
import type { LaneClock, Span } from "./clock.ts";
import type { Change, Ghost, Stop } from "./player.ts";
import type { DeviceAt } from "./pool.ts";
import { boxOf, type Standing, standingElement } from "./standing.ts";
import { ghost, hidden } from "./ways.ts";

/** This step's request in the strip that is nearest to a scene's lanes, if it shows one. */
export function askedFor(scene: Element): Standing | null {
  for (let around = scene.parentElement; around !== null; around = around.parentElement) {
    const request = around.querySelector("[data-request]");
    if (request !== null) return standingElement(request);
  }
  return null;
}

/** How long a request that waited takes to give way to what is read. */
const WAITED_MS = 80;
const BESIDE = 6;

/** From the strip to where it is served; where beats are apart, one that must be read waits there. */
export function askedMoves(
  asked: Standing | null,
  goal: Box | undefined,
  { apart, ask, read }: LaneClock,
  hit: boolean,
): Ghost[] {
  if (asked === null || !goal) return [];
  // Where no block of a device is drawn it would stand upon words.
  const waits = apart && !hit && goal.width < asked.box.width;
  const { box } = asked;
  // What waits covers neither the page that it is for nor what is written meanwhile.
  const x = waits ? goal.x + goal.width + BESIDE : goal.x + (goal.width - box.width) / 2;
  const there = { ...box, x, y: goal.y + (goal.height - box.height) / 2 };
  const span = waits ? { from: ask.from, to: read.from + WAITED_MS } : ask;
  const share = (ms: number) => (ms - span.from) / (span.to - span.from);
  const stays = waits ? [{ offset: share(span.to - WAITED_MS), box: there }] : [];
  const way = [
    { offset: 0, box },
    { offset: share(ask.from + 0.7 * (ask.to - ask.from)), box: there },
  ];
  const end = { offset: 1, box: there, opacity: 0 };
  const face = asked.face.cloneNode(true) as Element;
  return [ghost("asked", { box, face }, span, ...way, ...stays, end)];
}

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
    const drawn = transfer(lane, kind === "written" ? "write" : "read");
    const blocks = [...(drawn?.querySelectorAll<SVGGElement>("[data-block]") ?? [])].map((element) => ({
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

/** From its left end to its full length, and not there before. */
function growing(element: Element, x: number, span: Span): Change {
  const stop = (offset: number): Stop => ({
    offset,
    transform: `translate(${x}px, 0px) scaleX(${offset}) translate(${-x}px, 0px)`,
  });
  return { element, span, stops: [stop(0), stop(1)] };
}

/** A page's number is there as soon as the page is. */
const ARRIVED = 0.35;

/** The filling and the idle blocks of this step's transfers: they grow as time goes by, at the speed of the step's clock. */
export function deviceMoves(lane: Element, clock: LaneClock): Change[] {
  return (["write", "read"] as const).flatMap((kind) => {
    const drawn = transfer(lane, kind);
    if (drawn === null) return [];
    const parts = [...drawn.querySelectorAll("rect")].map((element) => {
      const x = Number(element.getAttribute("x"));
      return { element, x, end: x + Number(element.getAttribute("width")) };
    });
    const [start, end] = [Math.min(...parts.map(({ x }) => x)), Math.max(...parts.map((part) => part.end))];
    const { from, to } = clock[kind];
    const at = (x: number) => from + ((to - from) * (x - start)) / (end - start);
    return [
      ...parts.map(({ element, x, end }) => growing(element, x, { from: at(x), to: at(end) })),
      ...[...drawn.querySelectorAll("text, path")].map((word) => hidden(word, from + ARRIVED * (to - from))),
    ];
  });
}
