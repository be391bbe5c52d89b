import type { Text } from "../en/index.ts";

export const messages: Text["messages"] = {
  notLegal: (field, value, legal) => `${field}: ${value} ist hier nicht zulässig; zulässig: ${legal}`,
  usedInstead: (refusal, used) => `${refusal}. Stattdessen gilt: ${used}.`,
  nothing: "nichts",
  workerStopped: (why) =>
    why === ""
      ? "Ein Hintergrundprozess ließ sich nicht starten."
      : `Ein Hintergrundprozess ist stehen geblieben: ${why}`,
  workerSilent: (seconds) => `er begann nicht innerhalb von ${seconds} s`,
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

  ofFile: (name, problem) => `${name}: ${problem}`,
  bytes: (count) => `${count} Byte`,
};
