/** How alpha, k_r and k_w follow from a drive's chips and its write amplification (docs/rules/flash.md, "What follows from the counters"). */

/** Numbers of a drive's chips, by the ids of the engine's parameters. */
export interface Chip {
  t_read_us: number;
  t_program_us: number;
  t_erase_us: number;
  /** Bus, controller and host for a page: the free number, which nothing derives. */
  t_host_us: number;
  channels: number;
  /** Of a channel. */
  dies: number;
  /** Of a die. */
  planes: number;
}

export type ChipId = keyof Chip;

/** W in its parts: the dies' work for one host write. */
export interface ChipWrite {
  program_us: number;
  moves_us: number;
  erases_us: number;
}

export const PARTS = ["program_us", "moves_us", "erases_us"] as const satisfies (keyof ChipWrite)[];

/** What the chips give; null before the first host write. */
export interface Derived {
  /** W. */
  chip_write_us: number | null;
  base_us: number;
  alpha: number | null;
  k_r: number;
  k_w: number | null;
}

/** Where a host write was. */
export type DerivedWrite = { [name in keyof Derived]: number };

/** A device as scenes have it. */
export type DeviceNumbers = Record<"base_us" | "alpha" | "k_r" | "k_w", number>;

/** W in its parts at a write amplification: each host write moves WA - 1 pages and pays for the WA-th part of P of an erase. */
export const writeAt = (chip: Chip, block_pages: number, amplification: number): ChipWrite => ({
  program_us: chip.t_program_us,
  moves_us: (amplification - 1) * (chip.t_read_us + chip.t_program_us),
  erases_us: (amplification / block_pages) * chip.t_erase_us,
});

/** W, in microseconds. */
export const workOf = (write: ChipWrite): number => PARTS.reduce((sum, part) => sum + write[part], 0);

/** alpha by latency; k_r and k_w by Little's law over all dies. */
export function derived(chip: Chip, write: ChipWrite): DerivedWrite {
  const { t_read_us, t_host_us, channels, dies, planes } = chip;
  const units = channels * dies * planes;
  const work_us = workOf(write);
  const base_us = t_read_us + t_host_us;
  return {
    chip_write_us: work_us,
    base_us,
    alpha: (work_us + t_host_us) / base_us,
    k_r: (units * base_us) / t_read_us,
    k_w: (units * (work_us + t_host_us)) / work_us,
  };
}

/** Half up, to so many digits after the point. */
function rounded(value: number, digits: number): number {
  const ten = 10 ** digits;
  return Math.floor(value * ten + 0.5) / ten;
}

/** The device that a lane's drive is, with the digits that a scene gets; null before the first host write. */
export function asDevice({ base_us, alpha, k_r, k_w }: Derived): DeviceNumbers | null {
  if (alpha === null || k_w === null) return null;
  const channels = (value: number) => Math.max(1, rounded(value, 0));
  return { base_us: rounded(base_us, 1), alpha: rounded(alpha, 2), k_r: channels(k_r), k_w: channels(k_w) };
}
