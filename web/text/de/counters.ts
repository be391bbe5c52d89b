import type { Text } from "../en/index.ts";

export const counters: Text["counters"] = {
  heading: "Zähler",
  caption: "Simulierte Zähler und Gerätezeit bis hier",
  all: "Alle Zähler",
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
};
