import type { Text } from "../en/index.ts";

export const sharing: Text["sharing"] = {
  share: "Teilen",
  present: "Vorführen",
  presentAsking: "Vorführen und vor jeder Verdrängung fragen, welche Seite geht",
  showHidden: (parts) => `${parts} ${parts === 1 ? "ausgeblendeten Teil" : "ausgeblendete Teile"} zeigen`,
};
