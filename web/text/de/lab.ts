import type { Text } from "../en/index.ts";

export const lab: Text["lab"] = {
  sentence: (lane) => `Was der Schritt tat: ${lane}`,
  lanes: "Gezeigte Bahn",
  more: "Mehr zu diesem Schritt",
  tabs: {
    curves: "Verläufe",
    disk: "Platte",
    algorithm: "Algorithmus 1",
    counters: "Alle Zähler",
    legend: "Legende",
    cost: "Kosten",
    streams: "Ströme",
    buckets: "Körbe",
    track: "Eine Seite",
  },

  chips: "Parameter zur Hand",
  device: "Gerät",
  ownNumbers: "eigene Werte",
  undoChange: "Letzte Änderung zurücknehmen",
  redoChange: "Wiederholen",
  keysWith: (name, keys) => `${name} (${keys})`,
  menu: "Mehr zu dieser Szene",
  preset: "Beispiel",
  changedPreset: (title) => `${title} (geändert)`,
  ownScene: "eigene Szene",
  undo: "Zurück zur Vorlage",
  algorithm: "Algorithmus 1",
  aboutLane: (lane) => `Über ${lane}`,
  parameters: "Parameter",
  figures: "Abbildungen",
  openFile: "Öffnen",
  openTrace: "Anfragefolge öffnen",
  fileTitle:
    "Eine Anfragefolge als CSV oder oracleGeneral (auch .gz oder .zst) oder eine exportierte Szene (.json)",
  sceneTitle: "Eine exportierte Szene (.json)",
  fileLabel: (label) => `${label}: Anfragefolge als CSV oder oracleGeneral oder Szene als JSON`,
  keys: "Tasten",
  keysTitle: (key) => `Tasten (${key})`,
  arrangement: "Anordnung der Zellen",
  byOrder: "nach Folge",
  byFrame: "nach Rahmen",

  seed: (seed) => `Startwert ${seed}`,
  baseline: (policy) => `${policy}, ohne ACE`,
  nothingYet: "Noch wurde nichts angefragt. „Schritt“ bedient die erste Anfrage.",
  ownPages:
    "Seiten heißen wie in der Datei; wo der Platz nicht reicht, stehen nur die letzten sechs Ziffern.",
  spoken: (position, requests) => `Position ${position} von ${requests}.`,
  spokenNothing: "noch nichts angefragt.",

  whereIsPage: "Wo ist Seite",
  noSuchPage: (entered, legal) => `„${entered}“ ist hier keine Seite; zulässig: ${legal}.`,
  pageNumber: (last) => `eine ganze Zahl, 0 bis ${last}`,
  fileId: "eine Nummer aus der Datei",
  ordinal: (_, shown) => `${shown}.`,
  page: (name) => `Seite ${name}`,
  notResident: (page) => `${page}: nicht im Bufferpool.`,
  place: (page, frame, state, ordinal, ring) =>
    `${page}: Rahmen ${frame}, ${state}, ${ordinal} ${ring ? "in der Folge der Verdrängung" : "vom LRU-Ende"}.`,

  dismiss: "Ausblenden",
  cancel: "Abbrechen",
  wantedBefore: "Dieser Lauf gehört zur Anfragefolge",
  wantedAfter: (requests, hash) =>
    `(${requests} Anfragen, Prüfsumme ${hash}), die kein Link enthält. Öffnen Sie die Datei, um ihn zu sehen; bis dahin sehen Sie das erste Beispiel.`,
  reading: (name) => `${name} wird gelesen`,
  loadingFurther: "Die weiteren Strategien werden geladen",
  runningProgram: "Die eigene Strategie läuft",
  generating: "Die Anfragen werden erzeugt",
};

export const runTo: Text["runTo"] = {
  label: "Weiter bis",
  conditions: {
    miss: "Fehlzugriff",
    eviction: "Verdrängung",
    dirty_eviction: "Verdrängung (geändert)",
    batch: "Bündel ab zwei Seiten",
    full_batch: "volles Bündel",
    second_chance: "zweite Chance",
    prefetch: "Vorablesen",
    divergence: "Bahnen verschieden",
  },
  firstDivergence: "Bahnen erstmals verschieden",
  pageConditions: {
    page: "Anfrage nach Seite …",
    page_leaves: "Seite verlässt den Bufferpool …",
    page_enters: "Seite kommt (wieder) in den Bufferpool …",
  },
  counterReaches: "Zähler erreicht …",
  page: "Seite",
  value: "Wert",
  counter: "Zähler",
  notLegal: (what, entered) =>
    `${what}: „${entered}“ ist hier nicht zulässig; zulässig: eine ganze Zahl ab 0.`,
  noRequest: (page) => `Keine Anfrage dieser Folge verlangt eine Seite ${page}.`,
  neverDiffer: "Die Bahnen weichen in diesem Lauf nie voneinander ab.",
  notYet: "Der Lauf wird noch berechnet: bisher keine Abweichung.",
  run: "Los",
  stop: "Halt",
};

export const keys: Text["keys"] = {
  caption: "Tasten des Labors",
  key: "Taste",
  whatItDoes: "Wirkung",
  thisList: "Diese Liste",
  stepClicker: "Schritt (Presenter)",
  runTo: (condition) => `Weiter bis: ${condition}`,
  singleLetters: "Einzelne Buchstaben, „.“ und „?“ sind Tasten",
};
