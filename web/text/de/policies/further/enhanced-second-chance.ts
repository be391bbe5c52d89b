/** Enhanced Second Chance: what `enhanced_second_chance.rs` says. */
export const words = {
  "Third chance": "Dritte Chance",
  "Whether a dirty page gets one chance more before it goes: the third chance.":
    "Ob eine geänderte Seite noch eine Chance bekommt, bevor sie geht: die dritte Chance.",
  "With 1 the search goes round once and spares each dirty page with bit 0 once, in place of looking for a clean one first.":
    "Mit 1 geht die Suche einfach im Kreis und verschont jede geänderte Seite mit Bit 0 einmal, statt zuerst eine saubere zu suchen.",
  "Second Chance that looks at the modified bit too: of pages that were not used the clean ones go first.":
    "Second Chance, das auch auf das Änderungsbit sieht: Von Seiten, die nicht benutzt wurden, gehen die sauberen zuerst.",
  "A load or hit makes the reference bit 1. For a victim a turn over all pages, from the oldest: the first that is clean with bit 0; no bit changes. None: a second turn: the first that is dirty with bit 0; what it passes gets bit 0. None: both turns again, with all bits 0. Pages that were passed go to the new end.":
    "Laden oder ein Treffer setzt das Referenzbit auf 1. Für ein Opfer eine Runde über alle Seiten, von der ältesten an: die erste saubere mit Bit 0; kein Bit ändert sich. Keine: eine zweite Runde: die erste geänderte mit Bit 0; was sie übergeht, bekommt Bit 0. Keine: beide Runden noch einmal, mit lauter Bits 0. Übergangene Seiten kommen ans neue Ende.",
  "Fewer writes: a dirty page goes only where no clean one has bit 0. A search may look at each page four times. Pages that are written often stay longer than pages that are read as often.":
    "Weniger Schreibvorgänge: Eine geänderte Seite geht nur, wo keine saubere Bit 0 hat. Eine Suche kann jede Seite viermal ansehen. Oft geschriebene Seiten bleiben länger als ebenso oft gelesene.",
  "Amortised O(log64 B) a request: a turn that changes no bit is a look into an index; each bit that is cleared was set by a hit or load.":
    "Amortisiert O(log64 B) je Anfrage: Eine Runde, die kein Bit ändert, ist ein Blick in einen Index; jedes gelöschte Bit hat ein Treffer oder Laden gesetzt.",
  "Bits that are cleared at fixed times, as some exercises under this name have it: that is NRU.":
    "Bits, die zu festen Zeiten gelöscht werden, wie manche Aufgaben es unter diesem Namen haben: Das ist NRU.",
  "reference bit": "Referenzbit",
  "Set by a load or hit, cleared by the second turn.":
    "Laden oder ein Treffer setzt es, die zweite Runde löscht es.",
  queue: "Warteschlange",
  "All pages in the order in which they came or were last passed.":
    "Alle Seiten in der Reihenfolge, in der sie kamen oder zuletzt übergangen wurden.",
  spared: "verschont",
  "1 if the page got its third chance: it is dirty, and goes next time.":
    "1, wenn die Seite ihre dritte Chance hatte: Sie ist geändert und geht beim nächsten Mal.",
  "Page {victim} is the oldest clean page with bit 0":
    "Seite {victim} ist die älteste saubere Seite mit Bit 0",
  "No clean page has bit 0, so the oldest dirty one with bit 0 goes, page {victim}":
    "Keine saubere Seite hat Bit 0, also geht die älteste geänderte mit Bit 0, Seite {victim}",
  "No clean page has bit 0. {chances} passed on the second turn, which makes the bit 0. Then page {victim} is the first dirty one with bit 0":
    "Keine saubere Seite hat Bit 0. {chances} in der zweiten Runde übergangen, die das Bit auf 0 setzt. Dann ist Seite {victim} die erste geänderte mit Bit 0",
  "Every bit is 1, and the second turn makes it 0. Then page {victim} is the oldest clean page":
    "Jedes Bit ist 1, und die zweite Runde setzt es auf 0. Dann ist Seite {victim} die älteste saubere Seite",
  "Every page is dirty and has bit 1, which the second turn makes 0. Then the oldest goes, page {victim}":
    "Jede Seite ist geändert und hat Bit 1, das die zweite Runde auf 0 setzt. Dann geht die älteste, Seite {victim}",
  "Every bit is 1. {chances} passed on the second turn, which makes the bit 0. Then page {victim} is the oldest clean page":
    "Jedes Bit ist 1. {chances} in der zweiten Runde übergangen, die das Bit auf 0 setzt. Dann ist Seite {victim} die älteste saubere Seite",
  "Every page is dirty and has bit 1. {chances} passed on the second turn, which makes the bit 0. Then the oldest goes, page {victim}":
    "Jede Seite ist geändert und hat Bit 1. {chances} in der zweiten Runde übergangen, die das Bit auf 0 setzt. Dann geht die älteste, Seite {victim}",
  "Page {victim} is the oldest, has bit 0, and is clean or was spared before":
    "Seite {victim} ist die älteste, hat Bit 0 und ist sauber oder wurde schon verschont",
  "{chances} passed over: bit 1 is made 0, and a dirty page with bit 0 is spared once. Then page {victim} has bit 0, and is clean or was spared before":
    "{chances} übergangen: Bit 1 wird 0, und eine geänderte Seite mit Bit 0 wird einmal verschont. Dann hat Seite {victim} Bit 0 und ist sauber oder wurde schon verschont",
  "Page {page} has bit 1, page {victim} has bit 0, and such pages go first.":
    "Seite {page} hat Bit 1, Seite {victim} hat Bit 0, und solche Seiten gehen zuerst.",
  "Pages {page} and {victim} have the same bit, {badge}, but page {page} is dirty and page {victim} is clean, so it need not be written.":
    "Die Seiten {page} und {victim} haben dasselbe Bit, {badge}, aber Seite {page} ist geändert und Seite {victim} sauber, muss also nicht geschrieben werden.",
  "Pages {page} and {victim} have the same bit, {badge}, and either both are dirty or none, and page {victim} is older.":
    "Die Seiten {page} und {victim} haben dasselbe Bit, {badge}, und beide sind geändert oder keine, und Seite {victim} ist älter.",
  "The search passes over page {page} more often than over page {victim}: once if its bit is 1, and once if it is dirty and was not spared yet.":
    "Die Suche übergeht Seite {page} öfter als Seite {victim}: einmal, wenn ihr Bit 1 ist, und einmal, wenn sie geändert und noch nicht verschont ist.",
  "The search passes over pages {page} and {victim} equally often, and page {victim} is older.":
    "Die Suche übergeht die Seiten {page} und {victim} gleich oft, und Seite {victim} ist älter.",
};
