/** Plots of experiments. Numbers come formatted. */
export const plot = {
  keys: (title: string) =>
    `${title}. Arrow keys go from point to point, Enter opens a point's run in the lab.`,
  keysOnly: (title: string) => `${title}. Arrow keys go from point to point.`,
  postgresqlLike: (share: string) => `PostgreSQL-like, f = ${share} fitted to figure 8`,
  deviceTime: "device time",
  ofRunTime: (name: string, told: string) => `${name}: ${told}`,
  paperValue: "the paper's value",
  paperRange: "the paper's range",
  whisker: (seeds: number) => `smallest to largest of ${seeds} seeds`,
  whiskerInterval: (seeds: number) => `95% interval of the mean, ${seeds} seeds`,
  asTable: (title: string) => `${title} as a table`,
  caption: (measure: string, seeds: number) =>
    `${measure}: mean of ${seeds} seeds, with the smallest and the largest value`,
  captionInterval: (measure: string, seeds: number) =>
    `${measure}: mean of ${seeds} seeds, with its 95% interval by Student's t`,
  spread: (mean: string, low: string, high: string) => `${mean} (${low} to ${high})`,
  matrixMeans: (measure: string, seeds: number) => `${measure}: mean of ${seeds} seeds`,
  openRun: "Open this run in the lab",
  oneSeed: (value: string) => `${value}, one seed`,
  allTheSame: (value: string, seeds: number) => `${value}, the same for ${seeds} seeds`,
  mean: (value: string, seeds: number) => `${value}, mean of ${seeds} seeds`,
  allRounded: "all rounded to it",
  fromTo: (low: string, high: string) => `from ${low} to ${high}`,
  interval: (low: string, high: string) => `95% interval ${low} to ${high}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  paper: (value: string) => `the paper: ${value}`,
  stale: "of earlier settings",
  hint: (seed: string) => `Click or Enter opens the run with seed ${seed} in the lab.`,
};
