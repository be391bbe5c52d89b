/** CCF-LRU: what `ccf_lru.rs` says. */
export const words = {
  "A clean page that was used once is worth least and goes first; a dirty page gets time to be used again.":
    "Eine unveränderte Seite, die einmal benutzt wurde, ist am wenigsten wert und geht zuerst; eine geänderte bekommt Zeit, wieder benutzt zu werden.",
  "A page loaded by a read goes to the head of the cold clean list; a page loaded by a write, and any page on a hit, goes to the head of the mixed list, hot. The victim is the tail of the cold clean list. If that is empty, look at the tail of the mixed list. Cold: the victim. Hot: it becomes cold and goes to the head of the mixed list if dirty, of the cold clean list if clean; look again. If no page is left to look at, the victim is the tail of the cold clean list.":
    "Eine durch Lesen geladene Seite kommt an den Anfang der kalten unveränderten Liste; eine durch Schreiben geladene und jede bei einem Treffer kommt heiß an den Anfang der gemischten Liste. Das Opfer ist das Ende der kalten unveränderten Liste. Ist diese leer: das Ende der gemischten Liste prüfen. Kalt: das Opfer. Heiß: Sie wird kalt und kommt geändert an den Anfang der gemischten Liste, unverändert an den der kalten unveränderten; weiter prüfen. Ist keine Seite mehr zu prüfen, ist das Opfer das Ende der kalten unveränderten Liste.",
  "Fewer writes for fewer hits: a page that was only read once goes before any other. A dirty victim is written alone.":
    "Weniger Schreiben gegen weniger Treffer: Eine nur einmal gelesene Seite geht vor jeder anderen. Ein geändertes Opfer wird allein geschrieben.",
  "Amortised O(log64 B) a request: each page that cools is paid for by a load or hit.":
    "Amortisiert O(log64 B) je Anfrage: Jede Seite, die kalt wird, bezahlt ein Laden oder ein Treffer.",
  "cold flag": "Kaltmarke",
  "Cold: loaded by a read and not hit since, or not hit since a search for a victim passed over it.":
    "Kalt: durch Lesen geladen und seither nicht getroffen, oder nicht getroffen, seit eine Suche nach einem Opfer sie überging.",
  "cold clean list": "kalte unveränderte Liste",
  "Clean pages that go first, by their last use.":
    "Unveränderte Seiten, die zuerst gehen, nach ihrer letzten Benutzung.",
  "mixed list": "gemischte Liste",
  "Hot pages and dirty ones, by their last use or second chance.":
    "Heiße und geänderte Seiten, nach ihrer letzten Benutzung oder zweiten Chance.",
  "Nothing known. Public versions differ in whether a page loaded by a write is cold; here it is hot.":
    "Nichts Bekanntes. Öffentliche Fassungen unterscheiden sich darin, ob eine durch Schreiben geladene Seite kalt ist; hier ist sie heiß.",
  "Page {victim} is at the tail of the cold clean list":
    "Seite {victim} steht am Ende der kalten unveränderten Liste",
  "No page is cold and clean; page {victim} is at the tail of the mixed list, and cold":
    "Keine Seite ist kalt und unverändert; Seite {victim} steht am Ende der gemischten Liste und ist kalt",
  "No page is cold and clean. {chances} at the tail of the mixed list: hot, so cooled and passed over. Then page {victim} is at its tail, and cold":
    "Keine Seite ist kalt und unverändert. {chances} am Ende der gemischten Liste: heiß, also nun kalt und übergangen. Dann steht Seite {victim} an deren Ende und ist kalt",
  "{chances} in the mixed list: hot and clean, so cooled and moved to the cold clean list. Page {victim} is at its tail":
    "{chances} in der gemischten Liste: heiß und unverändert, also nun kalt und in der kalten unveränderten Liste. Seite {victim} steht an deren Ende",
  "Page {page} is not in the cold clean list; as long as that has pages, its tail goes, page {victim}.":
    "Seite {page} ist nicht in der kalten unveränderten Liste; solange diese Seiten hat, geht ihr Ende, Seite {victim}.",
  "Pages {page} and {victim} stand in the cold clean list, and page {victim} is nearer its tail.":
    "Die Seiten {page} und {victim} stehen in der kalten unveränderten Liste, und Seite {victim} steht näher an deren Ende.",
  "No page is cold and clean; page {page} is hot, and must cool before it goes.":
    "Keine Seite ist kalt und unverändert; Seite {page} ist heiß und muss erst kalt werden, bevor sie geht.",
  "Pages {page} and {victim} stand in the mixed list, and page {victim} is nearer its tail.":
    "Die Seiten {page} und {victim} stehen in der gemischten Liste, und Seite {victim} steht näher an deren Ende.",
  "No page is cold: the search cools one after the other, and page {victim} is the first that it can take.":
    "Keine Seite ist kalt: Die Suche macht eine nach der anderen kalt, und Seite {victim} ist die erste, die sie nehmen kann.",
};
