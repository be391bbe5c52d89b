import type { Text } from "../en/index.ts";

export const offline: Text["offline"] = {
  newer: "Eine neuere Fassung dieser Seite liegt bereit.",
  reload: "Jetzt laden",
};
