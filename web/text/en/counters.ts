/** Counters, their table and their charts. */
export const counters = {
  heading: "Counters",
  caption: "Simulated counters and device time so far",
  all: "All counters",
  furtherCaption: "Further counters",
  counter: "Counter",
  difference: "Difference",
  differenceOf: (lane: string) => `${lane}: difference`,
  identitiesHold: (all: number) => `✓ All ${all} identities hold`,
  identitiesBroken: (broken: number, all: number) => `✗ ${broken} of ${all} identities broken`,

  curves: "Curves",
  cumulative: "Cumulative counters",
  computedUpTo: (position: string, requests: string) => `computed up to request ${position} of ${requests}`,
  wholeRun: "over the whole run, the shown step marked",
};
