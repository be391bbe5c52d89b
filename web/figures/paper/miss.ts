/**
 * The slides' miss, state by state: pool of seven, LRU, k_w = n_w = 3, n_e = 2, a write of page 1, page 9 known to
 * follow it. The preset "Slides: LRU with the Reader" runs the same in the lab.
 */
import type { Chip } from "./PageChip.tsx";

export type Part = "policy" | "pool" | "writer" | "evictor" | "reader" | "device";
/** Paths between the parts: requests, writes and reads. */
export type Way = "request" | "order" | "collect" | "write" | "name" | "drop" | "read" | "place";

export interface MissMoment {
  /** MRU first. */
  pool: readonly Chip[];
  active: readonly Part[];
  way: Way | null;
}

const start: readonly Chip[] = [
  { page: 8, dirty: true },
  { page: 6 },
  { page: 2, dirty: true },
  { page: 3 },
  { page: 5, dirty: true },
  { page: 7 },
  { page: 4, dirty: true },
];
const batch = [4, 5, 2];
const dropped = [4, 7];
const is = (list: readonly number[], { page }: Chip) => page !== null && list.includes(page);

const written = start.map((chip) => (is(batch, chip) ? { ...chip, dirty: false } : chip));
const room: readonly Chip[] = written.map((chip) => (is(dropped, chip) ? { page: null } : chip));
const kept = room.filter((chip) => chip.page !== null);

export const miss: readonly MissMoment[] = [
  { pool: start, active: [], way: null },
  { pool: start, active: ["pool"], way: "request" },
  {
    pool: start.map((chip) => (is([4], chip) ? { ...chip, requested: false, evicted: true } : chip)),
    active: ["policy", "pool"],
    way: "order",
  },
  {
    pool: start.map((chip) => (is(batch, chip) ? { ...chip, written: true } : chip)),
    active: ["writer", "policy"],
    way: "collect",
  },
  {
    pool: written.map((chip) => (is(batch, chip) ? { ...chip, written: true } : chip)),
    active: ["writer", "device"],
    way: "write",
  },
  { pool: written, active: ["reader"], way: "name" },
  {
    pool: written.map((chip) => (is(dropped, chip) ? { ...chip, evicted: true } : chip)),
    active: ["evictor", "pool"],
    way: "drop",
  },
  { pool: room, active: ["device", "reader"], way: "read" },
  {
    pool: [{ page: 1, dirty: true, requested: true }, ...kept, { page: 9, prefetched: true }],
    active: ["pool"],
    way: "place",
  },
];
