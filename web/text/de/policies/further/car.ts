/** CAR: what `car.rs` says. */
export const words = {
  "ARC without moving a page at a hit: two clocks in place of two lists.":
    "ARC, ohne bei einem Treffer eine Seite zu bewegen: zwei Uhren statt zweier Listen.",
  "T1 has pages seen once lately, T2 those seen more often, each as a clock; B1 and B2 are their ghosts. A page that was a ghost of B1 makes the target p of T1 larger, one of B2 smaller, and is loaded into T2; any other page into T1. A hit sets the page's bit. While T1 is at least as long as p, and has a page, look at its old end, else at that of T2. Bit 0: the victim. Bit 1: to the new end of T2 with bit 0; look again.":
    "T1 hat Seiten, die zuletzt einmal vorkamen, T2 die häufigeren, beide als Uhr; B1 und B2 sind ihre Geister. Eine Seite, die ein Geist aus B1 war, vergrößert das Ziel p von T1, eine aus B2 verkleinert es, und beide werden in T2 geladen; jede andere in T1. Ein Treffer setzt das Bit der Seite. Solange T1 mindestens so lang wie p ist und eine Seite hat, wird sein altes Ende geprüft, sonst das von T2. Bit 0: das Opfer. Bit 1: an das neue Ende von T2 mit Bit 0; weiter prüfen.",
  "A hit sets one bit, nothing must be chosen, and a scan passes through T1. The search clears the bits of popular pages too. A dirty victim is written alone.":
    "Ein Treffer setzt ein Bit, nichts ist zu wählen, und ein Scan läuft durch T1. Die Suche löscht auch die Bits beliebter Seiten. Ein geändertes Opfer wird allein geschrieben.",
  "Amortised O(log B) a request: each bit that is set costs one look.":
    "Amortisiert O(log B) je Anfrage: Jedes gesetzte Bit kostet eine Prüfung.",
  "Nothing. The ghosts are trimmed after each load, which on demand is the paper's replacement of its directory. Caffeine divides whole numbers for p. The paper sets no bit on a load; one copy of its listing sets it for a ghost of B2, and is not followed.":
    "Nichts. Die Geister werden nach jedem Laden gekürzt: Ohne Vorablesen ist das die Verdrängung aus dem Verzeichnis im Artikel. Caffeine teilt für p ganze Zahlen. Der Artikel setzt beim Laden kein Bit; eine Abschrift seines Pseudocodes setzt es für einen Geist aus B2, dem folgen wir nicht.",
  "reference bit": "Referenzbit",
  "Set by a hit, cleared when the search passes.":
    "Ein Treffer setzt es, die Suche löscht es im Vorbeigehen.",
  "Pages seen once lately, in the order in which they came.":
    "Seiten, die zuletzt einmal vorkamen, in der Reihenfolge, in der sie kamen.",
  "Pages seen more often, as they came or were last passed over.":
    "Häufigere Seiten in der Reihenfolge, in der sie kamen oder zuletzt übergangen wurden.",
  "Pages that left T1.": "Seiten, die T1 verließen.",
  "Pages that left T2.": "Seiten, die T2 verließen.",
  "Target length of T1, moved by each miss on a ghost.":
    "Ziel für die Länge von T1; jeder Fehlzugriff auf einen Geist verschiebt es.",
  "T1 has reached its target p, and its oldest page, {victim}, has bit 0":
    "T1 hat sein Ziel p erreicht, und seine älteste Seite, {victim}, hat Bit 0",
  "T1 is shorter than its target p, and the oldest page of T2, {victim}, has bit 0":
    "T1 ist kürzer als sein Ziel p, und die älteste Seite von T2, {victim}, hat Bit 0",
  "{chances} passed over: bit 1, so to the new end of T2 with bit 0. Then page {victim} is the oldest of T1, which has reached its target p, and has bit 0":
    "{chances} übergangen: Bit 1, also an das neue Ende von T2 mit Bit 0. Dann ist Seite {victim} die älteste von T1, das sein Ziel p erreicht hat, und hat Bit 0",
  "{chances} passed over: bit 1, so to the new end of T2 with bit 0. Then T1 is shorter than its target p or empty, and the oldest page of T2, {victim}, has bit 0":
    "{chances} übergangen: Bit 1, also an das neue Ende von T2 mit Bit 0. Dann ist T1 kürzer als sein Ziel p oder leer, und die älteste Seite von T2, {victim}, hat Bit 0",
  "Page {page} has bit 1: the search passes over it once, and clears the bit.":
    "Seite {page} hat Bit 1: Die Suche übergeht sie einmal und löscht das Bit.",
  "Page {page} stands in T2; T1 has reached its target p, so one of its pages goes, page {victim}.":
    "Seite {page} steht in T2; T1 hat sein Ziel p erreicht, also geht eine seiner Seiten, Seite {victim}.",
  "Page {page} stands in T1, which does not reach its target p, so T2 gives up a page, {victim}.":
    "Seite {page} steht in T1, das sein Ziel p nicht erreicht, also gibt T2 eine Seite ab, {victim}.",
  "The search comes to page {victim} before page {page}.":
    "Die Suche kommt zu Seite {victim} vor Seite {page}.",
};
