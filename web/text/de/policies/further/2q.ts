/** 2Q: what `two_queues.rs` says. */
export const words = {
  "Queue of new pages": "Warteschlange neuer Seiten",
  "K_in: while A1in holds more pages than this, its oldest goes.":
    "K_in: Solange A1in mehr Seiten hat, geht deren älteste.",
  "A long queue keeps new pages while their first uses follow each other, and leaves less room for the proven ones in Am.":
    "Eine lange Warteschlange hält neue Seiten, solange ihre ersten Benutzungen aufeinanderfolgen, und lässt weniger Platz für die bewährten in Am.",
  Ghosts: "Geister",
  "K_out: how many pages that left A1in are remembered in A1out.":
    "K_out: wie viele Seiten, die A1in verließen, in A1out gemerkt werden.",
  "A page asked for again while it is remembered has proven itself; with 0 this is FIFO.":
    "Eine Seite, die wieder verlangt wird, solange sie gemerkt ist, hat sich bewährt; mit 0 ist das FIFO.",
  "A first use proves nothing: a page comes into the main list only when it is asked for again after it left the queue of new pages.":
    "Eine erste Benutzung beweist nichts: Eine Seite kommt erst in die Hauptliste, wenn sie wieder verlangt wird, nachdem sie die Warteschlange neuer Seiten verlassen hat.",
  "A loaded page goes to the new end of A1in, or, if it is remembered in A1out, to the head of Am. A hit in Am moves the page to its head; a hit in A1in changes nothing. The victim is the old end of A1in while that holds more than K_in pages or Am is empty, else the tail of Am. The last K_out pages that left A1in are remembered.":
    "Eine geladene Seite kommt an das neue Ende von A1in oder, wenn A1out sie sich gemerkt hat, an den Anfang von Am. Ein Treffer in Am setzt die Seite an dessen Anfang; ein Treffer in A1in ändert nichts. Das Opfer ist das alte Ende von A1in, solange A1in mehr als K_in Seiten hat oder Am leer ist, sonst das Ende von Am. Die letzten K_out Seiten, die A1in verließen, werden gemerkt.",
  "Each page of Am had to be read twice, and two sizes must be chosen. A dirty victim is written alone.":
    "Jede Seite in Am musste zweimal gelesen werden, und zwei Größen sind zu wählen. Ein geändertes Opfer wird allein geschrieben.",
  "O(log B) a request.": "O(log B) je Anfrage.",
  "New pages, in the order in which they came.": "Neue Seiten in der Reihenfolge, in der sie kamen.",
  "Pages that have proven themselves, by their last use.":
    "Seiten, die sich bewährt haben, nach ihrer letzten Benutzung.",
  "Pages that left A1in and are remembered.": "Seiten, die A1in verließen und gemerkt sind.",
  "Nothing of the full version, but two steps change places: a page that returns is taken out of A1out before the victim comes in.":
    "Nichts von der vollen Fassung, aber zwei Schritte sind vertauscht: Eine Seite, die wiederkommt, wird aus A1out genommen, bevor das Opfer hineinkommt.",
  "PostgreSQL 8.0 from 8.0.2 on (release notes of 8.0.2); OpenBSD's buffer cache, in a variant (sys/kern/vfs_bio.c)":
    "PostgreSQL 8.0 ab 8.0.2 (Versionshinweise zu 8.0.2); der Puffercache von OpenBSD, in einer Variante (sys/kern/vfs_bio.c)",
  "A1in holds more than K_in pages, and page {victim} is its oldest":
    "A1in hat mehr als K_in Seiten, und Seite {victim} ist deren älteste",
  "A1in holds no more than K_in pages, so the tail of Am goes, page {victim}":
    "A1in hat nicht mehr als K_in Seiten, also geht das Ende von Am, Seite {victim}",
  "Am is empty, so the oldest page of A1in goes, page {victim}":
    "Am ist leer, also geht die älteste Seite von A1in, Seite {victim}",
  "Pages {page} and {victim} both stand in A1in, and page {victim} came first.":
    "Die Seiten {page} und {victim} stehen in A1in, und Seite {victim} kam zuerst.",
  "Page {page} stands in Am; as long as A1in holds more than K_in pages, its oldest goes, page {victim}.":
    "Seite {page} steht in Am; solange A1in mehr als K_in Seiten hat, geht deren älteste, Seite {victim}.",
  "Pages {page} and {victim} both stand in Am, and page {page} was used later.":
    "Die Seiten {page} und {victim} stehen in Am, und Seite {page} wurde später benutzt.",
  "Page {page} stands in A1in, which holds no more than K_in pages, so the tail of Am goes, page {victim}.":
    "Seite {page} steht in A1in, das nicht mehr als K_in Seiten hat, also geht das Ende von Am, Seite {victim}.",
};
