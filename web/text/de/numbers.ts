import type { Text } from "../en/index.ts";

export const numbers: Text["numbers"] = {
  percent: (value) => `${value}\u{a0}%`,
  equal: "gleich",
  fewer: "weniger",
  more: "mehr",
  less: "weniger",
  lower: "niedriger",
  higher: "höher",
  points: (value) => `${value} Prozentpunkte`,
  bytes: (value) => `${value} Byte`,
  leftOut: (characters) => `(${characters} Zeichen ausgelassen)`,
  about: (time) => `etwa ${time}`,
  units: { pages: "Seiten", frames: "Rahmen", requests: "Anfragen" },
  range: (low, high) => `${low} bis ${high}`,
  wholeNumber: (range) => `ganze Zahl, ${range}`,
};
