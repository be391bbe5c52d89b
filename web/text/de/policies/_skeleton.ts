/** FIFO: what `_skeleton.rs` says. */
export const words = {
  "The page that came first goes first.": "Die Seite, die zuerst kam, geht zuerst.",
  "A loaded page goes to the head of the list; a hit does not move it. The victim is the tail.":
    "Eine geladene Seite kommt an den Anfang der Liste; ein Treffer bewegt sie nicht. Das Opfer ist das Ende.",
  "A dirty victim is written alone; pages in steady use leave with the others.":
    "Ein geändertes Opfer wird allein geschrieben; ständig benutzte Seiten gehen mit den anderen.",
  "O(1) a request.": "O(1) je Anfrage.",
  "Page {victim} came first": "Seite {victim} kam zuerst",
  "Page {page} came later than page {victim}.": "Seite {page} kam später als Seite {victim}.",
};
