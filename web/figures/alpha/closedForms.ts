/** Write amplification of uniform writes in closed form, for one stream (docs/rules/flash.md). */

/** A drive that its data fills. */
export interface FormDrive {
  /** L: logical pages, which are the database's. */
  pages: number;
  /** P. */
  block_pages: number;
  /** Free blocks that the host leaves to garbage collection. */
  reserve: number;
}

export type Form = "fifo" | "greedy";
export const FORMS = ["fifo", "greedy"] as const satisfies Form[];

/** N of a drive with so much spare area, in percent. */
export function blocksOf({ pages, block_pages, reserve }: FormDrive, spare: number): number {
  const least = Math.floor(pages / block_pages) + reserve + 2;
  return Math.max(Math.ceil((pages * Math.round(1000 + 10 * spare)) / (1000 * block_pages)), least);
}

/** The spare area that so many blocks are, in percent. */
export const spareOf = ({ pages, block_pages }: FormDrive, blocks: number): number =>
  100 * ((blocks * block_pages) / pages - 1);

/** a: the blocks that share the data, in its size. Each stream's open block counts half, the reserve not at all. */
export const roomOf = ({ pages, block_pages, reserve }: FormDrive, blocks: number, streams = 1): number =>
  ((blocks - reserve - streams / 2) * block_pages) / pages;

/** More than Newton's method needs at any a. */
const MOST_TURNS = 100;

/** Lambert's W between -1 and 0, of z between -1/e and 0. From 0 on the tangents fall towards it, never past it. */
function lambert(z: number): number {
  let [w, before] = [0, 1];
  for (let turn = 0; turn < MOST_TURNS && w < before; turn += 1) {
    before = w;
    w -= (w * Math.exp(w) - z) / (Math.exp(w) * (w + 1));
  }
  return w;
}

/** a / (a + W(-a e^-a)): Menon 1995; Xiang and Kurkoski 2011; Desnoyers 2012, equation 4. */
export const fifoForm = (room: number): number =>
  room <= 1 ? Number.POSITIVE_INFINITY : room / (room + lambert(-room * Math.exp(-room)));

/** H_n. */
function harmonic(n: number): number {
  let sum = 0;
  for (let k = 1; k <= n; k += 1) sum += 1 / k;
  return sum;
}

/** P / (P - m - 1 + q), where a (P - m - 1 + q) = P (H_P - H_(m+1) + q / (m + 1)) and 0 < q <= 1, for ever more blocks. */
export function greedyForm(room: number, block_pages: number): number {
  const whole = harmonic(block_pages);
  for (let [m, sum] = [0, 0]; m < block_pages; m += 1) {
    const next = m + 1;
    sum += 1 / next;
    const q = (block_pages * (whole - sum) - room * (block_pages - next)) / (room - block_pages / next);
    if (q > 0 && q <= 1) return block_pages / (block_pages - next + q);
  }
  return 1;
}

export const formOf = (form: Form, drive: FormDrive, blocks: number, streams = 1): number => {
  const room = roomOf(drive, blocks, streams);
  return form === "fifo" ? fifoForm(room) : greedyForm(room, drive.block_pages);
};
