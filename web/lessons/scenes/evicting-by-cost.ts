const again = (part: string, times: number) => Array<string>(times).fill(part).join(" ");
const floor = { placement: "conservative", floor: true };

/**
 * Pages 1, 2 and 3 are read until they live on flash; then six pages of all classes fill the pool. Pages that come while it
 * fills wait in their queues: three hits bring them into the time segment, and the oldest ones out of it.
 */
export const queues = {
  pages: 12,
  frames: 6,
  lanes: [
    { ...floor, replacement: "lru" },
    { ...floor, replacement: "cost", lambda: 0.5 },
  ],
  workload: {
    kind: "given",
    trace: `${again("R1 R2 R3 F", 6)} W4 R3 W2 R5 R1 R6 R5 R1 R6 R7 R8 R9 R10 R4 R2 R6 R4 W2 R1 R5 R3 F`,
  },
};

const placed = { placement: "given" };

/** Changes of the preset "lambda": LRU beside three fixed cost segments. */
export const setA = {
  lanes: [
    { ...placed, replacement: "lru" },
    ...[0.5, 0.9, 1].map((lambda) => ({ ...placed, replacement: "cost", lambda })),
  ],
};
/** The same with query set B. */
export const setB = {
  ...setA,
  workload: { kind: "tree_placed", records: 20_000, query_set: "b", queries: 20_000, seed: "1" },
};
