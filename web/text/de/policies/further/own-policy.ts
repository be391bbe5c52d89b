/** Own policy: what `own_policy.rs` says. */
export const words = {
  "Own policy": "Eigene Strategie",
  "Your own rule, written in JavaScript.": "Eine eigene Regel, in JavaScript geschrieben.",
  "The program is told of loads, hits and drops, and is asked for the victim; its eviction order, or its victims one after the other, give Writer and Evictor their pages.":
    "Das Programm erfährt von Laden, Treffern und Verdrängen und wird nach dem Opfer gefragt; seine Verdrängungsreihenfolge, oder seine Opfer eines nach dem anderen, geben Writer und Evictor ihre Seiten.",
  "As the program decides.": "Wie das Programm entscheidet.",
  "As the program is written.": "Wie das Programm geschrieben ist.",
  "The program runs once, beside the page and without access to it, and what it decided is replayed. It is not told of pages that are written and stay.":
    "Das Programm läuft einmal, neben der Seite und ohne Zugriff auf sie, und was es entschieden hat, wird wiedergegeben. Von Seiten, die geschrieben werden und bleiben, erfährt es nichts.",
  "The program chose page {victim}": "Das Programm wählte Seite {victim}",
  "The program would evict page {victim} now, and not page {page}.":
    "Das Programm würde jetzt Seite {victim} verdrängen und nicht Seite {page}.",
};
