/** The leaderboard of policies, curves over the size of the pool, and the optimum. Numbers come formatted. */

export const leaderboard = {
  heading: "Leaderboard",
  what: "The scene's requests under up to eight policies.",
  rank: "Rank",
  shared: "shared",
  rankBy: (counter: string) => `Rank by ${counter}`,
  policy: "Policy",
  above: "Above optimum",
  diverges: "First differs",
  divergesMeaning: "The first request that is served otherwise than by the first of the list",
  never: "never",
  atRequest: (request: string) => `at ${request}`,
  open: "Open both",
  openBeside: (entry: string, first: string) => `Open ${first} and ${entry} as lanes`,
  isFirst: "the first",
  remove: (entry: string) => `Remove ${entry}`,
  add: "Add",
  full: "Eight is the most.",
  csv: "CSV",
  notPrograms: "Own policies are left out: their programs run only where they are shown.",
  sizes: {
    heading: "Over the size of the pool",
    measure: "Shown",
    misses: "Misses",
    deviceTime: "Device time",
    exact: "LRU, exact",
    exactHelp:
      "LRU, exact: every size in one pass, by stack distances. The others are runs at 24 sizes; a click on a point opens its run.",
    frames: "Frames in the pool",
  },
  optimum: {
    above: "Above optimum",
    aboveMeaning:
      "Misses above those of MIN, which knows the requests to come: on demand no policy misses less. Cost has another optimum, which nobody computes: it is NP-complete to find, and MIN may cost up to 1 + alpha times as much.",
    finding: "Computing the optimum",
    failed: (why: string) => `The optimum could not be computed: ${why}`,
    asked: (requests: string, megabytes: string) =>
      `The optimum over ${requests} requests takes about ${megabytes} MiB of memory.`,
    find: "Compute it",
  },
};
