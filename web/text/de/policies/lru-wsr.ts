/** LRU-WSR: what `lru_wsr.rs` says. */
export const words = {
  "Keep dirty pages that are still in use: a dirty page leaves only after it went unused once through the list.":
    "Geänderte Seiten behalten, die noch benutzt werden: Eine geänderte Seite geht erst, wenn sie einmal unbenutzt durch die Liste gewandert ist.",
  "Every use moves the page to the head of the list. For a victim: look at the tail: clean, or dirty and cold: the victim. Dirty and not cold: to the head with its cold flag set; look again. A use clears the flag.":
    "Jede Benutzung setzt die Seite an den Anfang der Liste. Für ein Opfer: das Ende prüfen: unverändert oder geändert und kalt: das Opfer. Geändert und nicht kalt: nach vorn, als kalt markiert; weiter prüfen. Eine Benutzung löscht die Markierung.",
  "Fewer writes of pages that are still in use, for fewer hits: clean pages leave instead, and an unused dirty page goes through the list twice before it is written.":
    "Weniger Schreiben von Seiten, die noch benutzt werden, gegen weniger Treffer: Stattdessen gehen unveränderte, und eine unbenutzte geänderte Seite wandert zweimal durch die Liste, bevor sie geschrieben wird.",
  "Amortised O(1) a request: each second chance is paid for by a load or hit.":
    "Amortisiert O(1) je Anfrage: Jede zweite Chance bezahlt ein Laden oder ein Treffer.",
  "cold flag": "Kaltmarke",
  "Cold: this page had its second chance while it was dirty, and was not used since.":
    "Kalt: Diese Seite hatte ihre zweite Chance, als sie geändert war, und wurde seither nicht benutzt.",
  "Page {victim} is at the LRU end, and a clean page gets no second chance":
    "Seite {victim} steht am LRU-Ende, und eine unveränderte Seite bekommt keine zweite Chance",
  "Page {victim} is at the LRU end and cold, so it had its second chance":
    "Seite {victim} steht am LRU-Ende und ist kalt, sie hatte ihre zweite Chance also schon",
  "{chances} at the LRU end: dirty and not cold, so a second chance at the head, with the cold flag set. Then page {victim} is at the LRU end, and a clean page gets none":
    "{chances} am LRU-Ende: geändert und nicht kalt, also eine zweite Chance ganz vorn, als kalt markiert. Dann steht Seite {victim} am LRU-Ende, und eine unveränderte Seite bekommt keine",
  "{chances} at the LRU end: dirty and not cold, so a second chance at the head, with the cold flag set. Then page {victim} is at the LRU end and cold":
    "{chances} am LRU-Ende: geändert und nicht kalt, also eine zweite Chance ganz vorn, als kalt markiert. Dann steht Seite {victim} am LRU-Ende und ist kalt",
  "The Writer passes {chances}: dirty and not cold, so a second chance at the head, with the cold flag set.":
    "Der Writer übergeht {chances}: geändert und nicht kalt, also eine zweite Chance ganz vorn, als kalt markiert.",
  "All pages are dirty and not cold: each gets a second chance, and the search comes back to page {victim} first.":
    "Alle Seiten sind geändert und nicht kalt: Jede bekommt eine zweite Chance, und die Suche kommt zuerst zu Seite {victim} zurück.",
  "Page {page} is dirty and its cold flag is not set: it gets a second chance.":
    "Seite {page} ist geändert und nicht als kalt markiert: Sie bekommt eine zweite Chance.",
  "The search goes from the LRU end and meets page {victim}, which is cold, before page {page}.":
    "Die Suche beginnt am LRU-Ende und trifft Seite {victim}, die kalt ist, vor Seite {page}.",
  "The search goes from the LRU end and meets page {victim}, which is clean, before page {page}.":
    "Die Suche beginnt am LRU-Ende und trifft Seite {victim}, die unverändert ist, vor Seite {page}.",
};
