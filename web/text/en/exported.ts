/** Files and pictures to take away. What is in data files stays English. Numbers come formatted. */
export const exported = {
  scene: "Scene (JSON, opens again)",
  countersCsv: "Counters (CSV)",
  countersJson: "Counters (JSON)",
  seriesCsv: "Series (CSV)",
  seriesJson: "Series (JSON)",
  traceCsv: "Trace (CSV)",
  forExcel: "CSV for Excel in English",
  state: "Pool and last events (JSON)",
  picture: (label: string, format: string) => `${label} (${format})`,
  failed: (why: string) => `Nothing was exported: ${why}`,
  tooLarge: (frames: string, most: string) =>
    `A pool of ${frames} frames is too large to write out; up to ${most} can be.`,
  seriesSoFar: (done: string, requests: string) =>
    `The series is computed up to request ${done} of ${requests}. Export it again when the curves are complete.`,
  note: "Times are simulated device time. Pictures are light in either theme.",
};
