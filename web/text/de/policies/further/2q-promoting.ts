/** 2Q promoting: what `two_q_promoting.rs` says. */
export const words = {
  "A page that is used again while it is in the pool has proven itself; one that was used once goes first.":
    "Eine Seite, die wieder benutzt wird, solange sie im Pool ist, hat sich bewährt; eine einmal benutzte geht zuerst.",
  "A loaded page goes to the new end of the FIFO queue. A hit, in the queue or in the LRU list, moves the page to the head of the list. The victim is the old end of the queue; if the queue is empty, the tail of the list.":
    "Eine geladene Seite kommt an das neue Ende der FIFO-Warteschlange. Ein Treffer, in der Warteschlange oder in der LRU-Liste, setzt die Seite an den Anfang der Liste. Das Opfer ist das alte Ende der Warteschlange; ist sie leer, das Ende der Liste.",
  "Nothing must be chosen, and a scan that uses each page once leaves the list alone. But pages of the list never leave while the queue has one: what was used twice long ago stays, and new pages share what room is left. A dirty victim is written alone.":
    "Nichts ist zu wählen, und ein Scan, der jede Seite einmal benutzt, lässt die Liste in Ruhe. Aber Seiten der Liste gehen nie, solange die Warteschlange eine hat: Was vor langer Zeit zweimal benutzt wurde, bleibt, und neue Seiten teilen sich den übrigen Platz. Ein geändertes Opfer wird allein geschrieben.",
  "O(log64 B) a request.": "O(log64 B) je Anfrage.",
  "Ghosts and both sizes of the published 2Q, as in the exercise.":
    "Die Geister und beide Größen des veröffentlichten 2Q, wie in der Übung.",
  "Pages used once, in the order in which they came.":
    "Einmal benutzte Seiten in der Reihenfolge, in der sie kamen.",
  "Pages used again, by their last use.": "Wieder benutzte Seiten nach ihrer letzten Benutzung.",
  "Pages used once go first, and page {victim} came before all others of the FIFO queue":
    "Einmal benutzte Seiten gehen zuerst, und Seite {victim} kam vor allen anderen der FIFO-Warteschlange",
  "The FIFO queue is empty, so the tail of the LRU list goes, page {victim}":
    "Die FIFO-Warteschlange ist leer, also geht das Ende der LRU-Liste, Seite {victim}",
  "Pages {page} and {victim} stand in the FIFO queue, and page {victim} is nearer its old end.":
    "Die Seiten {page} und {victim} stehen in der FIFO-Warteschlange, und Seite {victim} steht näher an deren altem Ende.",
  "Page {page} stands in the LRU list. Pages of the FIFO queue go first, here page {victim}.":
    "Seite {page} steht in der LRU-Liste. Seiten der FIFO-Warteschlange gehen zuerst, hier Seite {victim}.",
  "The FIFO queue is empty, and page {page} was used later than page {victim}.":
    "Die FIFO-Warteschlange ist leer, und Seite {page} wurde später benutzt als Seite {victim}.",
};
