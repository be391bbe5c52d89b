import type { whatIf as en } from "../en/whatIf.ts";

export const whatIf: typeof en = {
  heading: "Was wenn?",
  pair: "Parameter der Karte",
  reads: "Lesen",
  about: (policy) => `Gerätezeit, die ACE mit ${policy} spart, über den ganzen Lauf dieser Szene.`,
  how: "Den Punkt ziehen oder die Pfeiltasten drücken: das Labor folgt.",
  dot: (x, y) => `Diese Szene auf der Karte, ${x} mal ${y}`,
  at: (x, y) => `${x}, ${y}`,
  value: (name, value) => `${name} = ${value}`,
  saves: (share) => `ACE spart ${share}`,
  costs: (share) => `ACE braucht ${share} mehr`,
  nothing: "ACE spart nichts",
  times: (alone, ace) => `${alone} allein, ${ace} in ACE`,
  unknown: "noch nicht berechnet",
  nearby: (at) => `${at} (der nächste Lauf bisher)`,
  wall: "kein Gewinn",
  legend: { costs: "braucht mehr", nothing: "kein Gewinn", saves: "spart" },
  filled: (done, all) => `Erst grob: ${done} von ${all} Zellen sind ein eigener Lauf.`,
  fixedBatch: (n_w) => `Ein Bündel bleibt bei n_w = ${n_w} Seiten, was auch immer k_w ist.`,
  hardlyFills: (frames) =>
    `Die Stichprobe füllt ${frames} Rahmen kaum: Über den ganzen Lauf spart ACE einen anderen Anteil.`,
  picture: (least, most) => `Was ACE spart, reicht von ${least} bis ${most}.`,
  asTable: "Karte als Tabelle",
  table: (up, across) => `Was ACE spart, nach ${up} (Zeilen) und ${across} (Spalten): jede vierte Zelle`,
  refused: {
    served: "Mit Clients wäre jede Zelle ein eigener Lauf: Von so vielen gibt es keine Karte.",
    program:
      "Hier entscheidet ein eigenes Programm. Es wird für eine Szene einmal befragt; eine Karte aus vielen gibt es nicht.",
    ownDevices: "Die Bahnen haben eigene Geräte; die Karte ändert ein Gerät für beide.",
    noReads:
      "Diese Anfragen sind vorgegeben: Es gibt keinen Anteil zu ändern, der liest. alpha und k_w lassen sich ändern.",
    noLane: "Jede Bahn zweigt hier von einer anderen ab; die Karte vergleicht ganze Läufe.",
  },
};
