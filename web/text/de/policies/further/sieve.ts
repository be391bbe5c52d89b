/** SIEVE: what `sieve.rs` says. */
export const words = {
  "Sift out the pages that were used once: a hand passes over visited pages and leaves them where they are.":
    "Seiten aussieben, die einmal benutzt wurden: Ein Zeiger übergeht besuchte Seiten und lässt sie, wo sie sind.",
  "A loaded page goes to the new end, not visited; a hit marks it visited. For a victim the hand goes from the old end towards the new. Visited: the mark is cleared, and the hand goes on. Not visited: the victim. After the newest page the hand begins again at the old end.":
    "Eine geladene Seite kommt an das neue Ende, nicht besucht; ein Treffer markiert sie als besucht. Für ein Opfer geht der Zeiger vom alten Ende zum neuen. Besucht: Die Markierung wird gelöscht, und der Zeiger geht weiter. Nicht besucht: das Opfer. Nach der neuesten Seite beginnt der Zeiger wieder am alten Ende.",
  "A hit sets one bit and moves nothing. It was made for web caches. A scan that uses each page once passes; one that uses each page twice marks its pages too, and flushes the others. A dirty victim is written alone.":
    "Ein Treffer setzt ein Bit und bewegt nichts. SIEVE ist für Web-Caches gemacht. Ein Scan, der jede Seite einmal benutzt, läuft durch; einer, der jede zweimal benutzt, markiert auch seine Seiten und spült die anderen hinaus. Ein geändertes Opfer wird allein geschrieben.",
  "Amortised O(log64 B) a request: each step of the hand is paid for by a hit.":
    "Amortisiert O(log64 B) je Anfrage: Jeden Schritt des Zeigers bezahlt ein Treffer.",
  visited: "besucht",
  "Set by a hit, cleared when the hand passes.": "Ein Treffer setzt es, der Zeiger löscht es im Vorbeigehen.",
  queue: "Warteschlange",
  "All pages in the order in which they came; none moves.":
    "Alle Seiten in der Reihenfolge, in der sie kamen; keine bewegt sich.",
  hand: "Zeiger",
  "Where the search for the next victim begins, towards the new end.":
    "Wo die Suche nach dem nächsten Opfer beginnt, zum neuen Ende hin.",
  "TiDB's cache of schemas (pkg/infoschema/sieve.go)": "der Schema-Cache von TiDB (pkg/infoschema/sieve.go)",
  "The hand stands at page {victim}, which was not visited":
    "Der Zeiger steht bei Seite {victim}, die nicht besucht wurde",
  "{chances} visited, so the hand clears the mark and goes on. Then it finds page {victim}, which was not visited":
    "{chances}: besucht, also löscht der Zeiger die Markierung und geht weiter. Dann findet er Seite {victim}, die nicht besucht wurde",
  "Page {page} was visited: the hand passes over it once and clears the mark.":
    "Seite {page} wurde besucht: Der Zeiger übergeht sie einmal und löscht die Markierung.",
  "Pages {page} and {victim} have the same mark, {badge}, and the hand comes to page {victim} first.":
    "Die Seiten {page} und {victim} haben dieselbe Markierung, {badge}, und der Zeiger kommt zuerst zu Seite {victim}.",
};
