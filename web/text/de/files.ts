import type { files as english } from "../en/files.ts";
import { plural } from "./plural.ts";

export const files: typeof english = {
  onlyScenes: (name) => `${name} ist keine exportierte Szene (.json); anderes öffnet dieses Labor nicht.`,
  readingBefore: "Gelesen wird",
  readingStopped: (name) => `Das Lesen von ${name} wurde abgebrochen; nichts wurde geladen.`,
  generatingStopped: "Das Erzeugen der Anfragen wurde abgebrochen; der bisherige Lauf bleibt.",
  programStopped: "Die eigene Strategie wurde angehalten; der Lauf davor bleibt.",
  numbering: (requests) => `${requests} Anfragen, ihre Seiten werden nummeriert …`,
  left: (time) => `noch ${time}`,
  readSoFar: (bytes, total) => `${bytes} von ${total}`,
  unpacked: (bytes) => `${bytes} entpackt`,
  found: (requests) => `${requests} Anfragen`,
  badLine: (line, why, text) => `Zeile ${line}: ${why} (${text})`,
  badLines: (name, total, shown, first) =>
    `${name}: ${shown} ${plural(total, "Zeile ist", "Zeilen sind")} falsch; nichts wurde geladen${first < total ? `, die ersten ${first} sind` : ""}:`,
  sceneOf: (name, lab) => `${name} ist eine Szene eines anderen Labors: Öffnen Sie sie in „${lab}“.`,
  onlyFirst: (name, others) => `Es wird immer nur eine Datei geöffnet: ${name}, nicht ${others}.`,
  unreadable: (name) => `${name} lässt sich nicht lesen: Ist es ein Ordner, oder fehlt die Datei?`,
};
