/** What stands beneath pictures that are saved. Numbers come formatted. */
export const pictures = {
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
