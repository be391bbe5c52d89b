/** How a pool of any lab moves: what a step did to its pages, and where these are drawn before it and after it. */
import type { Box } from "../anchor.ts";
import type { LaneClock, Span } from "./clock.ts";
import { type Change, EASE, type Ghost, type LaneMoves } from "./player.ts";
import { cleaned, type Standing, sized, standingCell, standingDrawn, standingFlag } from "./standing.ts";
import { appears, at, FLAG_MS, GONE, ghost, hidden, looking, melts } from "./ways.ts";

export interface PoolStep {
  /** The requested page, if it was resident. */
  hit: number | null;
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
  /** Pages that were looked at one after the other, the victim last. */
  looked: readonly number[];
  /** Flags that the step set or cleared: at a share of the search, or with the hit. */
  flags: readonly { page: number; set: boolean; at: number | "hit" }[];
}

const POINT = /translate\(([-\d.]+)px, ?([-\d.]+)px\)/;

const point = (place: string): [number, number] => {
  const [, x, y] = POINT.exec(place) ?? [];
  return [Number(x), Number(y)];
};

const byPlace = (one: string, other: string) => {
  const [[x1, y1], [x2, y2]] = [point(one), point(other)];
  return y1 - y2 || x1 - x2;
};

/** A pool as it is drawn: cells of pages with their places, and all places, in their order. Asks for no layout. */
function poolDrawn(pool: Element) {
  const placed = [...pool.querySelectorAll<SVGGElement>("g[data-frame], g[data-next]")]
    .map((element) => ({ element, place: element.style.transform, page: element.dataset.page }))
    .sort((one, other) => byPlace(one.place, other.place));
  const paged = placed.filter(({ page }) => page !== undefined);
  return {
    cells: new Map(paged.map(({ page, element, place }) => [Number(page), { element, place }])),
    places: placed.map(({ place }) => place),
    order: paged.map(({ page }) => Number(page)),
    /** Drawn on one, a pool has no cells. */
    canvas: pool.querySelector<HTMLCanvasElement>("canvas[data-cells]"),
  };
}

/** A page where it stands now, with or without what the step drew around it. */
function standingIn({ cells, canvas }: ReturnType<typeof poolDrawn>, page: number, marks = false) {
  const cell = cells.get(page);
  if (cell !== undefined) return standingCell(cell.element, marks);
  return canvas === null ? null : standingDrawn(canvas, page);
}

/** What of a pool is needed of the state before: its places, and the pages that something happens to. */
export function poolBefore(pool: Element, { written, evicted, passed, hit, looked, flags }: PoolStep) {
  const drawn = poolDrawn(pool);
  const standing = new Map<number, Standing>();
  const flagged = new Map<number, Standing>();
  for (const { page, set } of flags) {
    const cell = drawn.cells.get(page);
    const flag = set || cell === undefined ? null : standingFlag(cell.element);
    if (flag !== null) flagged.set(page, flag);
  }
  for (const page of [
    ...written,
    ...evicted,
    ...looked,
    ...passed.map(({ page }) => page),
    ...(hit === null ? [] : [hit]),
  ]) {
    const stands = standingIn(drawn, page);
    if (stands !== null) standing.set(page, stands);
  }
  return { drawn, standing, flagged };
}

/** Where the pages that were passed over have gone to the head, one after the other; `order` begins at the head. */
export function afterSearch(order: readonly number[], toHead: readonly number[]): number[] {
  const moved = new Set(toHead.filter((page) => order.includes(page)));
  return [...[...moved].reverse(), ...order.filter((page) => !moved.has(page))];
}

/** Where a page is written to or read from. `cell` is where it stands in the pool. */
export type DeviceAt = (page: number, kind: "written" | "read", cell: Box) => Box;

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
): Change[] {
  if (from === by && by === to) return [];
  const span = by === from ? place : { from: search.from, to: place.to };
  const share = (ms: number) => (ms - span.from) / (span.to - span.from);
  const lift = { offset: share((search.from + search.to) / 2), transform: above(from, by) };
  const way = [
    ...(carried ? [lift] : []),
    ...[search.to, place.from].map((ms) => ({ offset: share(ms), transform: by })),
  ];
  const stops = [{ offset: 0, transform: from }, ...(by === from ? [] : way), { offset: 1, transform: to }];
  return [{ element, span, stops: stops.map((stop) => ({ ...stop, easing: EASE })) }];
}

function sweep(pool: Element, places: readonly string[], frames: readonly number[], span: Span): Change[] {
  const hand = pool.querySelector<SVGGElement>("[data-hand]");
  const now = places[frames.at(-1) ?? -1];
  if (hand === null || frames.length < 2 || now === undefined) return [];
  const [[handX, handY], [x, y]] = [point(hand.style.transform), point(now)];
  const stops = frames.map((frame, at) => {
    const [left, top] = point(places[frame] ?? now);
    const transform = `translate(${left + handX - x}px, ${top + handY - y}px)`;
    return { offset: at / (frames.length - 1), transform };
  });
  return [{ element: hand, span, stops }];
}

const LIFTED = { lift: 1.12 };

const standing = (kind: "passed" | "cover", stands: Pick<Standing, "face" | "box">, until: number): Ghost =>
  ghost(kind, stands, { from: 0, to: until }, at(0, stands.box), at(1, stands.box), at(1, stands.box, GONE));

/** Down to the device and, if it stays in the pool, back home: as long as the write. */
function written(old: Standing, now: Standing | null, home: Box, there: Box, span: Span): Ghost {
  const back =
    now === null ? [at(1, there), at(1, there, GONE)] : [at(0.65, there), at(1, home), at(1, home, GONE)];
  return { ...ghost("written", old, span, at(0, old.box), at(0.35, there), ...back), after: now?.face };
}

