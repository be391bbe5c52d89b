/** FIFO: what `fifo.rs` says. */
export const words = {
  "The page that came first goes first, however often it was used.":
    "Die Seite, die zuerst kam, geht zuerst, so oft sie auch benutzt wurde.",
  "A loaded page goes to the new end of the queue; a hit changes nothing. The victim is the old end.":
    "Eine geladene Seite kommt an das neue Ende der Warteschlange; ein Treffer ändert nichts. Das Opfer ist das alte Ende.",
  "Pages in steady use leave with the others, and a larger pool can even miss more often (Belady's anomaly). A dirty victim is written alone.":
    "Ständig benutzte Seiten gehen mit den anderen, und ein größerer Pool kann sogar mehr Fehlzugriffe haben (Beladys Anomalie). Ein geändertes Opfer wird allein geschrieben.",
  "O(log64 B) a request.": "O(log64 B) je Anfrage.",
  queue: "Warteschlange",
  "All pages in the order in which they came.": "Alle Seiten in der Reihenfolge, in der sie kamen.",
  "Apache Traffic Server's cache on disk, which overwrites its oldest part (its documentation, cyclone buffer)":
    "der Cache des Apache Traffic Server auf Platte, der seinen ältesten Teil überschreibt (dessen Dokumentation, cyclone buffer)",
  "Page {victim} came first": "Seite {victim} kam zuerst",
  "Page {page} came later than page {victim}.": "Seite {page} kam später als Seite {victim}.",
  "Page {victim} was prefetched to the old end and not used since; page {page} stands behind it.":
    "Seite {victim} wurde vorab an das alte Ende gelesen und seither nicht benutzt; Seite {page} steht hinter ihr.",
};
