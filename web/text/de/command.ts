import type { command as en } from "../en/command.ts";

export const command: typeof en = {
  button: "Als bpsim-Befehl kopieren",
  label: "Die Szene als bpsim-Befehl",
  gives: "Auf der Befehlszeile liefert er die Zähler am Ende dieses Laufs.",
  where: (trace) => `Er läuft in dem Ordner, in dem ${trace} liegt.`,
  needsFile: (file) =>
    `Diese Szene lässt sich nicht ganz mit Optionen sagen: Der Befehl liest sie aus ${file}.`,
  saveFile: "Diese Datei speichern",
  notThere: "Eine eigene Strategie läuft nur auf dieser Seite: Die Befehlszeile hat keine.",
};
