import type { Text } from "../en/index.ts";

export const fields: Text["fields"] = {
  workload: "Workload",
  dataAndPool: "Daten und Bufferpool",
  emptyPool: "Mit leerem Bufferpool beginnen",
  lanes: "Bahnen",
  lane: (number) => `Bahn ${number}`,
  policy: "Strategie",
  paper: (paper, year) => `${paper}, ${year}.`,
  mode: "Betrieb",
  modes: { baseline: "ohne ACE", ace: "ACE", "ace+reader": "ACE + Reader" },
  addLane: "Bahn hinzufügen",
  removeLast: "Letzte entfernen",
  device: "Gerät",
  ownNumbers: "eigene Werte",
  devices: "Geräte",
  devicesCaption: "Geräte der Arbeiten und des Posters",
  deviceColumns: ["Gerät", "Lesen, µs", "alpha", "k_r", "k_w"],
  costModel: "Kostenmodell",
  costs: { ideal: "ideal", poster: "wie auf dem Poster" },
  costHelp:
    "Ideal: Ein Schreibbündel kostet für je k_w Seiten alpha-mal so viel wie ein Lesen. Wie auf dem Poster: Ein Schreiben ohne ACE kostet so viel wie ein Lesen, so hat es die veröffentlichte Demo gerechnet; die Bündel von ACE kosten dasselbe wie im idealen Modell.",
  noAce: "Keine Bahn verwendet ACE: Diese Werte sind ohne Wirkung.",
  noReader: "Keine Bahn hat den Reader: n_e und theta sind ohne Wirkung.",
  default: "Vorgabe",
  followsFromWorkload: "Folgt aus dem Workload.",
  dataPages: (pages) =>
    `Folgt aus dem Workload: ${pages} Seiten Daten, die übrigen sind Platz für das, was die Anfragen anhängen.`,
  writtenOut: "Ausgeschrieben",
  file: (name) => `Datei ${name}`,
  seed: "Startwert",
  seedHelp: "Beginn der Zufallszahlen: Der gleiche Startwert ergibt auf jedem Rechner die gleichen Anfragen.",
  seedWhy: "Ein anderer Startwert zeigt, ob ein Ergebnis Glück war.",
  firstSeed: "Erster Startwert",
  firstSeedHelp: "Der Startwert des ersten Laufs jedes Punkts; die weiteren zählen von ihm aufwärts.",
  firstSeedWhy: "Andere Startwerte zeigen, ob ein Ergebnis Glück war.",
  requestsSuchAs: "Anfragen, etwa „R1 W4“",

  fromFio: "Aus fio …",
  fio: "Gerät aus fio",
  fioBefore: "Ergebnisse von",
  fioAfter:
    "mit zufälligem Lesen und zufälligem Schreiben von Seiten zu 4 oder 8 KiB bei steigender Tiefe (iodepth mal numjobs). Mehrere Dateien, eine je Tiefe, werden zusammen gewählt. Eine Job-Datei, die das Nötige misst, liegt im Projekt: docs/device.fio.",
  fioStays: "Die Dateien bleiben auf diesem Rechner; der Link enthält die vier Zahlen.",
  fioInput: "Ergebnisse von fio als JSON",
  fioTaken: (names) => `Das Gerät ist nun das in ${names} gemessene.`,
};

export const measured: Text["measured"] = {
  read: "Was gelesen wurde",
  caption: "Was gelesen wurde. * Der Durchsatz steigt bis zur nächsten Tiefe um höchstens 5\u{a0}%.",
  columns: ["Tiefe", "Lesen/s", "µs je Lesen", "Schreiben/s", "µs je Schreiben"],
  pagesOf: (names, bytes) => `${names}, Seiten zu ${bytes} Byte`,
  numbers: (alpha, k_r, k_w, base_us) =>
    `alpha = ${alpha}, k_r = ${k_r}, k_w = ${k_w}, Leselatenz = ${base_us} µs`,
  latencyRule: "Leselatenz: die mittlere Latenz des Lesens bei Tiefe 1.",
  depthRule: "k_r, k_w: die Tiefe, nach der der Durchsatz nicht mehr steigt (*).",
  alphaRule: "alpha: dort die Lesevorgänge je Sekunde geteilt durch die Schreibvorgänge je Sekunde.",
  reads: "Lesen",
  writes: "Schreiben",
  comparison: (what, depth, iops, model) =>
    `${what} bei Tiefe ${depth}: ${iops} je Sekunde gemessen, höchstens ${model} im Modell.`,
  differs:
    "Im Modell brauchen k Seiten die Zeit von einer, und ein Schreiben braucht alpha-mal so lange wie ein Lesen; ein Gerät hält sich an beides nicht genau, daher der Unterschied.",
  use: "Diese Zahlen verwenden",
  cancel: "Abbrechen",
};
