import type { Text } from "../en/index.ts";

export const transport: Text["transport"] = {
  label: "Ablauf",
  keys: { home: "Pos1", end: "Ende", space: "Leertaste", pageUp: "Bild auf", pageDown: "Bild ab" },
  toStart: "Zum Anfang",
  stepBack: "Schritt zurück",
  step: "Schritt",
  play: "Abspielen",
  pause: "Anhalten",
  playOrPause: "Abspielen oder anhalten",
  toEnd: "Zum Ende",
  position: "Position",
  positionShown: "Gezeigte Position",
  positionInWords: (position, requests) => `nach ${position} von ${requests} Anfragen`,
  speed: "Tempo",
  fastest: "so schnell es geht",
  stepsPerSecond: (count, one) => `${count} ${one ? "Schritt" : "Schritte"}/s`,
};
