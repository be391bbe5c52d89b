import type { Text } from "../en/index.ts";

export const offline: Text["offline"] = {
  letGo:
    "Was dieser Browser von dieser Seite behalten hatte, war beschädigt; es wurde weggeworfen und neu geladen.",
  newer: "Eine neuere Fassung dieser Seite liegt bereit.",
  inUse:
    "In einem anderen Tab wurde eine neuere Fassung dieser Seite geladen. Teile, die hier noch nicht geöffnet waren, lassen sich nicht mehr laden; was zu sehen ist, bleibt beim Neuladen erhalten.",
  reload: "Jetzt laden",
};
