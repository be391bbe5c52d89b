/** How values of a map are shaded: a band between two contours has one shade, a step darker than the one below it. */

/** Cells that have no value yet, those at 0, and bands of gains (above 0) and of losses (below), counted from 1. */
export type Band = "unknown" | number;

export function bandOf(value: number | null, levels: readonly number[]): Band {
  if (value === null) return "unknown";
  if (value === 0) return 0;
  const passed = levels.filter((level) =>
    value > 0 ? level > 0 && level <= value : level < 0 && level >= value,
  );
  return (1 + passed.length) * Math.sign(value);
}

/** All bands from the greatest loss to the greatest gain. */
export function bandsOf(values: readonly (number | null)[], levels: readonly number[]): number[] {
  const found = values.flatMap((value) => {
    const band = bandOf(value, levels);
    return band === "unknown" ? [] : [band];
  });
  return [...new Set(found)].toSorted((one, other) => one - other);
}

const PALEST = 14;
const DEEPEST = 88;

/** The shade as a colour: one hue, ever deeper with the gain; another hue for a loss; the ground where nothing is saved. */
export function shadeOf(band: number, bands: readonly number[]): string {
  if (band === 0) return "var(--surface)";
  const ends = bands.map(Math.abs);
  const share = PALEST + ((Math.abs(band) - 1) / Math.max(1, Math.max(...ends) - 1)) * (DEEPEST - PALEST);
  return `color-mix(in srgb, var(--${band > 0 ? "accent" : "error"}) ${Math.round(share)}%, var(--surface))`;
}

/** Cells of each band as one path, `size` pixels each, the first row at the foot. */
export function bandPaths(
  of: readonly Band[],
  width: number,
  [cellWidth, cellHeight]: readonly [number, number],
): ReadonlyMap<Band, string> {
  const paths = new Map<Band, string>();
  const rows = of.length / Math.max(1, width);
  for (let row = 0; row < rows; row += 1)
    for (let from = 0, to = 0; from < width; from = to) {
      const band = of[row * width + from] ?? "unknown";
      while (to < width && of[row * width + to] === band) to += 1;
      const pixels = (cells: number, size: number) => (cells * size).toFixed(2);
      const [left, right] = [pixels(from, cellWidth), pixels(to, cellWidth)];
      const [top, foot] = [pixels(rows - 1 - row, cellHeight), pixels(rows - row, cellHeight)];
      paths.set(band, `${paths.get(band) ?? ""}M${left} ${top}H${right}V${foot}H${left}z`);
    }
  return paths;
}
