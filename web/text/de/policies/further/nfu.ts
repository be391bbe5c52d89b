/** NFU and Aging: what `nfu.rs` says, and `period.rs` with it. */
export const words = {
  Period: "Periode",
  "After how many requests all reference bits are cleared.":
    "Nach wie vielen Anfragen alle Referenzbits gelöscht werden.",
  "In a short period few pages are used, and all others look alike; in a long one nearly all are used, and these look alike.":
    "In einer kurzen Periode werden wenige Seiten benutzt, und alle anderen sehen gleich aus; in einer langen werden fast alle benutzt, und diese sehen gleich aus.",
  "Width of a count": "Breite eines Zählers",
  bits: "Bit",
  "0 is plain NFU. Any other number is Aging, with counts of that many bits, halved once a period.":
    "0 ist das einfache NFU. Jede andere Zahl ist Aging, mit Zählern aus so vielen Bit, die einmal je Periode halbiert werden.",
  "Plain NFU never forgets that a page was popular; Aging forgets it in as many periods as a count has bits.":
    "Das einfache NFU vergisst nie, dass eine Seite beliebt war; Aging vergisst es in so vielen Perioden, wie ein Zähler Bit hat.",
  "Count the periods in which each page was used, and evict the page with the lowest count; Aging halves the counts, so that old periods weigh less.":
    "Zählen, in wie vielen Perioden jede Seite benutzt wurde, und die mit dem kleinsten Zähler verdrängen; Aging halbiert die Zähler, damit alte Perioden weniger wiegen.",
  "A load or hit sets the page's reference bit. Once a period the bits are added to the counts and cleared; with Aging each count is halved first, and the bit becomes its highest. The victim has the lowest count; of several it is the first from the hand on, and the hand then stands one past it.":
    "Ein Laden oder ein Treffer setzt das Referenzbit der Seite. Einmal je Periode werden die Bits zu den Zählern addiert und gelöscht; bei Aging wird jeder Zähler erst halbiert, und das Bit wird sein höchstes. Das Opfer hat den kleinsten Zähler; von mehreren ist es die erste Seite vom Zeiger an, und der Zeiger steht danach eins hinter ihr.",
  "Within a period, one use counts as much as many. Plain NFU keeps pages that were popular long ago. A dirty victim is written alone.":
    "Innerhalb einer Periode zählt eine Benutzung so viel wie viele. Das einfache NFU behält Seiten, die vor langer Zeit beliebt waren. Ein geändertes Opfer wird allein geschrieben.",
  "O(log B) a request; the end of a period O(B log B).":
    "O(log B) je Anfrage; das Ende einer Periode O(B log B).",
  "reference bit": "Referenzbit",
  "This page was used in this period.": "Diese Seite wurde in dieser Periode benutzt.",
  count: "Zähler",
  "Periods in which the page was used; with Aging later ones weigh more.":
    "Perioden, in denen die Seite benutzt wurde; bei Aging wiegen spätere mehr.",
  "Periods are counted in requests, not in time.": "Perioden zählen in Anfragen, nicht in Zeit.",
  "Of the pages with the lowest count, page {victim} is the first from the hand on":
    "Von den Seiten mit dem kleinsten Zähler ist Seite {victim} die erste vom Zeiger an",
  "Page {page} has a higher count than page {victim}: it was used in more periods, or in later ones.":
    "Seite {page} hat einen größeren Zähler als Seite {victim}: Sie wurde in mehr Perioden benutzt oder in späteren.",
  "Pages {page} and {victim} have the same count, and the hand comes to page {victim} first.":
    "Die Seiten {page} und {victim} haben denselben Zähler, und der Zeiger kommt zuerst zu Seite {victim}.",
};
