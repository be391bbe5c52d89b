import type { CalibrationWords } from "../calibration.ts";

export const calibration: CalibrationWords = {
  title: "Von der Gerätezeit zur Laufzeit von PostgreSQL",
  lead: (share, rms, device) =>
    `Wird nur auf f = ${share} der Schreibzeit gewartet, kommt das Modell bis auf ${rms} Prozentpunkte an Abbildung 8 der Arbeit heran. Die Gerätezeit, die auf alles wartet, liegt ${device} Prozentpunkte daneben.`,
  about:
    "Die Arbeit hat gemessen, wie lange PostgreSQL lief; das Modell zählt, wie lange das Gerät arbeitet. In PostgreSQL schreiben Background Writer, Checkpointer, Kern und andere Clients, während ein Client weiterarbeitet. f ist also der Anteil der Schreibzeit, auf den gewartet wird: Laufzeit = Lesezeit + f × Schreibzeit. Er wird hier nach kleinsten Quadraten über die aufbewahrten Gerätezeiten von Abbildung 8 an die 12 Balken der Arbeit und die Enden ihrer zwei Bereiche angepasst (Abschnitt VI.A). Er ist nicht gemessen und nennt keine Ursache.",
  clients: (share, rms) =>
    `Clients, die sich das Gerät teilen, ihre CPU-Zeit und eigene Schreiber sind diese Ursache nicht. Die beste Einstellung des Servermodells, die versucht wurde (die 16 Werte von Abbildung 8, 1/64 der Größe, 150 000 Anfragen, alpha 2,8, 1 bis 20 Clients, 0 bis 50 µs CPU-Zeit je Anfrage, ohne den Reader), verfehlt Abbildung 8 um 5,2 Prozentpunkte im quadratischen Mittel, f = ${share} um ${rms}; wo MU stimmt, ist WIS viel zu niedrig. Ebenso wenig erklärt ist, dass Abbildung 10g jenseits von n_w = 8 fällt, und das 1,27- bis 1,32-Fache von TPC-C mit 20 Benutzern, wovon das Modell höchstens das 1,20-Fache hat. f bleibt, was es war: angepasst, ohne Ursache.`,
  clientsFigures: "Die Abbildungen des Servermodells:",
  source: "Papon & Athanassoulis, ICDE 2023, Abbildungen 2, 8 und 10 bis 12",
  notLoaded: "Die aufbewahrten Gerätezeiten ließen sich nicht laden.",

  errorOver: "Fehler über f",
  errorAxis: "Fehler, quadr. Mittel (Prozentpunkte)",
  shareAxis: "f, abgewarteter Anteil der Schreibzeit",
  curve: (best, least, none, all) =>
    `Der Fehler fällt von ${none} Prozentpunkten bei f = 0 auf ${least} bei f = ${best} und steigt auf ${all} bei f = 1.`,
  best: (share, error) => `f = ${share} ± ${error}`,
  deviceTime: "Gerätezeit",
  paperCurve: "Abbildung 8 der Arbeit",
  choose: "f in Bildern und Tabellen",
  chosen: (share) => `f = ${share}`,
  back: "Zurück zur Anpassung",
  asTable: "Der Fehler über f als Tabelle",
  share: "f",
  rms: "Mittel (Prozent­punkte)",

  fittedTo: "Abbildung 8, Balken für Balken: woran f angepasst ist",
  fittedNote: (rms, largest) => `Quadratisches Mittel ${rms} Prozentpunkte, größter Abstand ${largest}.`,
  predicted: "Abbildungen, an die nichts angepasst wurde",
  predictedNote: (rms, largest) =>
    `Dasselbe f sagt sie mit einem quadratischen Mittel von ${rms} voraus; am weitesten daneben liegt es um ${largest}.`,
  model: (share) => `Modell, f = ${share}`,
  paper: "Arbeit",
  postgresqlLike: (share) => `Wie PostgreSQL, f = ${share}`,

  unexplained: "Was f nicht erklärt",
  emulated: (paper, model, share) =>
    `Abbildungen 2 und 10h, ein emuliertes Gerät bei alpha = 8: Die Arbeit hat bis zu ${paper}, das Modell ${model}. f = ${share} ergäbe es; warum, ist nicht bekannt.`,
  policies: (policy, apart, others) =>
    `Warum ${policy} am meisten gewinnt: Über seine Balken von Abbildung 8 liegt das Modell im Mittel um ${apart} daneben (die anderen: ${others}).`,
  warehouses: (paper, model) =>
    `Die Richtung von Abbildung 12: Mit mehr Warehouses geht der Gewinn der Arbeit von ${paper}, der des Modells von ${model}.`,
  fromTo: (from, to) => `${from} bis ${to}`,

  other: "Eine andere Ursache passte ebenso gut",
  otherNote: (reads) =>
    `Angenommen, auf jedes Schreiben wird gewartet, und jeder Fehlzugriff kostet ${reads} weitere Lesezugriffe: Die Verhältnisse sind dieselben, und so ist es jeder Fehler. Die Anpassung kann beides nicht unterscheiden.`,
  alternatives: "Was angepasst wurde, und wie gut",
  alternative: "Modell",
  largest: "Größter (Prozent­punkte)",
  heldOut: "Vorher­gesagt, Mittel",
  ofShare: "Anteil f der Schreibzeit, auf den gewartet wird",
  ofReads: "Auf alles Schreiben gewartet, weitere Lesezugriffe je Fehlzugriff",
  ofDevice: "Gerätezeit: nichts angepasst",
};
