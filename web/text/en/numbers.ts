/** Numbers with words: comparisons, units, times. Numbers come formatted. */
export const numbers = {
  percent: (value: string) => `${value}%`,
  equal: "equal",
  fewer: "fewer",
  more: "more",
  less: "less",
  lower: "lower",
  higher: "higher",
  points: (value: string) => `${value} points`,
  bytes: (value: string) => `${value} bytes`,
  leftOut: (characters: string) => `(${characters} characters left out)`,
  /** A length of time that is only roughly known. */
  about: (time: string) => `about ${time}`,
  /** Units of parameters, by the engine's word; one that is missing stays. */
  units: { pages: "pages", frames: "frames", requests: "requests" },
  range: (low: string, high: string) => `${low} to ${high}`,
  wholeNumber: (range: string) => `whole number, ${range}`,
};
