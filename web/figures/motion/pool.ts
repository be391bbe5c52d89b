/** How a pool of any lab moves: what a step did to its pages, and where these are drawn before it and after it. */
import type { LaneClock, Span } from "./clock.ts";
import { afterSearch } from "./order.ts";
import type { Change, Ghost, Moves, Station } from "./player.ts";
import { type Box, type Standing, standingCell, standingDrawn } from "./standing.ts";

/** What a step did to the pages of a pool. */
export interface PoolStep {
  /** The requested page, if it was resident. */
  hit: number | null;
  /** Pages written, together. */
  written: readonly number[];
  evicted: readonly number[];
  /** Pages read together: the requested one first. */
  read: readonly number[];
  /** Skipped pages whose appearance changed, and when each was passed, as a share of the search. */
  passed: readonly { page: number; at: number }[];
  /** Pages that the search moved to the head of the drawing's order, one after the other. */
  toHead: readonly number[];
  /** Frames that the hand came to, in a drawing by frame; the last is where it stands now. */
  swept: readonly number[];
}

/** A pool as it is drawn. */
export interface PoolDrawn {
  /** Cells of pages, and their places in the drawing; of a canvas none. */
  cells: Map<number, { element: SVGGElement; place: string }>;
  /** All places of a drawing, in its order. */
  places: string[];
  /** Pages in the order of their places. */
  order: number[];
  canvas: HTMLCanvasElement | null;
}

const POINT = /translate\(([-\d.]+)px, ?([-\d.]+)px\)/;

const point = (place: string): [number, number] => {
  const [, x, y] = POINT.exec(place) ?? [];
  return [Number(x), Number(y)];
};

/** Row by row. */
const byPlace = (one: string, other: string) => {
  const [[x1, y1], [x2, y2]] = [point(one), point(other)];
  return y1 - y2 || x1 - x2;
};

/** What is drawn of a pool; asks for no layout. */
export function poolDrawn(pool: Element): PoolDrawn {
  const all = [...pool.querySelectorAll<SVGGElement>("g[data-frame], g[data-next]")];
  const placed = all
    .map((element) => ({ element, place: element.style.transform, page: element.dataset.page }))
    .sort((one, other) => byPlace(one.place, other.place));
  const paged = placed.filter(({ page }) => page !== undefined);
  return {
    cells: new Map(paged.map(({ page, element, place }) => [Number(page), { element, place }])),
    places: placed.map(({ place }) => place),
    order: paged.map(({ page }) => Number(page)),
    canvas: pool.querySelector<HTMLCanvasElement>("canvas[data-cells]"),
  };
}

/** A page where it stands now, with or without what the step drew around it. */
export function standingIn({ cells, canvas }: PoolDrawn, page: number, marks = false): Standing | null {
  const cell = cells.get(page);
  if (cell !== undefined) return standingCell(cell.element, marks);
  return canvas === null ? null : standingDrawn(canvas, page);
}

/** What of a pool is needed of the state before: its places, and the pages that something happens to. */
export interface PoolBefore {
  drawn: PoolDrawn;
  standing: Map<number, Standing>;
}

export function poolBefore(pool: Element, step: PoolStep): PoolBefore {
  const drawn = poolDrawn(pool);
  const involved = [
    ...step.written,
    ...step.evicted,
    ...step.passed.map(({ page }) => page),
    ...(step.hit === null ? [] : [step.hit]),
  ];
  const standing = new Map<number, Standing>();
  for (const page of involved) {
    const stands = standingIn(drawn, page);
    if (stands !== null) standing.set(page, stands);
  }
  return { drawn, standing };
}

const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";
const LIFTED = 1.12;

/** Where a page is written to or read from. `cell` is where it stands in the pool. */
export type DeviceAt = (page: number, kind: "written" | "read", cell: Box) => Box;

/** Not there until then. */
export const hidden = (element: Element, until: number): Change => ({
  element,
  span: { from: 0, to: until },
  stops: [
    { offset: 0, opacity: 0 },
    { offset: 1, opacity: 0 },
  ],
});

/** How far above the others a page is carried that gets a second chance, in units of the drawing. */
const CARRIED = 30;

