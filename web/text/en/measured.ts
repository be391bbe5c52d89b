/** The dialog about a measured device, which is loaded when it is needed. */
export const measured = {
  read: "What was read",
  caption: "What was read. * Throughput rises by no more than 5% to the next depth.",
  columns: ["Depth", "Reads/s", "µs a read", "Writes/s", "µs a write"],
  pagesOf: (names: string, bytes: string) => `${names}, pages of ${bytes} bytes`,
  numbers: (alpha: string, k_r: string, k_w: string, base_us: string) =>
    `alpha = ${alpha}, k_r = ${k_r}, k_w = ${k_w}, read latency = ${base_us} µs`,
  latencyRule: "Read latency: the mean latency of reads at depth 1.",
  depthRule: "k_r, k_w: the depth after which throughput stops rising (*).",
  alphaFrom: "alpha is a ratio of",
  alphaRules: {
    throughput: (alpha: string) =>
      `throughputs, ${alpha}: reads a second divided by writes a second at these depths, as data sheets lead to it.`,
    latency: (alpha: string) =>
      `latencies, ${alpha}: the time of one write divided by that of one read there, (k_w / writes a second) / (k_r / reads a second). This is what alpha stands for in the model.`,
  },
  reads: "Reads",
  writes: "Writes",
  comparison: (what: string, depth: string, iops: string, model: string) =>
    `${what} at depth ${depth}: ${iops} a second measured, at most ${model} in the model.`,
  differs:
    "In the model k pages take the time of one, and a write takes alpha times a read. A real device slows down gradually, so the two may differ. Reads stand to writes as measured with alpha from latencies; with alpha from throughputs, k_r / k_w times that.",
  use: "Use these numbers",
  cancel: "Cancel",
};
