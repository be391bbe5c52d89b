import type { Text } from "../en/index.ts";

export const page: Text["page"] = {
  name: "Bufferpool Lab",
  loadingEngine: "Der Simulator wird geladen …",
  noEngine: (why) => `Der Simulator ließ sich nicht laden: ${why}.`,
  loading: "Wird geladen …",
  notLoaded: (why) => `Dieser Teil der Seite ließ sich nicht laden: ${why}.`,
  again: "Noch einmal versuchen",
  reload: "Seite neu laden",
  fault: (why) =>
    `In der Seite ist ein Fehler: ${why}. Ihr Link steht noch in der Adresszeile: Laden Sie neu, oder`,
  startAfresh: "beginnen Sie mit dem ersten Beispiel",
};
