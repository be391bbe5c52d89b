import type { Text } from "../en/index.ts";

export const routes: Text["routes"] = {
  pages: "Seiten",
  lab: "ACE-Labor",
  hybrid: "Labor Flash + Magnetplatte",
  pbm: "Labor Vorausschau",
  lessons: "Lektionen",
  figures: "Abbildungen",
};
