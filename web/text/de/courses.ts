import type { courses as Words } from "../en/courses.ts";

export const courses: typeof Words = {
  label: "Wie in Ihrer Vorlesung",
  none: "wie veröffentlicht",
  about:
    "Vorlesungen und Lehrbücher bringen Varianten. Eine Wahl setzt Strategie und Parameter der Bahn; beide stehen im Link.",
  textbooks: "Lehrbücher",
  of: {
    "bustub-lru-k":
      "Seiten mit weniger als K Anfragen gehen nach ihrer ersten Anfrage, nicht nach ihrer letzten, und die Anfragen einer verdrängten Seite werden vergessen.",
    "bustub-arc":
      "p ist ganz, durch ganzzahlige Division, und bewegt sich, wenn das Opfer schon fort ist; ein T1 so lang wie p gibt sein Ende her.",
    "cs186-clock": "Ein Referenzbit statt eines Zählers bis 5; es wird beim Laden gesetzt.",
    "tum-2q":
      "Ein Treffer in der FIFO-Schlange bringt die Seite in die LRU-Liste; es gibt keine Geister und keine Größen der beiden.",
    "textbook-second-chance":
      "Das Referenzbit wird schon beim Laden gesetzt, nicht erst durch einen Treffer.",
    "textbook-enhanced":
      "Eine saubere Seite mit Referenzbit 0 geht vor einer geänderten: vier Klassen, in zwei Runden gefunden.",
    "third-chance":
      "Die Suche geht einfach im Kreis; eine geänderte Seite mit Referenzbit 0 bekommt noch eine Chance.",
  },
};
