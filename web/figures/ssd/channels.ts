/** Pages written on a drive of several chips, so many at a time: which chip works when. */

export interface Schedule {
  /** For each chip, what it writes in each device step: a page, or null where it is idle. */
  chips: (number | null)[][];
  device_steps: number;
  /** Pages written / (chips x device steps). */
  utilisation: number;
}

/**
 * `pages` writes, `together` handed over at once, the next ones when all of these are done. Each goes to the next chip;
 * a chip takes one device step for each.
 */
export function schedule(pages: number, chips: number, together: number): Schedule {
  const rows: (number | null)[][] = Array.from({ length: chips }, () => []);
  let device_steps = 0;
  for (let first = 0; first < pages; first += together) {
    const batch = Math.min(together, pages - first);
    const steps = Math.ceil(batch / chips);
    for (const [chip, row] of rows.entries())
      for (let step = 0; step < steps; step += 1) {
        const at = step * chips + chip;
        row.push(at < batch ? first + at : null);
      }
    device_steps += steps;
  }
  return { chips: rows, device_steps, utilisation: pages / (chips * device_steps) };
}
