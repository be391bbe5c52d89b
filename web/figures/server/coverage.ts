/** How much of each column of time spans cover: for areas, where rows would be too many. */

/** Mean number of spans in each of `columns` equal columns of [from, to]. */
export function coverage(
  spans: Iterable<readonly [from: number, to: number]>,
  columns: number,
  [from, to]: readonly [number, number],
): Float64Array {
  const sums = new Float64Array(columns);
  // Columns that are covered whole, as changes of their number.
  const changes = new Float64Array(columns + 1);
  const scale = columns / (to - from);
  for (const span of spans) {
    const start = Math.max(0, (span[0] - from) * scale);
    const end = Math.min(columns, (span[1] - from) * scale);
    if (!(end > start)) continue;
    const [first, last] = [Math.floor(start), Math.min(columns - 1, Math.floor(end))];
    if (first === last) {
      sums[first] = (sums[first] ?? 0) + end - start;
      continue;
    }
    sums[first] = (sums[first] ?? 0) + first + 1 - start;
    sums[last] = (sums[last] ?? 0) + end - last;
    changes[first + 1] = (changes[first + 1] ?? 0) + 1;
    changes[last] = (changes[last] ?? 0) - 1;
  }
  let whole = 0;
  return sums.map((sum, column) => {
    whole += changes[column] ?? 0;
    return sum + whole;
  });
}

/** What lies between spans in [from, to], which may come in any order. */
export function gaps(
  spans: readonly (readonly [from: number, to: number])[],
  [from, to]: readonly [number, number],
): [from: number, to: number][] {
  const found: [number, number][] = [];
  let at = from;
  for (const [start, end] of spans.toSorted((one, other) => one[0] - other[0])) {
    if (Math.min(start, to) > at) found.push([at, Math.min(start, to)]);
    at = Math.max(at, end);
  }
  if (to > at) found.push([at, to]);
  return found;
}
