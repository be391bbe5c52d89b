/** Second Chance: what `second_chance.rs` says. */
export const words = {
  "Bit of a loaded page": "Bit einer geladenen Seite",
  "The reference bit that a page is loaded with.": "Das Referenzbit, mit dem eine Seite geladen wird.",
  "Textbooks set it, since being loaded is a reference; with 0 only a hit gives a page a second chance.":
    "Lehrbücher setzen es, denn auch das Laden ist eine Benutzung; mit 0 gibt nur ein Treffer einer Seite eine zweite Chance.",
  "The page that came first goes first, unless it was used since: then it goes round once more.":
    "Die Seite, die zuerst kam, geht zuerst, es sei denn, sie wurde seither benutzt: dann macht sie noch eine Runde.",
  "A loaded page goes to the new end of the queue, with reference bit 0 unless set otherwise; a hit makes the bit 1. For a victim: look at the old end. Bit 0: the victim. Bit 1: to the new end with bit 0; look again.":
    "Eine geladene Seite kommt an das neue Ende der Warteschlange, mit Referenzbit 0, wenn nichts anderes eingestellt ist; ein Treffer macht das Bit zu 1. Für ein Opfer: das alte Ende prüfen. Bit 0: das Opfer. Bit 1: an das neue Ende mit Bit 0; weiter prüfen.",
  "One bit tells whether a page was used, not how often or when. Where every bit is 1, the oldest page goes as in FIFO. A dirty victim is written alone.":
    "Ein Bit sagt, ob eine Seite benutzt wurde, nicht wie oft oder wann. Sind alle Bits 1, geht die älteste Seite wie bei FIFO. Ein geändertes Opfer wird allein geschrieben.",
  "Amortised O(log64 B) a request: each second chance is paid for by a hit or load.":
    "Amortisiert O(log64 B) je Anfrage: Jede zweite Chance bezahlt ein Treffer oder ein Laden.",
  "reference bit": "Referenzbit",
  "Set by a hit, cleared by a second chance.": "Ein Treffer setzt es, eine zweite Chance löscht es.",
  queue: "Warteschlange",
  "All pages in the order in which they came or got their last second chance.":
    "Alle Seiten in der Reihenfolge, in der sie kamen oder ihre letzte zweite Chance bekamen.",
  "The textbooks' ring of frames with a hand: on demand it evicts the same pages as this queue.":
    "Der Ring der Lehrbücher aus Rahmen mit einem Zeiger: Ohne Vorablesen verdrängt er dieselben Seiten wie diese Warteschlange.",
  "Multics (the source)": "Multics (die Quelle)",
  "Page {victim} is the oldest, and its reference bit is 0":
    "Seite {victim} ist die älteste, und ihr Referenzbit ist 0",
  "{chances} older, but with reference bit 1, so a second chance at the new end with bit 0. Then page {victim} is the oldest with bit 0":
    "{chances}: älter, aber mit Referenzbit 1, also eine zweite Chance am neuen Ende mit Bit 0. Dann ist Seite {victim} die älteste mit Bit 0",
  "Page {page} has reference bit 1: before it goes, it gets a second chance.":
    "Seite {page} hat das Referenzbit 1: Bevor sie geht, bekommt sie eine zweite Chance.",
  "Pages {page} and {victim} have the same reference bit, {badge}, and page {victim} is older.":
    "Die Seiten {page} und {victim} haben dasselbe Referenzbit, {badge}, und Seite {victim} ist älter.",
};
