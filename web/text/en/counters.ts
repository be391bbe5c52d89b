/** Counters, their table and their charts. */
export const counters = {
  heading: "Counters",
  caption: "Simulated counters and device time so far",
  all: "Further counters",
  furtherCaption: "Further counters",
  counter: "Counter",
  difference: "Difference",
  differenceOf: (lane: string) => `${lane}: difference`,
  identitiesHold: (all: number) => `✓ All ${all} sums agree`,
  identitiesBroken: (broken: number, all: number) => `✗ ${broken} of ${all} identities broken`,

  curves: "Curves",
  cumulative: "Cumulative counters",
  computedUpTo: (position: string, requests: string) => `computed up to request ${position} of ${requests}`,
  wholeRun: "over the whole run, the shown step marked",
  score: {
    served: "Requests served",
    servedMeaning:
      "Requests that the lane has served by this moment: the lanes stand at different ones, so their other counters are not compared.",
    heading: "Score",
    deviceTime: "Device time",
    dirtyPages: "Dirty pages left",
    dirtyPagesMeaning: "Dirty pages in the pool now, which have yet to be written.",
    curveOf: (counter: string) => `${counter}: show the curve`,
    better: "better",
    worse: "worse",
    neither: "",
    equal: "equal",
    /** Before counters that are the same in all lanes. */
    equalIn: (lanes: number): string => (lanes === 2 ? "equal in both" : "equal in all"),
    /** Percentage points, short. */
    points: (apart: string) => `${apart} points`,
  },
};
