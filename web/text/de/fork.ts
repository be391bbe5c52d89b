import type { Text } from "../en/index.ts";

export const fork: Text["fork"] = {
  button: "Neue Bahn",
  key: "Neue Bahn",
  done: (lane) => `Es gibt eine neue Bahn: ${lane}.`,
  from: (lane, position) => `${lane} ab ${position}`,
  shortFrom: (changes, position) => `${changes} ab ${position}`,
  asUntil: (lane, position) => `bis ${position} wie ${lane}`,
  remove: (lane, others) =>
    `${lane} entfernen${others === 0 ? "" : others === 1 ? ", samt der Verzweigung davon" : `, samt ${others} Verzweigungen davon`}`,
  removeShort: "Entfernen",
  against: (lane) => `gegen ${lane}`,
  since: (position, identity) => `seit der Verzweigung bei ${position}: ${identity}`,
  forksAt: (positions) =>
    `${positions.length === 1 ? "eine Verzweigung bei" : "Verzweigungen bei"} ${positions.join(", ")}`,
};
