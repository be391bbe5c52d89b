/** A drive that is handed one page at a time. */
export const four = {
  pages: 8,
  frames: 4,
  device: "pcie-p4510",
  lanes: [{ policy: "lru", mode: "baseline" }],
  workload: { kind: "given", trace: "R5 R6 R7" },
  start: { pool: "3 4D 2 1D" },
};

const batchOf = (n_w: number) => ({ policy: "lru", mode: "ace", n_w });

/** Eight pages handed over together, and nine. */
export const together = {
  pages: 20,
  frames: 10,
  device: "pcie-p4510",
  lanes: [batchOf(8), batchOf(9)],
  workload: { kind: "given", trace: "R10" },
  start: { pool: "0D 1D 2D 3D 4D 5D 6D 7D 8D 9D" },
};
