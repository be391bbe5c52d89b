/** Files and pictures to take away. What is in data files stays English. Numbers come formatted. */
export const exports = {
  heading: "Export",
  scene: "Scene (JSON, opens again)",
  countersCsv: "Counters (CSV)",
  countersJson: "Counters (JSON)",
  seriesCsv: "Series (CSV)",
  seriesJson: "Series (JSON)",
  traceCsv: "Trace (CSV)",
  state: "Pool and last events (JSON)",
  pools: "Pools",
  curves: "Curves",
  picture: (label: string, format: string) => `${label} (${format})`,
  tooLarge: (frames: string, most: string) =>
    `A pool of ${frames} frames is too large to write out; up to ${most} can be.`,
  seriesSoFar: (done: string, requests: string) =>
    `The series is computed up to request ${done} of ${requests}. Export it again when the curves are complete.`,
  note: "Times are simulated device time. Pictures are light in either theme.",

  times: "Times are simulated device time. Made with Bufferpool Lab.",
  lanes: (names: readonly string[]) => `Lanes: ${names.join("; ")}.`,
  trace: (name: string) => `Trace: ${name}.`,
  writtenOut: "written out",
  seed: (seed: string) => `seed ${seed}`,
  workload: (parts: readonly string[]) => `Workload: ${parts.join(", ")}.`,
  /** A label within a sentence. "CPU time" keeps its capital. */
  inSentence: (label: string) => label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
  changed: (title: string) => `${title}, changed`,
  ownScene: "Own scene",
  preset: (title: string) => `Preset "${title}"`,
  givenPages: "The pool starts with given pages.",
  poolsTitle: (run: string, when: string) => `${run}: the pools ${when}`,
  before: "before the first request",
  after: (position: string, requests: string) => `after request ${position} of ${requests}`,
  curvesTitle: (run: string, what: string) => `${run}: ${what}`,
  cumulativeCounters: "cumulative counters",
  computedUpTo: (position: string, requests: string) => `Computed up to request ${position} of ${requests}.`,
};
