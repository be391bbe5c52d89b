import type { Text } from "../en/index.ts";

export const counters: Text["counters"] = {
  heading: "Zähler",
  caption: "Simulierte Zähler und Gerätezeit bis hier",
  all: "Weitere Zähler",
  furtherCaption: "Weitere Zähler",
  counter: "Zähler",
  difference: "Unterschied",
  differenceOf: (lane) => `${lane}: Unterschied`,
  identitiesHold: (all) => `✓ Alle ${all} Gleichungen gelten`,
  identitiesBroken: (broken, all) => `✗ ${broken} von ${all} Gleichungen verletzt`,

  curves: "Kurven",
  cumulative: "Aufsummierte Zähler",
  computedUpTo: (position, requests) => `berechnet bis Anfrage ${position} von ${requests}`,
  wholeRun: "über den ganzen Lauf, der gezeigte Schritt markiert",
  score: {
    served: "Bediente Anfragen",
    servedMeaning:
      "Anfragen, die die Bahn bis zu diesem Moment bedient hat: Die Bahnen stehen bei verschiedenen, darum werden ihre anderen Zähler nicht verglichen.",
    heading: "Ergebnis",
    deviceTime: "Gerätezeit",
    dirtyPages: "Noch geänderte Seiten",
    dirtyPagesMeaning: "Geänderte Seiten, die jetzt im Bufferpool sind und noch geschrieben werden müssen.",
    curveOf: (counter: string) => `${counter}: Verlauf zeigen`,
    better: "besser",
    worse: "schlechter",
    neither: "",
    equal: "gleich",
    equalIn: (lanes) => (lanes === 2 ? "gleich in beiden" : "gleich in allen"),
    points: (apart) => `${apart} Punkte`,
  },
};