function above(from: string, to: string): string {
  const [[x1, y1], [x2, y2]] = [point(from), point(to)];
  return `translate(${(x1 + x2) / 2}px, ${Math.min(y1, y2) - CARRIED}px)`;
}

/** From its old place to the new one, by way of the place during the search if there is one. */
function glide(
  element: Element,
  [from, by, to]: [string, string, string],
  carried: boolean,
  { search, place }: LaneClock,
): Change | null {
  if (from === by && by === to) return null;
  const span = by === from ? place : { from: search.from, to: place.to };
  const share = (ms: number) => (ms - span.from) / (span.to - span.from);
  const way =
    by === from
      ? []
      : [
          ...(carried ? [{ offset: share((search.from + search.to) / 2), transform: above(from, by) }] : []),
          { offset: share(search.to), transform: by },
          { offset: share(place.from), transform: by },
        ];
  const stops = [{ offset: 0, transform: from }, ...way, { offset: 1, transform: to }];
  return { element, span, stops: stops.map((stop) => ({ ...stop, easing: EASE })) };
}

/** From frame to frame. */
function sweep(
  hand: SVGGElement,
  places: readonly string[],
  frames: readonly number[],
  span: Span,
): Change | null {
  const now = places[frames.at(-1) ?? -1];
  if (frames.length < 2 || now === undefined) return null;
  const [[handX, handY], [x, y]] = [point(hand.style.transform), point(now)];
  const stops = frames.map((frame, at) => {
    const [left, top] = point(places[frame] ?? now);
    const transform = `translate(${left + handX - x}px, ${top + handY - y}px)`;
    return { offset: at / (frames.length - 1), transform };
  });
  return { element: hand, span, stops };
}

const still = (box: Box, ...offsets: number[]): Station[] => offsets.map((offset) => ({ offset, box }));

/** Down to the device and, if it stays in the pool, back home: as long as the write. */
function written(old: Standing, now: Standing | null, home: Box, there: Box, span: Span): Ghost {
  const back: Station[] =
    now === null
      ? [
          { offset: 1, box: there },
          { offset: 1, box: there, opacity: 0 },
        ]
      : [
          { offset: 0.65, box: there },
          { offset: 1, box: home },
          { offset: 1, box: home, opacity: 0 },
        ];
  return {
    kind: "written",
    face: old.face,
    ...(now !== null && { after: now.face }),
    size: old.box,
    span,
    way: [{ offset: 0, box: old.box }, { offset: 0.35, box: there }, ...back],
  };
}

/** Fades where it stands. */
const evicted = ({ box, face }: Standing, { drop }: LaneClock): Ghost => ({
  kind: "evicted",
  face,
  size: box,
  span: drop,
  way: [
    { offset: 0, box },
    { offset: 1, box, opacity: 0, lift: 0.9 },
  ],
});

/** From the device into its frame. */
function read(now: Standing, from: Box, { read, place }: LaneClock): Ghost {
  return {
    kind: "read",
    face: now.face,
    size: now.box,
    span: { from: read.from, to: place.to },
    way: [
      { offset: 0, box: from, opacity: 0 },
      { offset: 0.25, box: from },
      { offset: 1, box: now.box },
      { offset: 1, box: now.box, opacity: 0 },
    ],
  };
}

/** Lifted out, carried to its new place, set down. */
const lifted = (old: Standing, now: Standing, span: Span): Ghost => ({
  kind: "hit",
  face: now.face,
  size: now.box,
  span,
  way: [
    { offset: 0, box: old.box },
    { offset: 0.3, box: old.box, lift: LIFTED },
    { offset: 0.75, box: now.box, lift: LIFTED },
    { offset: 1, box: now.box },
    { offset: 1, box: now.box, opacity: 0 },
  ],
});

/** As it looked before, until the search has come to it. */
const passed = ({ box, face }: Standing, until: number): Ghost => ({
  kind: "passed",
  face,
  size: box,
  span: { from: 0, to: until },
  way: [...still(box, 0, 1), { offset: 1, box, opacity: 0 }],
});

