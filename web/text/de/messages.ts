import type { Text } from "../en/index.ts";

export const messages: Text["messages"] = {
  notLegal: (field, value, legal) => `${field}: ${value} ist hier nicht zulässig; zulässig: ${legal}`,
  usedInstead: (refusal, used) => `${refusal}. Stattdessen gilt: ${used}.`,
  nothing: "nichts",
  workerStopped: (why) =>
    why === ""
      ? "Ein Hintergrundprozess ließ sich nicht starten."
      : `Ein Hintergrundprozess ist stehen geblieben: ${why}`,
  workerEnded: "der Browser hat den Hintergrundprozess beendet, vielleicht aus Mangel an Speicher",
  noEngine: (why) => `Der Simulator ließ sich nicht laden: ${why}`,
  noSuchAddress: (path) => `Unter „${path}“ gibt es keine Seite. Es gibt:`,
  linkChanged: "Der Link wurde geändert, wo er nicht zulässig war:",
  noSuchStep: (position) =>
    `Bis zum Ende kommt kein solcher Schritt. Die Position ist weiterhin ${position}.`,
  noHash:
    "workload.hash: Ohne Prüfsumme ist nicht zu erkennen, welche Anfragefolge gemeint ist; zulässig: 16 hexadezimale Ziffern",
  aFile: "eine Datei",
  traceWords: (name, requests, hash) => `${name} (${requests} Anfragen, Prüfsumme ${hash})`,
  wrongTrace: (asked, given) =>
    `Das ist nicht die verlangte Anfragefolge: Verlangt ist ${asked}; dies ist ${given}.`,

  readerNotStarted: "Das Einlesen ließ sich nicht starten.",
  readerNotLoaded: "Das Programm zum Einlesen ließ sich nicht laden",
  readerConnection: "eine Verbindung zum Server der Seite",
  ofFile: (name, problem) => `${name}: ${problem}`,
  notToItsEnd: (why) => `Die Datei lässt sich nicht bis zum Ende lesen (${why}).`,
  fileChanged: "sie wurde kürzer, während sie gelesen wurde",
  cannotBeUsed: (value, legal) => `${value} ist nicht brauchbar; zulässig: ${legal}.`,
  readingStopped: "Das Einlesen wurde abgebrochen; nichts wurde geladen.",
  bytes: (count) => `${count} Byte`,
  bytesAFile: (most) => `bis zu ${most} Byte je Datei`,
  fileNotRead: "Eine Datei, die sich nicht lesen lässt",
  filesThere: "vorhandene Dateien, keine Ordner",
  valueLegal: (value, legal) => `${value}; zulässig: ${legal}`,
};
