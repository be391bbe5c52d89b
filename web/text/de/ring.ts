import type { ring as Words } from "../en/ring.ts";

export const ring: typeof Words = {
  pool: (frames, size) => `Ein Pool von ${frames} Rahmen (${size})`,
  ring: (frames, size) => `Der Ring des Scans: ${frames} davon (${size})`,
  pages: "Seiten des Scans, eine nach der anderen im selben Rahmen",
  told: (frames, first, again) =>
    `Die ersten ${frames} Seiten des Scans nehmen je einen Rahmen, den Clock Sweep irgendwo im Pool findet. Diese Rahmen sind sein Ring. Seite ${again} nimmt den Rahmen von Seite ${first}, die nächste Seite den nächsten Rahmen, Runde um Runde. Alle anderen Rahmen behalten ihre Seiten.`,
};
