/** Second Chance: what `_second_chance.rs` says. */
export const words = {
  "The page that came first goes first, unless it was used since: then it gets a second chance.":
    "Die Seite, die zuerst kam, geht zuerst, es sei denn, sie wurde seither benutzt: dann bekommt sie eine zweite Chance.",
  "A loaded page goes to the head of the list, its reference bit 0; a hit sets the bit. For a victim: look at the tail. Bit 0: the victim. Bit 1: to the head with bit 0; look again.":
    "Eine geladene Seite kommt an den Anfang der Liste, ihr Referenzbit ist 0; ein Treffer setzt das Bit. Für ein Opfer: das Ende prüfen. Bit 0: das Opfer. Bit 1: an den Anfang mit Bit 0; weiter prüfen.",
  "A dirty victim is written alone, as with FIFO.":
    "Ein geändertes Opfer wird allein geschrieben, wie bei FIFO.",
  "Amortised O(1) a request: each second chance is paid for by a hit.":
    "Amortisiert O(1) je Anfrage: Jede zweite Chance bezahlt ein Treffer.",
  "reference bit": "Referenzbit",
  "This page was hit since it was loaded or got its last second chance.":
    "Diese Seite wurde getroffen, seit sie geladen wurde oder ihre letzte zweite Chance bekam.",
  "Page {victim} is the oldest, and its reference bit is 0":
    "Seite {victim} ist die älteste, und ihr Referenzbit ist 0",
  "{chances} older, but with reference bit 1, so a second chance at the head with bit 0. Then page {victim} is the oldest with bit 0":
    "{chances}: älter, aber mit Referenzbit 1, also eine zweite Chance am Anfang mit Bit 0. Dann ist Seite {victim} die älteste mit Bit 0",
  "Page {page} has reference bit 1: before it goes, it gets a second chance.":
    "Seite {page} hat das Referenzbit 1: Bevor sie geht, bekommt sie eine zweite Chance.",
  "Pages {page} and {victim} have the same reference bit, {badge}, and page {victim} is older.":
    "Die Seiten {page} und {victim} haben dasselbe Referenzbit, {badge}, und Seite {victim} ist älter.",
};