/** A place of a canvas, blank until then: what stands there already is still on its way. */
function cover({ box }: Standing, until: number): Ghost {
  const face = document.createElement("div");
  face.className = "motion-cover";
  face.style.width = `${box.width}px`;
  face.style.height = `${box.height}px`;
  return {
    kind: "cover",
    face,
    size: box,
    span: { from: 0, to: until },
    way: [...still(box, 0, 1), { offset: 1, box, opacity: 0 }],
  };
}

/** The moves of a pool that has just been drawn anew. */
export function poolMoves(
  pool: Element,
  { drawn: old, standing }: PoolBefore,
  step: PoolStep,
  clock: LaneClock,
  device: DeviceAt,
): Moves {
  const now = poolDrawn(pool);
  const changes: Change[] = [];
  // What covers comes first: everything else travels above it.
  const covers: Ghost[] = [];
  const ghosts: Ghost[] = [];
  const absent = (page: number, stands: Standing, until: number) => {
    const cell = now.cells.get(page);
    if (cell === undefined) covers.push(cover(stands, until));
    else changes.push(hidden(cell.element, until));
  };

  // A canvas shows no search: what lies between before and after was never drawn on it.
  const order = step.toHead.length > 0 && old.canvas === null ? afterSearch(old.order, step.toHead) : [];
  const searched = new Map(order.map((page, at) => [page, old.places[at]]));
  /** Where a page stood when the search was over, and how it came there. */
  const reached = (page: number, { box, scale }: Standing) => {
    const [from, to] = [old.cells.get(page)?.place, searched.get(page)];
    if (from === undefined || to === undefined || from === to) return { box };
    const [[x1, y1], [x2, y2]] = [point(from), point(to)];
    const there = { ...box, x: box.x + scale * (x2 - x1), y: box.y + scale * (y2 - y1) };
    return { box: there, approach: { from: box, span: clock.search } };
  };
  const carried = new Set(step.toHead);
  for (const [page, { element, place }] of now.cells) {
    const from = old.cells.get(page)?.place;
    if (from === undefined || page === step.hit) continue;
    const change = glide(element, [from, searched.get(page) ?? from, place], carried.has(page), clock);
    if (change !== null) changes.push(change);
  }
  for (const page of step.written) {
    const before = standing.get(page);
    if (before === undefined) continue;
    const after = step.evicted.includes(page) ? null : standingIn(now, page, true);
    // Cells close up afterwards; on a canvas they have done so already.
    const { box, approach } = reached(page, before);
    const home = now.cells.has(page) ? box : (after?.box ?? box);
    const there = device(page, "written", box);
    ghosts.push({ ...written({ ...before, box }, after, home, there, clock.write), approach });
    if (after !== null) absent(page, after, clock.write.to);
  }
  for (const page of step.evicted) {
    const before = standing.get(page);
    if (before === undefined || step.written.includes(page)) continue;
    const { box, approach } = reached(page, before);
    ghosts.push({ ...evicted({ ...before, box }, clock), approach });
  }
  for (const page of step.read) {
    const after = standingIn(now, page, true);
    if (after === null) continue;
    ghosts.push(read(after, device(page, "read", after.box), clock));
    absent(page, after, clock.place.to);
  }
  for (const { page, at } of step.passed) {
    const before = standing.get(page);
    const after = standingIn(now, page);
    if (before === undefined || after === null || step.written.includes(page)) continue;
    // Pages that are moving show their current state.
    if (reached(page, before).approach !== undefined) continue;
    const until = clock.search.from + at * (clock.search.to - clock.search.from);
    ghosts.push(passed(before, until));
    absent(page, after, until);
  }
  if (step.hit !== null) {
    const before = standing.get(step.hit);
    const after = standingIn(now, step.hit, true);
    if (before !== undefined && after !== null) {
      ghosts.push(lifted(before, after, clock.place));
      absent(step.hit, after, clock.place.to);
    }
  }
  const hand = pool.querySelector<SVGGElement>("[data-hand]");
  const sweeping = hand === null ? null : sweep(hand, now.places, step.swept, clock.search);
  if (sweeping !== null) changes.push(sweeping);
  // What tells of evictions and is there already.
  for (const sign of pool.querySelectorAll("[data-mark~=victim]"))
    changes.push(hidden(sign, clock.drop.from));
  return { changes, ghosts: [...covers, ...ghosts] };
}
