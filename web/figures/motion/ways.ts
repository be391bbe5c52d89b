/** What ways and changes are made of, in any lab. */
import type { Box } from "../anchor.ts";
import type { Span } from "./clock.ts";
import { type Change, EASE, type Ghost, type Station } from "./player.ts";
import { type Standing, sized } from "./standing.ts";

export const hidden = (element: Element, until: number): Change => ({
  element,
  span: { from: 0, to: until },
  stops: [0, 1].map((offset) => ({ offset, opacity: 0 })),
});

export const at = (offset: number, box: Box, look: Omit<Station, "offset" | "box"> = {}): Station => ({
  offset,
  box,
  ...look,
});
export const GONE = { opacity: 0 };
export const ghost = (
  kind: Ghost["kind"],
  { face, box: size }: Pick<Standing, "face" | "box">,
  span: Span,
  ...way: Station[]
): Ghost => ({ kind, face, size, span, way });

/** How long a look stays when what it was for begins. */
const LOOKED_MS = 60;
/** How long a flag takes to be set or cleared. */
export const FLAG_MS = 150;
/** How large it is meanwhile. */
const FLAG_LIFT = 1.5;
/** A look at one page after the other, and on the last until something happens to it. */
export function looking(places: readonly Box[], { from, to }: Span): Ghost[] {
  const [first] = places;
  if (first === undefined) return [];
  const face = sized(document.createElement("div"), first);
  face.className = "motion-look";
  const until = to + LOOKED_MS;
  const share = (to - from) / (until - from);
  const each = share / places.length;
  const way = places.flatMap((box, place) => [at((place + 0.35) * each, box), at((place + 1) * each, box)]);
  const [begin, end] = [places[0] ?? first, places.at(-1) ?? first];
  const whole = [at(0, begin, GONE), ...way, at(share, end), at(1, end, GONE)];
  return [ghost("looking", { face, box: first }, { from, to: until }, ...whole)];
}

/** From nothing to its size: a flag that is set. */
export function appears(flag: Element, from: number): Change[] {
  const disc = flag.querySelector("circle");
  if (disc === null) return [];
  const [x, y] = [disc.getAttribute("cx"), disc.getAttribute("cy")];
  const stop = (offset: number, size: number, opacity: number) => ({
    offset,
    transform: `translate(${x}px, ${y}px) scale(${size}) translate(-${x}px, -${y}px)`,
    opacity,
    easing: EASE,
  });
  const stops = [stop(0, 0, 0), stop(0.7, FLAG_LIFT, 1), stop(1, 1, 1)];
  return [{ element: flag, span: { from, to: from + FLAG_MS }, stops }];
}

/** It melts where it is: a flag that is cleared. */
export function melts(flag: Standing, from: number): Ghost {
  const { box } = flag;
  const low = { ...box, y: box.y + 0.6 * box.height };
  const way = [at(0, box), at(0.3, box, { lift: FLAG_LIFT }), at(1, low, { ...GONE, lift: 0.3 })];
  return ghost("flag", flag, { from, to: from + FLAG_MS }, ...way);
}
