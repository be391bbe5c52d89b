import type { Text } from "../en/index.ts";

export const exercise: Text["exercise"] = {
  button: "Übung",
  lane: "Spur",
  kinds: {
    predict: ["Vorhersagen", "Welche Seite geht? Sagen Sie es vor dem Lab."],
    perform: ["Durchführen", "Seien Sie die Strategie, Anfrage für Anfrage."],
    why: ["Warum diese Seite?", "Wählen Sie den Grund einer Verdrängung."],
  },
};
