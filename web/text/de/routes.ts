import type { Text } from "../en/index.ts";

export const routes: Text["routes"] = {
  lessons: "Lektionen",
};
