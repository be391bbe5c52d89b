import type { Text } from "../en/index.ts";

export const curves: Text["curves"] = {
  nothingYet: "Noch nichts gezählt.",
  atRequest: (position) => `Bei Anfrage ${position}`,
  atTime: (time) => `Bei ${time}`,
  reading: (at, values, unit, against) =>
    `${at}: ${values.join("; ")}${unit === "" ? "" : ` ${unit}`}${against === "" ? "" : ` (${against})`}`,
  read: (title) => `${title}: Kurven ablesen`,
  cumulative: (unit) => `(${unit}, aufsummiert)`,
  levelWords: (title, reading) => `${title}. ${reading}.`,
  words: (title, reading) => `${title}, aufsummiert. ${reading}.`,
  requestsAxis: "Anfragen",
  asTable: (title) => `${title} als Tabelle`,
  caption: (title, unit) => `${title} in ${unit}, aufsummiert`,
  requestsColumn: "Anfragen",
  theSame: "gleich",
  lessThan: (value) => `weniger als ${value}`,
  lower: (percent) => `${percent} niedriger`,
  higher: (percent) => `${percent} höher`,
  mapAsPixels: "Die Karte ist als Pixelbild eingebettet.",
  noPicture: "Der Browser hat kein Bild geliefert: Vielleicht ist es zu groß.",
};
