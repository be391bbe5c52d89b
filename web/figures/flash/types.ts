/** What the figure of a flash drive is given: the drive before a step, and what the step did to it. Rules: docs/rules/flash.md. */

/** Whose pages an open block takes. */
export type FlashStream = "host" | "hot" | "moved" | "levelled";

/** A drive's blocks at a moment. Arrays are by block. */
export interface FlashState {
  /** Erases over the drive's life. */
  erases: readonly number[];
  /** Pages programmed since the last erase: the indices below it. */
  programmed: readonly number[];
  /** How many of these are valid. */
  valid: readonly number[];
  /** The logical page at each programmed index, valid or not; null for drives of more than 64 blocks or 8192 pages. */
  owners: readonly (readonly number[])[] | null;
  /** Which indices are valid, rising; null where `owners` is. */
  valid_indices: readonly (readonly number[])[] | null;
  /** The queue of free blocks, front first. */
  free: readonly number[];
  /** The block that each stream has open. */
  open: Readonly<Record<FlashStream, number | null>>;
}

/** What a drive does, in the order in which it happens. A move's source is invalid without an event. */
export type FlashEvent =
  | readonly ["open", block: number, stream: FlashStream]
  | readonly ["choose", block: number, valid: number, reason: "gc" | "wear"]
  | readonly [
      "move",
      page: number,
      from_block: number,
      from_index: number,
      to_block: number,
      to_index: number,
    ]
  | readonly ["erase", block: number, count: number]
  | readonly ["write", page: number, block: number, index: number]
  | readonly ["invalidate", block: number, index: number];

/** What follows from the counters, by its name in the rules; null where there is none. */
export interface FlashDerived {
  /** Physical writes a host write, since the start. */
  write_amplification: number | null;
  /** The same in the last complete window. */
  write_amplification_last: number | null;
  /** Erases a block, over the drive's life. */
  erase_mean: number;
  lifetime_years: number | null;
  lifetime_years_first_block: number | null;
  /** Flash beyond the logical pages, in percent of these. */
  spare_real: number;
  /** The chip's work of a host write. */
  chip_write_us: number | null;
  base_us: number;
  alpha: number | null;
  k_r: number;
  k_w: number | null;
}

/** A lane's drive: as it was before a step's batch, and what the batch did. */
export interface FlashShown {
  /** D: pages of the database, the first of the logical pages. */
  pages: number;
  /** L */
  logical_pages: number;
  /** P: pages a block. */
  block_pages: number;
  /** N */
  blocks: number;
  /** Percent of L. */
  spare_real: number;
  before: FlashState;
  /** The drive now follows from `before` by these. */
  events: readonly FlashEvent[];
  /** By the names of docs/rules/flash.md; `window_moved` is absent while no window is complete. */
  counters: Readonly<Record<string, number>>;
  derived: FlashDerived;
  /** `chip_write_us` in its parts, in us a host write; null before the first. */
  chip_write: { program_us: number; moves_us: number; erases_us: number } | null;
  chip: FlashChip;
}

/** The chip's times and size; none of them enters the simulation. */
export interface FlashChip {
  t_read_us: number;
  t_program_us: number;
  t_erase_us: number;
  /** Bus, controller and host. */
  t_host_us: number;
  channels: number;
  dies: number;
  planes: number;
  /** Erases that a block stands. */
  rated_cycles: number;
  /** Of the whole drive. */
  drive_writes_a_day: number;
}
