/** CLOCK-Pro: what `clock_pro.rs` says. */
export const words = {
  "Least cold pages": "Mindestzahl kalter Seiten",
  "The least target of cold pages, at which it begins.":
    "Das kleinste Ziel für kalte Seiten, mit dem es beginnt.",
  "A small one protects hot pages best, a large one gives new pages more time to be used again.":
    "Ein kleines schützt heiße Seiten am besten, ein großes gibt neuen Seiten mehr Zeit, wieder benutzt zu werden.",
  Ghosts: "Geister",
  "How many cold pages that left in their test period are remembered.":
    "Wie viele kalte Seiten, die in ihrer Probezeit gingen, gemerkt werden.",
  "A page that comes back while it is remembered may become hot; with 0 only a hit can make it so.":
    "Eine Seite, die wiederkommt, solange sie gemerkt ist, kann heiß werden; mit 0 kann das nur ein Treffer bewirken.",
  "LIRS as a clock: a page is hot if it is asked for again soon enough, and a hit sets one bit.":
    "LIRS als Uhr: Eine Seite ist heiß, wenn sie bald genug wieder verlangt wird, und ein Treffer setzt ein Bit.",
  "Pages are hot or cold: the first ones hot, as long as there are free frames and room for the least target of cold pages, later ones cold. A cold page is in its test period as long as there is a hot page that was loaded or passed over before it; asked for again in that time, in the pool or as a ghost, it becomes hot. For a victim look at the oldest cold page: bit 0: it goes, in its test period with a ghost; bit 1: hot or cold anew, with bit 0; look again. The hot hand makes hot pages with bit 0 cold where there are too many. Returning pages make the target of cold pages larger, forgotten ghosts make it smaller.":
    "Seiten sind heiß oder kalt: die ersten heiß, solange Rahmen frei sind und Platz für das kleinste Ziel kalter Seiten bleibt, spätere kalt. Eine kalte Seite ist in ihrer Probezeit, solange es eine heiße gibt, die vor ihr geladen oder übergangen wurde; in dieser Zeit wieder verlangt, im Pool oder als Geist, wird sie heiß. Für ein Opfer die älteste kalte Seite prüfen: Bit 0: Sie geht, in ihrer Probezeit mit einem Geist; Bit 1: erneut heiß oder kalt, mit Bit 0; weiter prüfen. Der heiße Zeiger macht heiße Seiten mit Bit 0 kalt, wo es zu viele gibt. Wiederkehrende Seiten vergrößern das Ziel für kalte Seiten, vergessene Geister verkleinern es.",
  "A hit sets one bit. A loop that is longer than the pool hits all pages that became hot first, and a scan passes through the cold pages. A page that comes to be popular is missed once more before it is hot. A dirty victim is written alone.":
    "Ein Treffer setzt ein Bit. Eine Schleife, die länger als der Pool ist, trifft alle Seiten, die zuerst heiß wurden, und ein Scan läuft durch die kalten Seiten. Eine Seite, die beliebt wird, wird noch einmal verfehlt, bevor sie heiß ist. Ein geändertes Opfer wird allein geschrieben.",
  "Amortised O(1) a request: each bit that is set costs one look.":
    "Amortisiert O(1) je Anfrage: Jedes gesetzte Bit kostet eine Prüfung.",
  "Hands on one list, where a cold page's test period ends as the hot hand passes it: told by stamps here, as in Caffeine's ClockProSimple. The target moves by ghosts and by cold pages with the bit, not by resident cold pages whose test ends unseen. The paper has no numbers for the target's bounds; 1% is Caffeine's.":
    "Zeiger auf einer einzigen Liste, auf der die Probezeit einer kalten Seite endet, wenn der heiße Zeiger an ihr vorbeikommt: Hier sagen das Stempel, wie in Caffeines ClockProSimple. Das Ziel bewegt sich durch Geister und durch kalte Seiten mit Bit, nicht durch kalte Seiten im Pool, deren Probezeit unbemerkt endet. Der Artikel hat keine Zahlen für die Grenzen des Ziels; 1% ist von Caffeine.",
  "NetBSD, as a choice when the kernel is built (sys/uvm/uvm_pdpolicy_clockpro.c)":
    "NetBSD, zur Wahl beim Bau des Kerns (sys/uvm/uvm_pdpolicy_clockpro.c)",
  "reference bit": "Referenzbit",
  "Set by a hit, cleared when a hand passes.": "Ein Treffer setzt es, ein Zeiger löscht es im Vorbeigehen.",
  hot: "heiß",
  "Pages that were asked for again in their test period.":
    "Seiten, die in ihrer Probezeit wieder verlangt wurden.",
  cold: "kalt",
  "All other pages, the first to go.": "Alle anderen Seiten, die zuerst gehen.",
  ghosts: "Geister",
  "Cold pages that left in their test period, with their stamps.":
    "Kalte Seiten, die in ihrer Probezeit gingen, mit ihren Stempeln.",
  target: "Ziel",
  "How many pages may be cold before hot ones must make room.":
    "Wie viele Seiten kalt sein dürfen, bevor heiße Platz machen müssen.",
  clock: "Uhr",
  "The last stamp given.": "Der zuletzt vergebene Stempel.",
  stamp: "Stempel",
  "When it was loaded or last passed over; 0: prefetched, unused.":
    "Wann sie geladen oder zuletzt übergangen wurde; 0: vorab gelesen, unbenutzt.",
  "Page {victim} is the oldest cold page, and its bit is 0":
    "Seite {victim} ist die älteste kalte Seite, und ihr Bit ist 0",
  "{chances} passed over: bit 1, so hot or cold anew with bit 0. Then page {victim} is the oldest cold page, and its bit is 0":
    "{chances} übergangen: Bit 1, also erneut heiß oder kalt mit Bit 0. Dann ist Seite {victim} die älteste kalte Seite, und ihr Bit ist 0",
  "Page {page} is hot. Cold pages go first, here page {victim}.":
    "Seite {page} ist heiß. Kalte Seiten gehen zuerst, hier Seite {victim}.",
  "Page {page} has bit 1: the search passes over it once, and clears the bit.":
    "Seite {page} hat Bit 1: Die Suche übergeht sie einmal und löscht das Bit.",
  "The search comes to page {victim} before page {page}.":
    "Die Suche kommt zu Seite {victim} vor Seite {page}.",
};
