/** A drive after an event: what docs/rules/flash.md says that each of them does. */
import type { FlashEvent, FlashShown, FlashState, FlashStream } from "./types.ts";

/** In the order in which they are named. */
export const STREAMS: readonly FlashStream[] = ["host", "hot", "moved", "levelled"];

type Lists = number[][] | null;

/** A state that may be changed: its own lists, but those of blocks, which are replaced and not changed. */
const draft = (state: FlashState): FlashState => ({
  erases: [...state.erases],
  programmed: [...state.programmed],
  valid: [...state.valid],
  owners: state.owners && [...state.owners],
  valid_indices: state.valid_indices && [...state.valid_indices],
  free: [...state.free],
  open: { ...state.open },
});

const add = (counts: number[], block: number, by: number) => {
  counts[block] = (counts[block] ?? 0) + by;
};

const put = (lists: Lists, block: number, of: (list: readonly number[]) => number[]) => {
  if (lists !== null) lists[block] = of(lists[block] ?? []);
};

function program(state: FlashState, page: number, block: number, index: number, block_pages: number): void {
  add(state.programmed, block, 1);
  add(state.valid, block, 1);
  put(state.owners, block, (owners) => [...owners, page]);
  put(state.valid_indices, block, (indices) => [...indices, index]);
  if (state.programmed[block] !== block_pages) return;
  // A full block is no stream's.
  for (const stream of STREAMS) if (state.open[stream] === block) state.open[stream] = null;
}

function invalidate(state: FlashState, block: number, index: number): void {
  add(state.valid, block, -1);
  put(state.valid_indices, block, (indices) => indices.filter((one) => one !== index));
}

function apply(state: FlashState, event: FlashEvent, block_pages: number): void {
  switch (event[0]) {
    case "open": {
      const [, block, stream] = event;
      state.free = state.free.filter((one) => one !== block);
      state.open[stream] = block;
      break;
    }
    case "choose":
      break;
    case "move": {
      const [, page, fromBlock, fromIndex, block, index] = event;
      program(state, page, block, index, block_pages);
      invalidate(state, fromBlock, fromIndex);
      break;
    }
    case "erase": {
      const [, block, count] = event;
      state.erases[block] = count;
      state.programmed[block] = 0;
      state.valid[block] = 0;
      put(state.owners, block, () => []);
      put(state.valid_indices, block, () => []);
      state.free.push(block);
      break;
    }
    case "write": {
      const [, page, block, index] = event;
      program(state, page, block, index, block_pages);
      break;
    }
    case "invalidate":
      invalidate(state, event[1], event[2]);
  }
}

/** The drive after several events, in one pass. */
function after(state: FlashState, events: readonly FlashEvent[], block_pages: number): FlashState {
  if (events.length === 0) return state;
  const next = draft(state);
  for (const event of events) apply(next, event, block_pages);
  return next;
}

/** The drive after one event. */
export const applied = (state: FlashState, event: FlashEvent, block_pages: number): FlashState =>
  after(state, [event], block_pages);

/** The drive of a step after its first `count` events. */
export const stateAt = ({ before, events, block_pages }: FlashShown, count: number): FlashState =>
  after(before, events.slice(0, count), block_pages);

/** A step's drives: before it, and after each of its events. */
export function statesOf({ before, events, block_pages }: FlashShown): FlashState[] {
  const states = [before];
  for (const event of events) states.push(applied(states.at(-1) ?? before, event, block_pages));
  return states;
}

export type CellState = "valid" | "invalid" | "free";

/** What a block's pages are, by index; of drives without owners too, where no index of a valid page is known. */
export function cellsOf(state: FlashState, block: number, block_pages: number): CellState[] {
  const valid = new Set(state.valid_indices?.[block]);
  const programmed = state.programmed[block] ?? 0;
  return Array.from({ length: block_pages }, (_, index) =>
    index >= programmed ? "free" : valid.has(index) ? "valid" : "invalid",
  );
}

/** The stream that a block is open for. */
export const streamOf = ({ open }: FlashState, block: number): FlashStream | null =>
  STREAMS.find((stream) => open[stream] === block) ?? null;

/** The block that is being emptied after these events: chosen, and not erased before the last of them. */
export function victimAt(events: readonly FlashEvent[], count: number) {
  for (let at = count - 1; at >= 0; at -= 1) {
    const event = events[at];
    if (event?.[0] === "erase" && at < count - 1) return null;
    if (event?.[0] === "choose") return { block: event[1], valid: event[2], reason: event[3] };
  }
  return null;
}