/** A place of a canvas, blank: what stands there already is still on its way. */
function blank({ box }: Standing) {
  const face = sized(document.createElement("div"), box);
  face.className = "motion-cover";
  return { face, box };
}

export function poolMoves(
  pool: Element,
  { drawn: old, standing: stood, flagged }: ReturnType<typeof poolBefore>,
  step: PoolStep,
  clock: LaneClock,
  device: DeviceAt,
): LaneMoves {
  const { apart, search, write, drop, read, place } = clock;
  const now = poolDrawn(pool);
  const changes: Change[] = [];
  // What covers comes first: everything else travels above it.
  const covers: Ghost[] = [];
  const ghosts: Ghost[] = [];
  const absent = (page: number, stands: Standing, until: number) => {
    const cell = now.cells.get(page);
    if (cell === undefined) covers.push(standing("cover", blank(stands), until));
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
    return { box: there, approach: { from: box, span: search } };
  };
  for (const [page, { element, place }] of now.cells) {
    const from = old.cells.get(page)?.place;
    if (from === undefined || page === step.hit) continue;
    const by = searched.get(page) ?? from;
    changes.push(...glide(element, [from, by, place], step.toHead.includes(page), clock));
  }
  for (const page of step.written) {
    const before = stood.get(page);
    if (before === undefined) continue;
    const leaves = step.evicted.includes(page);
    const after = leaves ? null : standingIn(now, page, true);
    // Cells close up afterwards; on a canvas they have done so already.
    const { box, approach } = reached(page, before);
    const home = now.cells.has(page) ? box : (after?.box ?? box);
    const there = device(page, "written", box);
    // Where beats are apart, it is back before it leaves.
    const back = leaves && apart ? { ...before, face: cleaned(before.face) } : after;
    ghosts.push({ ...written({ ...before, box }, back, home, there, write), approach });
    if (after !== null) absent(page, after, write.to);
    if (leaves && back !== null) {
      // In its place as the one that travelled has come back to it.
      const span = { from: write.to - 1, to: drop.to };
      const share = (ms: number) => (ms - span.from) / (span.to - span.from);
      const [comes, goes] = [at(share(write.to), home), at(share(drop.from), home)];
      const way = [at(0, home, GONE), comes, goes, at(1, home, { ...GONE, lift: 0.9 })];
      ghosts.push(ghost("evicted", { box, face: cleaned(before.face) }, span, ...way));
    }
  }
  for (const page of step.evicted) {
    const before = stood.get(page);
    if (before === undefined || step.written.includes(page)) continue;
    // Fades where it stands.
    const { box, approach } = reached(page, before);
    const way = [at(0, box), at(1, box, { ...GONE, lift: 0.9 })];
    ghosts.push({ ...ghost("evicted", { ...before, box }, drop, ...way), approach });
  }
  for (const page of step.read) {
    const after = standingIn(now, page, true);
    if (after === null) continue;
    // From the device into its frame.
    const [from, { box }] = [device(page, "read", after.box), after];
    const arrived = apart ? (read.to - read.from) / (place.to - read.from) : 0.25;
    const way = [
      at(0, from, GONE),
      at(Math.min(0.25, arrived), from),
      at(arrived, from),
      at(1, box),
      at(1, box, GONE),
    ];
    ghosts.push(ghost("read", after, { from: read.from, to: place.to }, ...way));
    absent(page, after, place.to);
  }
  for (const { page, at } of step.passed) {
    const [before, after] = [stood.get(page), standingIn(now, page)];
    if (before === undefined || after === null || step.written.includes(page)) continue;
    // Pages that are moving show their current state; others look as before until the search has come to them.
    if (reached(page, before).approach !== undefined) continue;
    const until = search.from + at * (search.to - search.from);
    ghosts.push(standing("passed", before, until));
    absent(page, after, until);
  }
  const before = step.hit === null ? undefined : stood.get(step.hit);
  const after = step.hit === null ? null : standingIn(now, step.hit, true);
  if (step.hit !== null && before !== undefined && after !== null) {
    // Lifted out, carried to its new place, set down.
    const [from, to] = [before.box, after.box];
    const carried = [at(0.3, from, LIFTED), at(0.75, to, LIFTED)];
    // A flag that melts is crossed out only then.
    if (flagged.has(step.hit)) after.face.querySelector("[data-mark=flag-cleared]")?.remove();
    ghosts.push(ghost("hit", after, place, at(0, from), ...carried, at(1, to), at(1, to, GONE)));
    absent(step.hit, after, place.to);
  }
  for (const { page, set, at } of step.flags) {
    const passed = at === "hit" ? place.from : search.from + at * (search.to - search.from);
    const flag = now.cells.get(page)?.element.querySelector("[data-mark=flag]");
    const cleared = flagged.get(page);
    if (set && flag) changes.push(...appears(flag, Math.max(search.from, passed - FLAG_MS)));
    if (!set && cleared !== undefined) ghosts.push(melts(cleared, passed));
  }
  const looks = step.looked.flatMap((page) => {
    const stands = stood.get(page);
    return stands === undefined ? [] : reached(page, stands).box;
  });
  ghosts.push(...looking(looks, search));
  changes.push(...sweep(pool, now.places, step.swept, search));
  // What tells of evictions and is there already.
  const signs = (mark: string, until: number) =>
    [...pool.querySelectorAll(mark)].map((sign) => hidden(sign, until));
  changes.push(...signs("[data-mark~=victim], [data-mark=spared]", apart ? drop.to : drop.from));
  changes.push(...signs("[data-mark=written]", write.to));
  return { changes, ghosts: [...covers, ...ghosts] };
}
