import type { Text } from "../en/index.ts";

export const page: Text["page"] = {
  name: "Bufferpool Lab",
  loadingEngine: "Der Simulator wird geladen …",
  noEngine: (why) => `Der Simulator ließ sich nicht laden: ${why}. Laden Sie die Seite neu.`,
  loading: "Wird geladen …",
  notLoaded: (why) => `Diese Seite ließ sich nicht laden: ${why}. Laden Sie sie neu.`,
  fault: (why) =>
    `In der Seite ist ein Fehler: ${why}. Ihr Link steht noch in der Adresszeile: Laden Sie neu, oder`,
  startAfresh: "beginnen Sie mit dem ersten Beispiel",
};
