import type { AceExercises } from "../en/aceExercises.ts";

export const aceExercises: AceExercises = {
  batch: {
    title: "Welche Seiten schreibt ACE?",
    intro:
      "Eine Anfrage trifft auf einen vollen Pool und ist ein Fehlzugriff. Welche Seiten schreibt ACE, bevor sie bedient wird? Keine, wenn nichts geschrieben wird.",
  },
};
