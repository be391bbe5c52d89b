/**
 * Flash memory seen from inside an SSD, made as small as the idea allows: pages are written once and erased by the
 * block, so an update goes to another place and garbage collection must make room. Pure: a state and the host's next
 * update give the next state. Simplified: one chip, one block in reserve, no wear levelling, no cache, no trim.
 */

export interface FlashShape {
  blocks: number;
  pages_per_block: number;
  /** What the host may address; the rest of the flash is spare (over-provisioning). */
  logical_pages: number;
}

export type FlashPage = { state: "free" } | { state: "valid" | "invalid"; page: number; version: number };

/** What happened in a step. Places count physical pages from the first page of block 0. */
export type FlashStep =
  | { kind: "start" }
  | { kind: "write"; page: number; version: number; from: number; to: number }
  | { kind: "choose"; block: number; invalid: number; valid: number; reserve: number }
  | { kind: "move"; page: number; version: number; from: number; to: number }
  | { kind: "erase"; block: number };

export interface Flash {
  shape: FlashShape;
  pages: readonly FlashPage[];
  /** The mapping table: where the valid version of each logical page stands. */
  places: readonly number[];
  /** Block that is being filled. */
  open: number;
  /** Block that garbage collection empties. */
  collected: number | null;
  host_writes: number;
  moved_pages: number;
  erases: number;
}

/** Blocks that are kept erased, so that garbage collection has somewhere to move pages to. */
const RESERVE = 1;

/** Most logical pages with which every collection finds an invalid page: one less than the blocks in use hold. */
export const mostLogicalPages = (shape: Omit<FlashShape, "logical_pages">): number =>
  (shape.blocks - RESERVE) * shape.pages_per_block - 1;

/** Every logical page written once, in order; what counts is counted from here. */
export function filled(shape: FlashShape): Flash {
  const most = mostLogicalPages(shape);
  if (shape.logical_pages < 1 || shape.logical_pages > most)
    throw new RangeError(`logical_pages is ${shape.logical_pages}; legal are 1 to ${most}`);
  return {
    shape,
    pages: Array.from({ length: shape.blocks * shape.pages_per_block }, (_, place) =>
      place < shape.logical_pages ? { state: "valid", page: place, version: 1 } : { state: "free" },
    ),
    places: Array.from({ length: shape.logical_pages }, (_, page) => page),
    open: Math.floor(shape.logical_pages / shape.pages_per_block),
    collected: null,
    host_writes: 0,
    moved_pages: 0,
    erases: 0,
  };
}

export const placeIn = ({ pages_per_block }: FlashShape, place: number): [block: number, page: number] => [
  Math.floor(place / pages_per_block),
  place % pages_per_block,
];

export const blockPages = ({ shape, pages }: Flash, block: number): readonly FlashPage[] =>
  pages.slice(block * shape.pages_per_block, (block + 1) * shape.pages_per_block);

export const countIn = (flash: Flash, block: number, state: FlashPage["state"]): number =>
  blockPages(flash, block).filter((page) => page.state === state).length;

export const erasedBlocks = (flash: Flash): number[] =>
  [...Array(flash.shape.blocks).keys()].filter(
    (block) => countIn(flash, block, "free") === flash.shape.pages_per_block,
  );

export const physicalWrites = (flash: Flash): number => flash.host_writes + flash.moved_pages;

/** Physical writes a host write; null before the first. */
export const writeAmplification = (flash: Flash): number | null =>
  flash.host_writes === 0 ? null : physicalWrites(flash) / flash.host_writes;

function freeIn(flash: Flash, block: number): number | null {
  const first = block * flash.shape.pages_per_block;
  const at = blockPages(flash, block).findIndex((page) => page.state === "free");
  return at < 0 ? null : first + at;
}

/** Writes a version of a page at a place; where its version stood before becomes invalid. */
function put(flash: Flash, page: number, version: number, to: number): Flash {
  const from = flash.places[page];
  return {
    ...flash,
    pages: flash.pages.map((old, place) => {
      if (place === to) return { state: "valid", page, version };
      return place === from && old.state === "valid" ? { ...old, state: "invalid" } : old;
    }),
    places: flash.places.map((old, logical) => (logical === page ? to : old)),
  };
}

