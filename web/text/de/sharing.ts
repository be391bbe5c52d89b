import type { Text } from "../en/index.ts";

export const sharing: Text["sharing"] = {
  share: "Teilen",
  present: "Vorführen",
  presentHelp: "Große Schrift für den Beamer, Tasten eines Presenters, Notizen in einem zweiten Fenster",
  showHidden: (parts) => `${parts} ${parts === 1 ? "ausgeblendeten Teil" : "ausgeblendete Teile"} zeigen`,
  notLoaded: (why) =>
    `Dieser Teil der Seite konnte nicht geladen werden: ${why}. Bitte noch einmal versuchen.`,
};
