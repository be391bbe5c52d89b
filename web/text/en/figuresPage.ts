/** The list of figures and the page of one. What an experiment's own file says is content, in English. */
import { plural } from "./plural.ts";

export const figuresPage = {
  allFigures: "All figures",
  title: "Figures",
  intro:
    "The experiments behind the papers' figures, to be run here: what a paper measured on real systems stands beside what the model gives, in simulated device time. Each page says where the two part, and why as far as it is known.",
  /** Where the interface is not in English: that the texts of the figures are. */
  inEnglish: "",
  unknown: (name: string) => `There is no figure called ${name}. These are all:`,
  about: "About this figure",
  noRun: (why: string) => `The run could not be opened: ${why}`,
  nothingDrawn: "Nothing is drawn yet: run the figure.",
  composition: "What the runs are composed of",
  differs: "Where model and measurement part:",

  first: "A question first",
  firstHelp: "Think before you look: the plots come with your answer.",
  withoutAnswer: "Show the plots without an answer",
  veiled: "The plots, and what they mean, come with your answer.",
  asked: "The question before this figure, with its answer",
  plots: "Plots",

  export: "Export",
  valuesCsv: "Values (CSV)",
  valuesJson: "Values (JSON)",
  everyRun: "Every run (JSON)",
  exportNote: "Times are simulated device time. SVG and PNG are beside each plot.",
  runWith: (settings: string) => `Run with ${settings}.`,
  pale: "Pale: computed with earlier settings.",
  after: (source: string) => `After ${source}.`,

  reported: "What the paper reports",
  curvesOnly: "No numbers: it shows curves only.",
  where: "Where",
  paper: "Paper",
  here: "Here",
  everywhere: "all",
  noValue: "no value",
  less: (amount: string) => `${amount} less`,
  more: (amount: string) => `${amount} more`,
  points: (amount: string) => `${amount} points`,
  theSame: "the same",
  within: "within the paper's range",
  overlapping: "overlapping the paper's",
  range: (low: string, high: string) => `${low} to ${high}`,

  /** Names of measures in plots that show run time beside device time. */
  ofBothTimes: { latency_saved_percent: "Time saved" },
  residuals: "How near the run times come",
  residualsAbout: (share: string) =>
    `PostgreSQL-like run time counts only the share f = ${share} of the write time, as fitted to figure 8 of the ACE paper; it was not measured. Under each: model minus paper, in points of a percentage or in percent of a speedup.`,
  deviceTime: "Device time",
  lowEnd: (place: string) => `${place}: lower end`,
  highEnd: (place: string) => `${place}: upper end`,
  fitted: "fitted",
  predicted: "predicted",
  rootMeanSquare: "Root mean square",
  rootMeanSquarePoints: "Root mean square, in points",
  calibration: "From device time to PostgreSQL's run times: how f = 0.2 was fitted",
  toCalibration: "How f was fitted, and what it does not explain",

  run: "Run",
  runs: "Runs",
  cancel: "Cancel",
  settingsNow: (settings: string) => `The settings are now ${settings}: Run draws them.`,
  inAdvance: (settings: string) => `Computed in advance: ${settings}.`,
  computedHere: (settings: string) => `Computed here: ${settings}.`,
  notYetAnew: "Faded: still the previous settings.",
  loadingEngine: "Loading the engine …",
  running: (done: string, all: number, shown: string, left: string | null) =>
    `Running: ${done} of ${shown} ${plural(all, "run", "runs")}${left === null ? "" : `, ${left} left`}.`,
  stopped: "Stopped.",
  stoppedAfter: (done: string, all: number, shown: string) =>
    `Stopped after ${done} of ${shown} ${plural(all, "run", "runs")}.`,
  done: (all: number, shown: string, seconds: string) =>
    `${shown} ${plural(all, "run", "runs")} in ${seconds} s.`,
  fewSeconds: "a few seconds",
  seconds: (count: number, shown: string) => `about ${shown} ${plural(count, "second", "seconds")}`,
  minutes: (count: number, shown: string) => `about ${shown} ${plural(count, "minute", "minutes")}`,
  hours: (count: number, shown: string) => `about ${shown} ${plural(count, "hour", "hours")}`,
  /** Of exact values with nothing to choose. */
  asItOpens: "exact values",
  seed: (seed: string) => `seed ${seed}`,
  seeds: (first: string, last: string) => `seeds ${first} to ${last}`,

  settings: "Settings",
  back: "Back to the figure's settings",
  shape: "The shape that must hold",
  verdict: (statement: string) => `(${statement})`,
  verdicts: { true: "holds", false: "fails", null: "not yet known" },
  lane: "Lane",

  /** Parameters that the registry does not list. */
  parameters: {
    seeds: "Seeds",
    seedsHelp: "How many times every point is run, each time with another seed of the workload.",
    seedsWhy: "The spread over the seeds shows what is chance.",
    framesPercent: "Pool, share of the data",
    framesPercentHelp: "How many frames the pool has for a hundred pages of data.",
    framesPercentWhy: "The smaller the pool, the more often a page must go.",
  },
};
