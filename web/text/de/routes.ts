import type { Text } from "../en/index.ts";

export const routes: Text["routes"] = {
  pages: "Seiten",
  lab: "Das Labor",
  lessons: "Lektionen",
  figures: "Abbildungen",
};