/** Greedy, the textbook's choice: the block with the most invalid pages has the fewest to move. Ties: the lower one. */
function choose(flash: Flash): [Flash, FlashStep] {
  const erased = erasedBlocks(flash);
  const counts = Array.from({ length: flash.shape.blocks }, (_, block) =>
    erased.includes(block) ? -1 : countIn(flash, block, "invalid"),
  );
  const invalid = Math.max(...counts);
  const block = counts.indexOf(invalid);
  const reserve = Math.min(...erased);
  const step: FlashStep = { kind: "choose", block, invalid, valid: countIn(flash, block, "valid"), reserve };
  return [{ ...flash, collected: block, open: reserve }, step];
}

/** Moves one valid page out of the block, or erases the block when none is left. */
function collect(flash: Flash, block: number): [Flash, FlashStep] {
  const from = flash.pages.findIndex(
    ({ state }, place) => state === "valid" && placeIn(flash.shape, place)[0] === block,
  );
  const found = flash.pages[from];
  const to = freeIn(flash, flash.open);
  if (found?.state === "valid" && to !== null) {
    const { page, version } = found;
    const moved = { ...put(flash, page, version, to), moved_pages: flash.moved_pages + 1 };
    return [moved, { kind: "move", page, version, from, to }];
  }
  const pages = flash.pages.map(
    (old, place): FlashPage => (placeIn(flash.shape, place)[0] === block ? { state: "free" } : old),
  );
  return [
    { ...flash, pages, collected: null, erases: flash.erases + 1 },
    { kind: "erase", block },
  ];
}

/** One step with this update of the host waiting. The update is done when the step is a "write". */
export function advance(flash: Flash, update: number): [Flash, FlashStep] {
  if (flash.collected !== null) return collect(flash, flash.collected);
  const erased = erasedBlocks(flash);
  const spare = erased.length > RESERVE ? Math.min(...erased) : null;
  const to = freeIn(flash, flash.open) ?? (spare === null ? null : freeIn(flash, spare));
  if (to === null) return choose(flash);
  const from = flash.places[update];
  const old = from === undefined ? undefined : flash.pages[from];
  if (from === undefined || old?.state !== "valid")
    throw new RangeError(`page ${update} is none of the ${flash.shape.logical_pages} logical pages`);
  const version = old.version + 1;
  const written = put(flash, update, version, to);
  return [
    { ...written, open: placeIn(flash.shape, to)[0], host_writes: flash.host_writes + 1 },
    { kind: "write", page: update, version, from, to },
  ];
}

export type FlashRun = { shape: FlashShape; updates: number; seed: number };

export type Moment = { flash: Flash; step: FlashStep };

/** The first updates show the idea: two pages, the first of them once more, a neighbour. */
const SCRIPT = [0, 5, 0, 1];

/** A linear congruential generator (Numerical Recipes' constants); its upper half is used. */
function generator(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % below;
  };
}

/** The pages that the host updates, in order: three of four updates go to a quarter of the pages. */
export function hostUpdates({ shape, updates, seed }: FlashRun): number[] {
  const draw = generator(seed);
  const hot = Math.max(1, Math.floor(shape.logical_pages / 4));
  const page = () => draw(draw(4) > 0 ? hot : shape.logical_pages);
  const script = SCRIPT.filter((wanted) => wanted < shape.logical_pages);
  return [...script, ...Array.from({ length: updates }, page)].slice(0, updates);
}

export function moments(run: FlashRun): Moment[] {
  const list: Moment[] = [{ flash: filled(run.shape), step: { kind: "start" } }];
  for (const update of hostUpdates(run)) {
    do {
      const [flash, step] = advance((list.at(-1) as Moment).flash, update);
      list.push({ flash, step });
    } while (list.at(-1)?.step.kind !== "write");
  }
  return list;
}
