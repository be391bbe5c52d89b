/** Charts along the trace. Numbers come formatted. */
export const curves = {
  nothingYet: "Nothing counted yet.",
  atRequest: (position: string) => `At request ${position}`,
  atTime: (time: string) => `At ${time}`,
  reading: (at: string, values: readonly string[], unit: string, against: string) =>
    `${at}: ${values.join("; ")}${unit === "" ? "" : ` ${unit}`}${against === "" ? "" : ` (${against})`}`,
  read: (title: string) => `${title}: read the curves`,
  cumulative: (unit: string) => `(${unit}, cumulative)`,
  levelWords: (title: string, reading: string) => `${title}. ${reading}.`,
  words: (title: string, reading: string) => `${title}, cumulative. ${reading}.`,
  requestsAxis: "requests",
  asTable: (title: string) => `${title} as a table`,
  caption: (title: string, unit: string) => `${title} in ${unit}, cumulative`,
  requestsColumn: "Requests",
  theSame: "the same",
  lessThan: (value: string) => `less than ${value}`,
  lower: (percent: string) => `${percent} lower`,
  higher: (percent: string) => `${percent} higher`,
  mapAsPixels: "The map is embedded as pixels.",
  noPicture: "This browser gave no picture: it may be too large.",
};
