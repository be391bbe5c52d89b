import type { Text } from "../en/index.ts";

export const routes: Text["routes"] = {
  pages: "Seiten",
  labs: "Labore",
  menu: "Menü",
  lab: "ACE-Labor",
  hybrid: "Labor Flash + Magnetplatte",
  pbm: "Labor Vorausschau",
  lessons: "Lektionen",
  teach: "Unterricht",
  figures: "Abbildungen",
  sql: "SQL",
  database: "Eigene Datenbank",
  policy: "Strategie schreiben",
};
