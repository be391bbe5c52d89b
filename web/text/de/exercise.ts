import type { Text } from "../en/index.ts";

export const exercise: Text["exercise"] = {
  button: "Übung",
};
