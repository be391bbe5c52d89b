/** Why another page does not go: the engine's answers to wrong guesses. */
export const whyNot: Readonly<Record<string, string>> = {
  "Page {page} was used later than page {victim}.": "Seite {page} wurde später benutzt als Seite {victim}.",
  "Page {victim} was prefetched to the LRU end and not used since; page {page} stands nearer the MRU end.":
    "Seite {victim} wurde vorab an das LRU-Ende gelesen und seither nicht benutzt; Seite {page} steht näher am MRU-Ende.",
  "Page {page} has usage count {badge}, page {victim} has {victim_badge}: the hand lowers a count by one each time it passes, and takes the first page that it finds at 0.":
    "Seite {page} hat den Nutzungszähler {badge}, Seite {victim} hat {victim_badge}: Der Zeiger verringert einen Zähler jedes Mal um eins, wenn er vorbeikommt, und nimmt die erste Seite, die er bei 0 findet.",
  "Pages {page} and {victim} have the same usage count, {badge}, and the hand comes to page {victim} first.":
    "Die Seiten {page} und {victim} haben denselben Nutzungszähler, {badge}, und der Zeiger kommt zuerst zu Seite {victim}.",
  "Page {page} stands outside the clean-first window, and in the window there is a clean page, {victim}.":
    "Seite {page} steht außerhalb des Clean-first-Fensters, und im Fenster steht eine unveränderte Seite, {victim}.",
  "Page {page} is dirty, and in the clean-first window there is a clean page, {victim}.":
    "Seite {page} ist geändert, und im Clean-first-Fenster steht eine unveränderte Seite, {victim}.",
  "Page {page} is clean too, but page {victim} is nearer the LRU end.":
    "Auch Seite {page} ist unverändert, aber Seite {victim} steht näher am LRU-Ende.",
  "Page {page} is clean, but outside the clean-first window; in the window all are dirty, so the LRU end, page {victim}, goes.":
    "Seite {page} ist unverändert, steht aber außerhalb des Clean-first-Fensters; im Fenster sind alle geändert, also geht das LRU-Ende, Seite {victim}.",
  "All pages in the clean-first window are dirty, so the order of use decides: page {page} was used later than page {victim}.":
    "Alle Seiten im Clean-first-Fenster sind geändert, also entscheidet die Reihenfolge der Benutzung: Seite {page} wurde später benutzt als Seite {victim}.",
  "All pages are dirty and not cold: each gets a second chance, and the search comes back to page {victim} first.":
    "Alle Seiten sind geändert und nicht kalt: Jede bekommt eine zweite Chance, und die Suche kommt zuerst zu Seite {victim} zurück.",
  "Page {page} is dirty and its cold flag is not set: it gets a second chance.":
    "Seite {page} ist geändert und nicht als kalt markiert: Sie bekommt eine zweite Chance.",
  "The search goes from the LRU end and meets page {victim}, which is cold, before page {page}.":
    "Die Suche beginnt am LRU-Ende und trifft Seite {victim}, die kalt ist, vor Seite {page}.",
  "The search goes from the LRU end and meets page {victim}, which is clean, before page {page}.":
    "Die Suche beginnt am LRU-Ende und trifft Seite {victim}, die unverändert ist, vor Seite {page}.",
};
