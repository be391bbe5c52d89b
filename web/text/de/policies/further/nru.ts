/** NRU: what `nru.rs` says, and `period.rs` with it. */
export const words = {
  Period: "Periode",
  "After how many requests all reference bits are cleared.":
    "Nach wie vielen Anfragen alle Referenzbits gelöscht werden.",
  "In a short period few pages are used, and all others look alike; in a long one nearly all are used, and these look alike.":
    "In einer kurzen Periode werden wenige Seiten benutzt, und alle anderen sehen gleich aus; in einer langen werden fast alle benutzt, und diese sehen gleich aus.",
  "Evict a page that was not used lately, and if possible one that need not be written.":
    "Eine Seite verdrängen, die zuletzt nicht benutzt wurde, und wenn möglich eine, die nicht geschrieben werden muss.",
  "A load or hit sets the page's reference bit; once a period all bits are cleared. The victim is of the first class that has pages: not referenced and clean; not referenced and dirty; referenced and clean; referenced and dirty. In the class it is the first page from the hand on; the hand then stands one past it.":
    "Ein Laden oder ein Treffer setzt das Referenzbit der Seite; einmal je Periode werden alle Bits gelöscht. Das Opfer kommt aus der ersten Klasse, die Seiten hat: nicht referenziert und unverändert; nicht referenziert und geändert; referenziert und unverändert; referenziert und geändert. In der Klasse ist es die erste Seite vom Zeiger an; danach steht der Zeiger eins hinter ihr.",
  "Fewer writes: of pages with the same reference bit the clean ones go first. Within a class it cannot tell pages apart, and just after a clearing no page is referenced.":
    "Weniger Schreiben: Von Seiten mit demselben Referenzbit gehen die unveränderten zuerst. Innerhalb einer Klasse kann sie Seiten nicht unterscheiden, und gleich nach dem Löschen ist keine referenziert.",
  "O(log64 B) a request; a clearing O(B) once a period.":
    "O(log64 B) je Anfrage; ein Löschen O(B), einmal je Periode.",
  "reference bit": "Referenzbit",
  "This page was used since the bits were last cleared.":
    "Diese Seite wurde benutzt, seit die Bits zuletzt gelöscht wurden.",
  "The random choice within a class, in whose place there is a hand. Periods are counted in requests, not in time.":
    "Die zufällige Wahl innerhalb einer Klasse, an deren Stelle ein Zeiger steht. Perioden zählen in Anfragen, nicht in Zeit.",
  "From the hand on, page {victim} is the first that is clean and not referenced":
    "Vom Zeiger an ist Seite {victim} die erste, die unverändert und nicht referenziert ist",
  "No page is clean and not referenced; from the hand on, page {victim} is the first that is dirty and not referenced":
    "Keine Seite ist unverändert und nicht referenziert; vom Zeiger an ist Seite {victim} die erste, die geändert und nicht referenziert ist",
  "Every page is referenced; from the hand on, page {victim} is the first clean one":
    "Alle Seiten sind referenziert; vom Zeiger an ist Seite {victim} die erste unveränderte",
  "Every page is referenced and dirty; page {victim} is the first from the hand on":
    "Alle Seiten sind referenziert und geändert; Seite {victim} ist die erste vom Zeiger an",
  "Pages {page} and {victim} are of the same class, and the hand comes to page {victim} first.":
    "Die Seiten {page} und {victim} sind in derselben Klasse, und der Zeiger kommt zuerst zu Seite {victim}.",
  "Page {page} is referenced, page {victim} is not.": "Seite {page} ist referenziert, Seite {victim} nicht.",
  "Pages {page} and {victim} have the same reference bit, but page {page} is dirty and page {victim} is clean, so it need not be written.":
    "Die Seiten {page} und {victim} haben dasselbe Referenzbit, aber Seite {page} ist geändert und Seite {victim} unverändert, sie muss also nicht geschrieben werden.",
};
