import type { embed as english } from "../en/embed.ts";

export const embed: typeof english = {
  openInLab: "Im Labor öffnen",
  newTab: "(öffnet einen neuen Tab)",
  wanted: (name, requests) =>
    `Dieser Lauf beruht auf der Anfragefolge ${name} (${requests} Anfragen), die kein Link enthält. Öffnen Sie ihn im Labor; dort wird nach der Datei gefragt.`,
};
