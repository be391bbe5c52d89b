/** MRU: what `mru.rs` says. */
export const words = {
  "In a loop over more pages than the pool holds, the page just used is the one needed again last.":
    "In einer Schleife über mehr Seiten, als der Pool fasst, wird die eben benutzte Seite als letzte wieder gebraucht.",
  "Every use moves the page to the MRU end of the list. The victim is the MRU end.":
    "Jede Benutzung setzt die Seite an das MRU-Ende der Liste. Das Opfer ist das MRU-Ende.",
  "Right for loops, where LRU misses every time (sequential flooding), and wrong where pages are used again soon. A dirty victim is written alone.":
    "Richtig für Schleifen, in denen LRU jedes Mal einen Fehlzugriff hat (sequential flooding), und falsch, wo Seiten bald wieder benutzt werden. Ein geändertes Opfer wird allein geschrieben.",
  "O(log64 B) a request.": "O(log64 B) je Anfrage.",
  list: "Liste",
  "All pages by their last use; here the most recently used goes first.":
    "Alle Seiten nach ihrer letzten Benutzung; hier geht die zuletzt benutzte zuerst.",
  "DBMIN, for queries that loop (the source)": "DBMIN, für Anfragen mit Schleifen (die Quelle)",
  "Page {victim} is at the MRU end": "Seite {victim} steht am MRU-Ende",
  "Page {page} was used earlier than page {victim}, and the page used last goes first.":
    "Seite {page} wurde früher benutzt als Seite {victim}, und die zuletzt benutzte geht zuerst.",
  "Page {victim} was prefetched to the MRU end, where the next victim stands.":
    "Seite {victim} wurde vorab an das MRU-Ende gelesen, wo das nächste Opfer steht.",
};
